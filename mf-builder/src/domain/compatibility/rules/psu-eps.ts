import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** A lead for each CPU power plug. */
export const psuEps = defineRule({
  id: 'psu-eps',
  title: 'CPU power plugs',
  source: 'written rule 51',
  reads: { motherboard: ['cpuPower'], psu: ['eps8'] },
  can: ['pass', 'fail', 'warning', 'unknown'],
  short: { fail: 'No CPU power lead', warning: 'A CPU plug stays empty', unknown: 'CPU plugs unknown' },
  find: (build) => {
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
  },
});
