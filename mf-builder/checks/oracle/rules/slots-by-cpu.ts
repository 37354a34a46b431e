import { families } from '../chipsets';
import { and, fold, or, parts, type Tri } from '../three-valued-logic';
import type { CheckedBuild, CheckedPart, Facts } from '../../../src/domain/compatibility/types';

type Board = Facts<'motherboard'>;
type M2 = NonNullable<Board['m2']>[number];
type Pcie = NonNullable<Board['pcie']>[number];

/** A slot as it is with the chosen processor: its lanes, and whether it has none; `slot` is what rows call it. */
export type Fed<S> = Omit<S, 'lanes'> & { slot: string; lanes: number | undefined; none: Tri };

const word = (text: string): string => fold(text).replace(/(generation|gen)$/, '');

/** Whether a processor is one of those that a row names; unknown of one with neither word. */
const named = ({ specs: { arch, generation } }: CheckedPart<'cpu'>, cpus: readonly string[]): Tri => {
  if (arch === undefined && generation === undefined) return undefined;
  return cpus.some(
    (one) =>
      (generation !== undefined && word(one) === word(generation)) || (arch !== undefined && fold(one) === fold(arch)),
  );
};

type Lanes = { lanes: number | undefined; none: Tri };

/** What the rows of a board leave a slot; of several the one that leaves least. */
const byRows = (cpu: CheckedPart<'cpu'>, board: Board, slot: string, own: number | undefined): Lanes => {
  const rows = (board.slotsByCpu ?? []).filter((row) => row.slot === slot);
  const met = rows.map(({ cpus, lanes }) => ({ lanes, own: named(cpu, cpus) }));
  const others = met.filter((row) => row.own === false).map(({ lanes }) => lanes);
  return {
    lanes: met.some((row) => row.own === undefined) ? undefined : others.length > 0 ? Math.min(...others) : own,
    none: or(...met.map((row): Tri => (row.lanes > 0 || row.own === true ? false : row.own === false || undefined))),
  };
};

const tenth = (cpu: CheckedPart<'cpu'>): Tri => {
  const { arch, generation } = cpu.specs;
  if (arch === undefined && generation === undefined) return undefined;
  const all = families(cpu);
  if (!all.includes('10th')) return false;
  return all.every((family) => family === '10th') || undefined;
};

const laterFeeds = 'h410 b460 h470 z490 h510 b560 h570 z590'.split(' ');

/** Whether it is a board of the 10th and 11th generation, whose processor feeds slots of 4.0. */
const ofLga1200 = ({ chipset, socket }: Board): Tri => {
  if (chipset !== undefined) return laterFeeds.includes(fold(chipset).replace(/^(amd|intel)/, ''));
  return socket !== undefined && fold(socket) !== 'lga1200' ? false : undefined;
};

const needsEleventh = (cpu: CheckedPart<'cpu'>, board: Board, { gen, sharesGpu }: M2): Tri =>
  and(sharesGpu !== true, gen === undefined ? undefined : gen >= 4, ofLga1200(board), tenth(cpu));

/** The M.2 slots of a board but for those that have no lanes with the chosen processor; undefined where the list is not known. */
export const m2SlotsOf = (build: CheckedBuild, board: Board): Fed<M2>[] | undefined => {
  const [cpu] = parts(build, 'cpu');
  return board.m2
    ?.map((m2, index): Fed<M2> => {
      const slot = `m2 ${index + 1}`;
      if (cpu === undefined) return { ...m2, lanes: m2.lanes, slot, none: false };
      const { lanes, none } = byRows(cpu, board, slot, m2.lanes);
      return { ...m2, slot, lanes, none: or(none, needsEleventh(cpu, board, m2)) };
    })
    .filter(({ none }) => none !== true);
};

/** The slots for cards but for those that have no lanes with the chosen processor. */
export const pcieSlotsOf = (build: CheckedBuild, board: Board): Fed<Pcie>[] | undefined => {
  const [cpu] = parts(build, 'cpu');
  return board.pcie
    ?.map((pcie, index): Fed<Pcie> => {
      const slot = `pcie ${index + 1}`;
      const lanes = cpu === undefined ? { lanes: pcie.lanes, none: false } : byRows(cpu, board, slot, pcie.lanes);
      return { ...pcie, slot, ...lanes };
    })
    .filter(({ none }) => none !== true);
};
