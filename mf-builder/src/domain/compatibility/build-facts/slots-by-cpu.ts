import { chosen } from '../chosen-parts';
import { fold, foldChipset } from '../spelling';
import { cpuRowsOf, foldGeneration } from '../tables/chipset-support';
import type { CheckedBuild, CheckedPart, Facts } from '../types';

/** The facts that tell what the M.2 slots have with the chosen processor. */
export const m2SlotReads = {
  cpu: ['arch', 'generation'],
  motherboard: ['m2', 'slotsByCpu', 'chipset', 'socket'],
} as const;

type Board = CheckedPart<'motherboard'>;
type Cpu = CheckedPart<'cpu'>;

/** What a slot has: whether it has lanes at all, and how many. What is undefined is not known. */
export interface Fed {
  live: boolean | undefined;
  lanes: number | undefined;
}

/** Whether one of the words is the processor's generation or architecture; undefined where a word that it does not say may be. */
const isAmong = (words: readonly string[], { specs: { arch, generation } }: Cpu): boolean | undefined => {
  const wanted = words.map(foldGeneration);
  if (arch !== undefined && wanted.includes(foldGeneration(arch))) return true;
  if (generation !== undefined && wanted.includes(foldGeneration(generation))) return true;
  return arch === undefined || generation === undefined ? undefined : false;
};

/** The processor that slots are fed by: of several the first. */
export const feeding = (build: CheckedBuild): Cpu | undefined => chosen(build, 'cpu')[0];

/** What a slot such as "m2 3" of so many lanes has by the rows of its board. */
export const fedByRows = (board: Board, slot: string, own: number | undefined, cpu: Cpu | undefined): Fed => {
  const rows = (cpu ? (board.specs.slotsByCpu ?? []) : []).filter((row) => row.slot === slot);
  const found = rows.flatMap(({ cpus, lanes }) => {
    const has = cpu && isAmong(cpus, cpu);
    return has === true ? [] : [{ lanes, sure: has === false }];
  });
  const less = found.flatMap(({ lanes, sure }) => (sure ? [lanes] : []));
  if (less.includes(0)) return { live: false, lanes: 0 };
  return {
    live: found.some(({ lanes }) => lanes === 0) ? undefined : true,
    lanes: found.some(({ lanes, sure }) => !sure && lanes > 0) ? undefined : less.length > 0 ? Math.min(...less) : own,
  };
};

/** Chipsets of boards on which a processor of the 10th generation leaves its own M.2 slots without lanes: those of the 11th feed them. */
const halfFed: ReadonlySet<string> = new Set(['h410', 'b460', 'h470', 'z490', 'h510', 'b560', 'h570', 'z590']);

export const isHalfFed = (chipset: string): boolean => halfFed.has(foldChipset(chipset));
export const isHalfFedSocket = (socket: string): boolean => fold(socket) === 'lga1200';

const isTenth = ({ specs: { arch, generation } }: Cpu): boolean | undefined => {
  if (arch === undefined && generation === undefined) return undefined;
  const rows = cpuRowsOf({ ...(arch !== undefined && { arch }), ...(generation !== undefined && { generation }) });
  const tenth = rows.filter(({ kind }) => kind === '10th').length;
  return tenth > 0 && tenth < rows.length ? undefined : tenth > 0;
};

type M2Slot = NonNullable<Facts<'motherboard'>['m2']>[number];

/** Whether the processor feeds an M.2 slot, as far as the slot tells. */
const feedOf = ({ gen, sharesGpu }: M2Slot): string => {
  if ((gen !== undefined && gen < 4) || sharesGpu === true) return 'fed';
  return gen === undefined ? 'open' : 'by the processor';
};

/** Whether an M.2 slot hangs on a processor that has no lanes for it. */
const isStarved = (slot: M2Slot, { specs: { chipset, socket } }: Board, cpu: Cpu): boolean | undefined => {
  if (feedOf(slot) === 'fed') return false;
  const tenth = isTenth(cpu);
  if (tenth === false) return false;
  if (chipset !== undefined && !isHalfFed(chipset)) return false;
  if (socket !== undefined && !isHalfFedSocket(socket)) return false;
  return chipset !== undefined && slot.gen !== undefined && tenth === true ? true : undefined;
};

/**
 * What rules that read `m2SlotReads` take of a board: whether its slots hang on the processor, and what is `also` asked of each; of chipset
 * and socket whether they are those of half-fed boards.
 */
export const takesOfSlots = (also: (slot: M2Slot) => readonly unknown[]) => ({
  m2: (slots: readonly M2Slot[]) => slots.map((slot) => [feedOf(slot), ...also(slot)]),
  chipset: isHalfFed,
  socket: isHalfFedSocket,
});

/** An M.2 slot with what it has with the chosen processor. */
export type M2Place = Omit<M2Slot, 'lanes'> & Fed & { starved: boolean };

/** The places of a board with the processor that they were worked out for last: half a dozen rules ask for them, each several times. */
const kept = new WeakMap<Board, { cpu: Cpu | undefined; places: readonly M2Place[] }>();

/** Every M.2 slot of a board, also those without lanes. */
export const m2OfBoard = (board: Board, cpu: Cpu | undefined): readonly M2Place[] => {
  const known = kept.get(board);
  if (known && known.cpu === cpu) return known.places;
  const places = placesOf(board, cpu);
  kept.set(board, { cpu, places });
  return places;
};

const placesOf = (board: Board, cpu: Cpu | undefined): M2Place[] =>
  (board.specs.m2 ?? []).map((slot, index) => {
    const fed = fedByRows(board, `m2 ${index + 1}`, slot.lanes, cpu);
    const starved = cpu && fed.live !== false ? isStarved(slot, board, cpu) : false;
    if (starved === true) return { ...slot, live: false, lanes: 0, starved };
    return { ...slot, ...fed, live: starved === false ? fed.live : undefined, starved: false };
  });

/** Of a list of M.2 slots those that have lanes, or may have: a slot without is none. */
const usable = (places: readonly M2Place[]): M2Place[] => places.filter(({ live }) => live !== false);

/** The M.2 slots of all boards that have lanes, or may have; undefined where a board does not list them. */
export const m2PlacesOf = (build: CheckedBuild): M2Place[] | undefined => {
  const boards = chosen(build, 'motherboard');
  const cpu = feeding(build);
  return boards.some(({ specs }) => specs.m2 === undefined)
    ? undefined
    : boards.flatMap((board) => usable(m2OfBoard(board, cpu)));
};

/** How many M.2 slots hang on a processor that does not feed them, by the table alone: a few boards feed such a slot otherwise. */
export const starvedSlots = (build: CheckedBuild): number => {
  const cpu = feeding(build);
  return chosen(build, 'motherboard').flatMap((board) => m2OfBoard(board, cpu).filter(({ starved }) => starved)).length;
};

/** Boards with an M.2 slot that has no lanes with the processor, or may have none. */
const mindful = (build: CheckedBuild): Board[] => {
  const cpu = feeding(build);
  return chosen(build, 'motherboard').filter((board) => m2OfBoard(board, cpu).some(({ live }) => live !== true));
};

/** The types that a finding about M.2 slots speaks of beside drives and boards: the processor where a slot depends on it. */
export const typesBeside = (build: CheckedBuild): 'cpu'[] => (mindful(build).length > 0 ? ['cpu'] : []);

/** ' that work with Core i5-10400' where a slot has no lanes with the processor. */
export const thatWork = (build: CheckedBuild): string => {
  const cpu = feeding(build);
  const dead = chosen(build, 'motherboard').some((board) => m2OfBoard(board, cpu).some(({ live }) => live === false));
  return cpu && dead ? ` that work with ${cpu.name}` : '';
};

/** What is not known where a slot may have no lanes: 'whether every M.2 slot of B560M works with Core i5-10400'. */
export const openSlots = (build: CheckedBuild): string[] => {
  const cpu = feeding(build);
  if (!cpu) return [];
  return chosen(build, 'motherboard')
    .filter((board) => m2OfBoard(board, cpu).some(({ live }) => live === undefined))
    .map(({ name }) => `whether every M.2 slot of ${name} works with ${cpu.name}`);
};
