import { lookUp } from '../build-facts/chipset-lookup';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { pairsOf } from '../chosen-parts';

/** The chipset takes this CPU: table of chipsets and architectures. */
export const cpuChipset = defineRule({
  id: 'cpu-chipset',
  title: 'CPU and chipset',
  source: 'written rule 2, edition 13',
  reads: { cpu: ['arch', 'generation', 'igpu'], motherboard: ['chipset'] },
  can: ['pass', 'fail', 'warning', 'unknown'],
  short: { fail: 'Chipset refuses CPU', warning: 'CPU is not listed', unknown: 'CPU support unknown' },
  find: (build) => {
    const on = judge(build, ['cpu', 'motherboard']);
    for (const pair of pairsOf(build, 'cpu', 'motherboard')) {
      const found = lookUp(on, pair);
      if (!found) continue;
      const { chipset, support, kind } = found;
      const [cpu, board] = pair;
      const refused = support.has('refused');
      if (refused && support.size === 1)
        on?.fail(`The chipset of ${board.name} does not take ${cpu.name}: ${kind} CPU, ${chipset} chipset.`, [
          `${kind} CPU`,
          `${chipset} chipset`,
        ]);
      else if (support.has('unofficial') && support.size === 1)
        on?.warn(
          `No maker lists ${cpu.name} for boards like ${board.name}, though PCs with such a pair run: ${kind} CPU, ${chipset} chipset.`,
          [`${kind} CPU`, `${chipset} chipset`],
        );
      else if (refused || support.has('unofficial') || support.has('unlisted'))
        on?.missing(`whether the ${chipset} chipset takes ${cpu.name}`);
    }
    return on?.verdict('The chipset takes this CPU.');
  },
});
