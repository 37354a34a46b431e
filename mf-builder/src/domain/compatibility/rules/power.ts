import { judgeDraw } from '../draw';
import { judge, type Judge } from '../judge';
import { chosen } from '../parts';
import type { CheckedBuild, RuleFunction } from '../types';

/** What the supplies give together in W; undefined where one does not say, which is noted. */
const supplyOf = (build: CheckedBuild, on: Judge): number | undefined => {
  let sum = 0;
  let known = true;
  for (const psu of chosen(build, 'psu')) {
    const power = on.need(psu, 'power', psu.specs.power);
    known &&= power !== undefined;
    sum += (power ?? 0) * psu.quantity;
  }
  return known ? sum : undefined;
};

const supplyText = (watts: number): string => `${watts} W supply`;

export const psuWattage: RuleFunction = (build) => {
  const found = judgeDraw(build, 'psu');
  if (!found) return undefined;
  const { on, watts } = found;
  const supply = supplyOf(build, on);
  found.noteAbsent();
  if (supply !== undefined && supply < watts)
    on.fail(`The supply is too small: ${watts} W draw, ${supply} W supply.`, [`${watts} W draw`, supplyText(supply)]);
  // Why not 1.2 ×: in whole numbers nothing is lost to rounding.
  else if (supply !== undefined && supply * 5 < watts * 6)
    on.warn(
      `The supply has little in reserve: ${watts} W draw, ${supply} W supply. ${Math.ceil((watts * 6) / 5)} W or more is advised.`,
      [`${watts} W draw`, supplyText(supply)],
    );
  return on.verdict('The supply is large enough, with a reserve.');
};

export const psuRecommended: RuleFunction = (build) => {
  const on = judge(build, ['gpu', 'psu']);
  if (!on) return undefined;
  const supply = supplyOf(build, on);
  for (const gpu of chosen(build, 'gpu')) {
    const wanted = on.need(gpu, 'recommended supply', gpu.specs.recommendedPsuW);
    if (wanted === undefined || supply === undefined || supply >= wanted) continue;
    on.warn(`The maker of ${gpu.name} recommends a larger supply: ${wanted} W recommended, ${supply} W supply.`, [
      `${wanted} W recommended`,
      supplyText(supply),
    ]);
  }
  return on.verdict('The supply is as large as the maker of the card recommends.');
};

/** The version as a number: "2.4", "ATX 3.1". */
const versionOf = (text: string | undefined): number | undefined => {
  const number = /\d+(\.\d+)?/.exec(text ?? '')?.[0];
  return number === undefined ? undefined : Number(number);
};

export const psuTransient: RuleFunction = (build) => {
  const found = judgeDraw(build, 'psu', 1.5);
  if (!found) return undefined;
  const { on, watts } = found;
  const versions = chosen(build, 'psu').map((psu) => on.need(psu, 'ATX version', versionOf(psu.specs.atxVersion)));
  // Why: ATX 3 supplies are made for the peaks, so their size does not matter here.
  if (versions.every((version) => version !== undefined && version >= 3))
    return on.verdict('The supply is made for the short peaks of graphics cards.');
  const supply = supplyOf(build, on);
  found.noteAbsent();
  if (supply !== undefined && watts > supply)
    on.warn(
      `Short peaks of the graphics card may switch this older supply off: ${watts} W at peak, ${supply} W supply.`,
      [`${watts} W at peak`, supplyText(supply)],
    );
  return on.verdict('The supply carries the short peaks of the graphics card.');
};

export const psuEps: RuleFunction = (build) => {
  const on = judge(build, ['motherboard', 'psu']);
  let leads = 0;
  let known = true;
  for (const psu of chosen(build, 'psu')) {
    const count = on?.need(psu, 'number of CPU power leads', psu.specs.eps8);
    known &&= count !== undefined;
    leads += (count ?? 0) * psu.quantity;
  }
  for (const board of chosen(build, 'motherboard')) {
    // Why: a supply's 8-pin CPU lead splits in two and fits an 8-pin or a 4-pin plug, one lead per plug.
    const plugs = on?.need(board, 'CPU power plugs', board.specs.cpuPower);
    if (plugs === undefined || !known) continue;
    const values = [
      `${plugs.length} CPU power ${plugs.length === 1 ? 'plug' : 'plugs'}`,
      `${leads} ${leads === 1 ? 'lead' : 'leads'}`,
    ] as const;
    if (plugs.length > 0 && leads === 0)
      on?.fail(`The supply has no lead for the CPU power of ${board.name}: ${values.join(', ')}.`, values);
    else if (leads < plugs.length)
      on?.warn(
        `A CPU power plug of ${board.name} stays empty: ${values.join(', ')}. That is enough without heavy overclocking.`,
        values,
      );
  }
  return on?.verdict('The supply has a lead for each CPU power plug.');
};

/** What a monitor is taken to draw where it does not say, in W. */
const monitorW = 40;

export const upsCapacity: RuleFunction = (build) => {
  const found = judgeDraw(build, 'ups');
  if (!found) return undefined;
  const { on } = found;
  found.noteAbsent();
  let load = found.watts;
  for (const monitor of chosen(build, 'monitor')) {
    // Why: the usual 40 W is a fallback; a screen may draw more, so a pass by it is not known.
    if (monitor.specs.watts === undefined) on.assume(`the power of ${monitor.name}`);
    load += (monitor.specs.watts ?? monitorW) * monitor.quantity;
  }
  let power = 0;
  let stored = 0;
  for (const ups of chosen(build, 'ups')) {
    power += (on.need(ups, 'power in watts', ups.specs.watts) ?? 0) * ups.quantity;
    stored += (ups.specs.batteryWh ?? 0) * ups.quantity;
  }
  if (power < load)
    on.warn(`The UPS is too small for full load: ${load} W draw, ${power} W UPS.`, [
      `${load} W draw`,
      `${power} W UPS`,
    ]);
  const minutes = Math.floor((stored * 60) / load);
  return on.verdict(
    'The UPS carries the PC at full load.',
    stored > 0 ? `At full load its battery lasts about ${minutes} minutes.` : undefined,
  );
};
