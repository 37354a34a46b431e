import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { pairsOf } from '../chosen-parts';
import { chipsetRow, overclocks } from '../tables/chipset-support';

/** An unlocked CPU on a chipset without overclocking: table of chipsets. */
export const overclock = defineRule({
  id: 'overclock',
  title: 'Overclocking',
  source: 'written rule 4',
  reads: { cpu: ['unlocked'], motherboard: ['chipset'] },
  can: ['pass', 'unknown'],
  short: { unknown: 'Overclocking unknown' },
  find: (build) => {
    const on = judge(build, ['cpu', 'motherboard']);
    let note: string | undefined;
    for (const [cpu, board] of pairsOf(build, 'cpu', 'motherboard')) {
      // Why: on a locked CPU the chipset does not matter.
      if (on?.need(cpu, 'multiplier lock', cpu.specs.unlocked) !== true) continue;
      const chipset = on.need(board, 'chipset', board.specs.chipset);
      if (chipset === undefined) continue;
      if (!chipsetRow(chipset)) on.missing(`whether the ${chipset} chipset overclocks CPUs`);
      else if (!overclocks(chipset))
        note = `${cpu.name} is unlocked, but the ${chipset} chipset does not overclock CPUs.`;
    }
    return on?.verdict(note ?? 'Nothing is lost in overclocking.', note);
  },
});
