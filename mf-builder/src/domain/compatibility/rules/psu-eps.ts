import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';
import { fold } from '../spelling';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A lead for each CPU power plug. */
// Why: a supply's 8-pin CPU lead splits in two: it fits an 8-pin plug, or two of 4 pins. Leads of 8 pins go on plugs of 8 first.
export const psuEps = defineRule({
  id: 'psu-eps',
  title: 'CPU power plugs',
  source: 'written rule 51, edition 13',
  reads: { motherboard: ['cpuPower'], psu: ['eps8', 'cpu4'] },
  can: ['pass', 'fail', 'warning', 'unknown'],
  short: { fail: 'No CPU power lead', warning: 'A CPU plug stays empty', unknown: 'CPU plugs unknown' },
  find: (build) => {
    const on = judge(build, ['motherboard', 'psu']);
    let [eights, fours] = [0, 0];
    let known = true;
    for (const psu of chosen(build, 'psu')) {
      const count = on?.need(psu, 'number of CPU power leads', psu.specs.eps8);
      known &&= count !== undefined;
      eights += (count ?? 0) * psu.quantity;
      fours += (psu.specs.cpu4 ?? 0) * psu.quantity;
    }
    for (const board of chosen(build, 'motherboard')) {
      const plugs = on?.need(board, 'CPU power plugs', board.specs.cpuPower);
      if (plugs === undefined || !known) continue;
      const small = plugs.filter((plug) => fold(plug).startsWith('4')).length;
      const large = plugs.length - small;
      const leads = fours === 0 ? counted(eights, 'lead') : `${counted(eights, 'lead')} of 8 pins, ${fours} of 4`;
      const values = [counted(plugs.length, 'CPU power plug'), leads] as const;
      const free = 2 * Math.max(0, eights - large) + fours;
      if (plugs.length > 0 && eights + fours === 0)
        on?.fail(`The supply has no lead for the CPU power of ${board.name}: ${values.join(', ')}.`, values);
      else if (large > eights && eights + fours >= plugs.length)
        on?.warn(
          `A CPU power plug of ${board.name} gets a lead of 4 pins alone: ${values.join(', ')}. That does for CPUs that draw little.`,
          values,
        );
      else if (large > eights || small > free)
        on?.warn(
          `A CPU power plug of ${board.name} stays empty: ${values.join(', ')}. That is enough without heavy overclocking.`,
          values,
        );
    }
    return on?.verdict('The supply has a lead for each CPU power plug.');
  },
});
