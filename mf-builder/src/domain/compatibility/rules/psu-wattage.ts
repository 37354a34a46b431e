import { supplyOf, supplyText } from '../build-facts/supply-power';
import { defineRule } from '../define-rule';
import { judgeDraw } from '../power-draw';

/** CPU at its maximum, graphics cards and 75 W: above the supply, or within a fifth of it. */
export const psuWattage = defineRule({
  id: 'psu-wattage',
  title: 'Power supply wattage',
  source: 'written rule 48',
  reads: { cpu: ['maxPowerW', 'tdpW'], gpu: ['tdpW'], psu: ['power'] },
  can: ['pass', 'fail', 'warning', 'unknown'],
  short: { fail: 'Supply too small', warning: 'Little in reserve', unknown: 'Power draw unknown' },
  find: (build) => {
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
  },
});
