import { defineRule } from '../define-rule';
import { judge, type Judge } from '../judge';
import { chosen, isChosen, isSettled } from '../chosen-parts';
import { bitPerPixel, boardPlug, linkRange, videoPlug, type VideoPlug } from '../tables/video-plugs';
import type { CheckedBuild, CheckedPart } from '../types';

/** The plugs a picture may leave by, as far as they are known; `all` where every one of them is. */
interface Outputs {
  plugs: readonly VideoPlug[];
  all: boolean;
  /** Notes what is not known. */
  note: (on: Judge) => void;
}

const cardOutputs = (build: CheckedBuild): Outputs => {
  const gpus = chosen(build, 'gpu');
  return {
    plugs: gpus
      .flatMap(({ specs }) => specs.ports ?? [])
      .map(({ kind, version, dsc }) => videoPlug(kind, version, dsc)),
    all: gpus.every(({ specs }) => specs.ports !== undefined),
    note: (on) => gpus.forEach((gpu) => on.need(gpu, 'list of video outputs', gpu.specs.ports)),
  };
};

/** The board's outputs, which live on the CPU's graphics. Undefined while CPU or board are not chosen. */
const boardOutputs = (build: CheckedBuild): Outputs | undefined => {
  const cpus = chosen(build, 'cpu');
  const boards = chosen(build, 'motherboard');
  if (cpus.length === 0 || boards.length === 0) return undefined;
  if (cpus.every(({ specs }) => specs.igpu === null)) return { plugs: [], all: true, note: () => undefined };
  const alive = cpus.some(({ specs }) => typeof specs.igpu === 'string');
  const listed = boards.every(({ specs }) => specs.displayOutputs !== undefined);
  const plugs = boards.flatMap(({ specs }) => specs.displayOutputs ?? []).map(boardPlug);
  // Why: a board known to have no outputs gives none, whatever the CPU has.
  const none = listed && plugs.length === 0;
  return {
    plugs: alive ? plugs : [],
    all: none || (alive && listed),
    note: (on) => {
      for (const cpu of cpus) on.need(cpu, 'integrated graphics', cpu.specs.igpu);
      for (const board of boards) on.need(board, 'list of video outputs', board.specs.displayOutputs);
    },
  };
};

const outputsOf = (build: CheckedBuild): Outputs | undefined => {
  if (!isSettled(build, 'gpu')) return undefined;
  const card = cardOutputs(build);
  // Why: a card without any output leaves the picture to the board, as no card does.
  return isChosen(build, 'gpu') && (!card.all || card.plugs.length > 0) ? card : boardOutputs(build);
};

type Monitor = CheckedPart<'monitor'>;

const checkMonitor = (on: Judge, monitor: Monitor, outputs: Outputs): void => {
  const { resolution, hz } = monitor.specs;
  const inputs = on.need(monitor, 'list of inputs', monitor.specs.inputs);
  on.need(monitor, 'resolution', resolution);
  on.need(monitor, 'refresh rate', hz);
  if (inputs === undefined || resolution === undefined || hz === undefined)
    return outputs.all ? undefined : outputs.note(on);
  const pixels = resolution[0] * resolution[1];
  const need = (pixels * hz * bitPerPixel) / 1e9;
  const links = inputs
    .map(({ kind, version, dsc }) => videoPlug(kind, version, dsc))
    .flatMap((input) =>
      outputs.plugs.filter(({ kind }) => kind === input.kind).map((output) => linkRange(output, input)),
    );
  if (links.some(({ sure }) => sure >= need)) return undefined;
  if (!outputs.all) return outputs.note(on);
  if (links.length === 0) {
    const names = (plugs: readonly string[]) => [...new Set(plugs)].join(', ') || 'none';
    const values = [
      `outputs ${names(outputs.plugs.map(({ kind }) => kind.toUpperCase()))}`,
      `inputs ${names(inputs.map(({ kind }) => kind))}`,
    ] as const;
    return on.warn(`${monitor.name} shares no plug with this PC and needs an adapter: ${values.join(', ')}.`, values);
  }
  if (links.some(({ best }) => best >= need))
    return on.missing(`the version or compression of the plug between ${monitor.name} and this PC`);
  const best = Math.max(...links.map(({ sure }) => sure));
  const reach = Math.floor((best * 1e9) / (pixels * bitPerPixel));
  return on.warn(
    `${monitor.name} does not reach its refresh rate on this PC's outputs: ${hz} Hz screen, ${reach} Hz over the best plug.`,
    [`${hz} Hz screen`, `${reach} Hz over the best plug`],
  );
};

/** Width × height × rate × 24 × 1.06 bit/s against the best plug in common: table of plugs. */
// Why: each monitor takes the best plug; how many plugs of a kind there are is not counted.
export const monitorLink = defineRule({
  id: 'monitor-link',
  title: 'Monitor plug',
  source: 'written rule 52',
  reads: { monitor: ['resolution', 'hz', 'inputs'], gpu: ['ports'], cpu: ['igpu'], motherboard: ['displayOutputs'] },
  can: ['pass', 'fail', 'warning', 'unknown'],
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
