import { factOf, type Judge } from '../judge';
import { supportOf } from '../tables/chipset-support';
import { chipsetOfDie } from '../tables/renamed-boards';
import type { CheckedPart } from '../types';

type Pair = [CheckedPart<'cpu'>, CheckedPart<'motherboard'>];

/** Notes what the chipset tables need: a chipset that they list and a CPU that they list. */
export const lookUp = (on: Judge | undefined, [cpu, board]: Pair) => {
  const chipset = on?.need(board, 'chipset', board.specs.chipset);
  if (chipset === undefined) return undefined;
  const support = supportOf(chipsetOfDie(chipset, board), cpu.specs);
  if (cpu.specs.arch === undefined && cpu.specs.generation === undefined) {
    on?.missing(factOf(cpu, 'architecture'));
    return undefined;
  }
  return { chipset, support, kind: cpu.specs.generation ?? cpu.specs.arch ?? '' };
};
