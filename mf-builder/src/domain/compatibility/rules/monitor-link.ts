import { defineRule } from '../define-rule';
import { gigabitsAt, linksTo, outputsOf, surestRate, type Outputs } from '../build-facts/picture-outputs';
import { hdrTimes } from '../tables/video-plugs';
import { judge, type Judge } from '../judge';
import { chosen, isChosen } from '../chosen-parts';
import type { CheckedPart } from '../types';

type Monitor = CheckedPart<'monitor'>;

const checkMonitor = (on: Judge, monitor: Monitor, outputs: Outputs): void => {
  const { resolution, hz } = monitor.specs;
  const inputs = on.need(monitor, 'list of inputs', monitor.specs.inputs);
  on.need(monitor, 'resolution', resolution);
  on.need(monitor, 'refresh rate', hz);
  if (inputs === undefined || resolution === undefined || hz === undefined)
    return outputs.all ? undefined : outputs.note(on);
  const pixels = resolution[0] * resolution[1];
  const { least, most } = hdrTimes(monitor.specs.hdr);
  const need = gigabitsAt(pixels, hz);
  const links = linksTo(inputs, outputs);
  if (links.some(({ sure }) => sure >= need * most)) return undefined;
  if (!outputs.all) return outputs.note(on);
  if (links.length === 0) {
    const names = (plugs: readonly string[]) => [...new Set(plugs)].join(', ') || 'none';
    const values = [
      `outputs ${names(outputs.plugs.map(({ kind }) => kind.toUpperCase()))}`,
      `inputs ${names(inputs.map(({ kind }) => kind))}`,
    ] as const;
    return on.warn(
      `${monitor.name} shares no plug with this PC and needs an adapter: ${values.join(', ')}.`,
      values,
      `an adapter for the plug of ${monitor.name}`,
    );
  }
  if (links.some(({ sure }) => sure >= need * least)) return on.missing(`whether ${monitor.name} shows HDR`);
  if (links.some(({ best }) => best >= need * least))
    return on.missing(`the version or compression of the plug between ${monitor.name} and this PC`);
  const reach = surestRate(links, pixels * least);
  return on.warn(
    `${monitor.name} does not reach its refresh rate on this PC's outputs: ${hz} Hz screen, ${reach} Hz over the best plug.`,
    [`${hz} Hz screen`, `${reach} Hz over the best plug`],
  );
};

/** Width × height × rate × 24 × 1.06 bit/s (HDR: × 1.25) against the best plug in common: table of plugs. */
// Why: each monitor takes the best plug; how many plugs of a kind there are is not counted.
export const monitorLink = defineRule({
  id: 'monitor-link',
  title: 'Monitor plug',
  source: 'written rule 52',
  reads: {
    monitor: ['resolution', 'hz', 'inputs', 'hdr'],
    gpu: ['ports'],
    cpu: ['igpu'],
    motherboard: ['displayOutputs'],
  },
  can: ['pass', 'fail', 'warning', 'unknown'],
  short: { fail: 'No video output', warning: 'Video plug falls short', unknown: 'Video plug unknown' },
  find: (build) => {
    const outputs = outputsOf(build);
    const on = judge(build, ['monitor'], isChosen(build, 'gpu') ? ['gpu'] : ['cpu', 'motherboard']);
    if (!outputs || !on) return undefined;
    if (outputs.all && outputs.plugs.length === 0)
      on.fail('The PC has no output for a monitor: neither a graphics card nor graphics in the CPU.', [
        'no output',
        `${chosen(build, 'monitor').length} monitor chosen`,
      ]);
    for (const monitor of chosen(build, 'monitor')) checkMonitor(on, monitor, outputs);
    return on.verdict('The PC drives the monitor at its full rate.');
  },
});
