import { lookUp } from '../build-facts/chipset-lookup';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { pairsOf } from '../chosen-parts';

// Why: whether the board can flash without a CPU is said, and does not touch the verdict.
const flash = (can: boolean | undefined): string => {
  if (can === undefined) return 'Whether the motherboard can be updated without a CPU is not known.';
  return can
    ? 'The motherboard can be updated without a CPU.'
    : 'The update needs a CPU that already runs: ask the shop to do it.';
};

/** The chipset takes this CPU only after an update: table of chipsets and architectures. */
export const biosUpdate = defineRule({
  id: 'bios-update',
  title: 'BIOS update',
  source: 'written rule 3',
  reads: { cpu: ['arch', 'generation', 'igpu'], motherboard: ['chipset', 'biosFlashback'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'May need BIOS update', unknown: 'BIOS update unknown' },
  find: (build) => {
    const on = judge(build, ['cpu', 'motherboard']);
    for (const pair of pairsOf(build, 'cpu', 'motherboard')) {
      const found = lookUp(on, pair);
      if (!found) continue;
      const { chipset, support, kind } = found;
      const [cpu, board] = pair;
      // Why: no update makes a refused CPU run; cpu-chipset fails.
      if (support.has('refused') && support.size === 1) return undefined;
      // Why: 'by vendor' and 'boards before Nov 2020' in the table are conditions no fact tells; the update is needed as listed.
      if (support.has('update') && support.size === 1) {
        on?.warn(`${board.name} may need a BIOS update for ${cpu.name}. ${flash(board.specs.biosFlashback)}`, [
          `${kind} CPU`,
          `${chipset} motherboard as first sold`,
        ]);
      } else if (support.size > 1 || support.has('unlisted'))
        on?.missing(`whether ${board.name} needs a BIOS update for ${cpu.name}`);
    }
    return on?.verdict('No BIOS update is needed for this CPU.');
  },
});
