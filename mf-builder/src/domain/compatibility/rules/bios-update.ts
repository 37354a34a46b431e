import { lookUp } from '../build-facts/chipset-lookup';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { pairsOf } from '../chosen-parts';

const withoutFlashback = (can: boolean | undefined): string =>
  can === undefined
    ? 'Whether the motherboard can be updated without a CPU is not known.'
    : 'The update needs a CPU that already runs: ask the shop to do it.';

const beforeTheSwap =
  'Look which version it has, and make the update while the CPU that runs in it now is still there.';

/** The chipset takes this CPU only after an update: table of chipsets and architectures. */
// Why flashback passes: the visitor makes the update alone, with the new CPU on the desk.
export const biosUpdate = defineRule({
  id: 'bios-update',
  title: 'BIOS update',
  source: 'written rule 3, edition 13',
  reads: { cpu: ['arch', 'generation', 'igpu'], motherboard: ['chipset', 'biosFlashback'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'May need BIOS update', unknown: 'BIOS update unknown' },
  find: (build) => {
    const on = judge(build, ['cpu', 'motherboard']);
    const notes: string[] = [];
    for (const pair of pairsOf(build, 'cpu', 'motherboard')) {
      const found = lookUp(on, pair);
      if (!found) continue;
      const { chipset, support, kind } = found;
      const [cpu, board] = pair;
      const [state] = support;
      // Why: no update makes a refused CPU run, and nobody says which one an unlisted CPU wants; cpu-chipset speaks of both.
      if ((state === 'refused' || state === 'unofficial') && support.size === 1) return undefined;
      // Why: a board that the visitor has may be as old as its chipset, unless the CPU is his too and runs in it.
      const fromShop = board.owned !== true || cpu.owned === true;
      if (support.size > 1 || state === 'unlisted')
        on?.missing(`whether ${board.name} needs a BIOS update for ${cpu.name}`);
      else if (state === 'shops' && fromShop)
        notes.push(`The first ${chipset} boards needed a BIOS update for ${cpu.name}; those in shops have it by now.`);
      else if (state !== 'native' && board.specs.biosFlashback === true)
        notes.push(`${board.name} may need a BIOS update for ${cpu.name}, and can be updated without a CPU.`);
      // Why: 'by vendor' in the table is a condition that no fact tells; the update is needed as listed.
      else if (state !== 'native')
        on?.warn(
          `${board.name} may need a BIOS update for ${cpu.name}. ${board.owned ? beforeTheSwap : withoutFlashback(board.specs.biosFlashback)}`,
          [`${kind} CPU`, `${chipset} motherboard as first sold`],
        );
    }
    return on?.verdict('The motherboard runs this CPU.', notes.length > 0 ? notes.join(' ') : undefined);
  },
});
