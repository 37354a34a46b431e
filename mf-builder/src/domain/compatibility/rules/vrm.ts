import { defineRule } from '../define-rule';
import { factOf, judge } from '../judge';
import { pairsOf } from '../chosen-parts';
import { chipsetRow, isEntryChipset } from '../tables/chipset-support';

const smallStage = 150;

/** A CPU above 150 W on an entry chipset, unless the maker of the board lists processors of its rated power. */
export const vrm = defineRule({
  id: 'vrm',
  title: 'CPU power stage',
  source: 'written rule 6',
  reads: { cpu: ['maxPowerW', 'tdpW'], motherboard: ['chipset', 'cpuTdpMaxW'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Board power is tight', unknown: 'Board power unknown' },
  find: (build) => {
    const on = judge(build, ['cpu', 'motherboard']);
    for (const [cpu, board] of pairsOf(build, 'cpu', 'motherboard')) {
      const chipset = on?.need(board, 'chipset', board.specs.chipset);
      const { maxPowerW, tdpW } = cpu.specs;
      const watts = on?.need(cpu, 'maximum power', maxPowerW ?? tdpW);
      if (chipset === undefined || watts === undefined) continue;
      // Why: of a chipset that is in no table it is not known whether it is an entry chipset.
      if (!chipsetRow(chipset)) on?.missing(`the class of the ${chipset} chipset`);
      else if (!isEntryChipset(chipset)) continue;
      // Why: a maker lists what the stage of this very board carries.
      else if (tdpW !== undefined && tdpW <= (board.specs.cpuTdpMaxW ?? 0)) continue;
      else if (watts > smallStage)
        on?.warn(
          `${cpu.name} draws up to ${watts} W; boards with the ${chipset} chipset are built for about ${smallStage} W.`,
          [`${watts} W CPU`, `${chipset} chipset, ${smallStage} W`],
        );
      else if (maxPowerW === undefined) on?.assume(factOf(cpu, 'maximum power'));
    }
    return on?.verdict('The power stage suits this CPU.');
  },
});
