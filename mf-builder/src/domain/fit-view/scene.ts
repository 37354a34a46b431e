import { chosen } from '../compatibility/chosen-parts';
import { fold } from '../compatibility/spelling';
import type { CatalogueType } from '../../catalogue/schema';
import type { CheckedBuild, CheckedPart, PartRef } from '../compatibility/types';
import { isDualChamber, type CaseSize } from './layout';
import { known, standIn } from './numbers';
import { radiatorSeats, type RadiatorSeat } from './radiator-seat';
import {
  boardOf,
  cardBack,
  firstSlot,
  slotPitch,
  supplyOf,
  type BoardStandard,
  type SupplyStandard,
} from './standards';
import type { FitLimit, FitRule } from './types';

/** What is drawn: of several parts of a type, the one that the limit's numbers are about. */
export interface Drawn {
  box: CheckedPart<'case'> | undefined;
  board: CheckedPart<'motherboard'> | undefined;
  boardStandard: BoardStandard | undefined;
  card: CheckedPart<'gpu'> | undefined;
  airCooler: CheckedPart<'cooling'> | undefined;
  seat: RadiatorSeat | undefined;
  supply: CheckedPart<'psu'> | undefined;
  supplyStandard: SupplyStandard | undefined;
  memory: CheckedPart<'ram'> | undefined;
  limits: readonly FitLimit[];
}

/** What is drawn, in a case of known size. Places in mm. */
export interface Scene extends Drawn {
  box: CheckedPart<'case'>;
  size: CaseSize;
  /** The board's upper edge: convention, midway between the top and the supply. */
  boardTop: number;
  supplyBelow: boolean;
}

const isPart = (part: PartRef, ref: PartRef): boolean => part.id === ref.id && part.name === ref.name;

/** The chosen part that a limit measures, or the first. */
const measured = <P extends PartRef>(
  parts: readonly P[],
  limits: readonly FitLimit[],
  rule: FitRule,
): P | undefined => {
  const limit = limits.find((one) => one.rule === rule);
  return (limit && parts.find((part) => isPart(part, limit.part))) ?? parts[0];
};

/** Picks the parts that are drawn. */
export const drawnParts = (build: CheckedBuild, limits: readonly FitLimit[]): Drawn => {
  const [box] = chosen(build, 'case');
  const [board] = chosen(build, 'motherboard');
  const air = chosen(build, 'cooling').filter(({ specs }) => specs.type === 'air');
  const seats = box ? radiatorSeats(build, box) : [];
  const supply = measured(chosen(build, 'psu'), limits, 'psu-length');
  return {
    box,
    board,
    boardStandard: boardOf(board?.specs.formFactor),
    card: measured(chosen(build, 'gpu'), limits, 'gpu-length'),
    airCooler: measured(air, limits, 'cooler-height'),
    seat: seats.find(({ place }) => place === 'front') ?? seats[0],
    supply,
    supplyStandard: supplyOf(supply?.specs.formFactor),
    memory: measured(chosen(build, 'ram'), limits, 'ram-cooler'),
    limits,
  };
};

/** The height of the row for an ATX supply, in mm. */
export const supplyRow = 86;
/** What that row and the room around it take under a board, in mm. */
const supplyRoom = supplyRow + 30;

const largestBoard = (box: CheckedPart<'case'>): number =>
  Math.max(0, ...(box.specs.motherboards ?? []).map((form) => boardOf(form)?.height ?? 0));

// Why so careful: in small and in two-chamber cases no fact tells where the supply sits.
const isSupplyBelow = ({ box, boardStandard, supplyStandard }: Drawn, size: CaseSize): boolean =>
  box !== undefined &&
  boardStandard !== undefined &&
  supplyStandard !== undefined &&
  box.specs.formFactor !== undefined &&
  !fold(box.specs.formFactor).startsWith('miniitx') &&
  !isDualChamber(box) &&
  largestBoard(box) > 0 &&
  size.height >= largestBoard(box) + supplyRoom;

/** The card's extent down from the first slot's line, in mm; two slots stand in for an unknown thickness. */
export const cardThickness = (card: CheckedPart<'gpu'> | undefined): number =>
  (known(card?.specs.slots) ?? 2) * slotPitch.mm;

/** Places what is drawn in its case. */
export const sceneOf = (drawn: Drawn, box: CheckedPart<'case'>, size: CaseSize): Scene => {
  const supplyBelow = isSupplyBelow(drawn, size);
  const below = supplyBelow ? supplyRow : 0;
  const tail = Math.max(
    drawn.boardStandard?.height ?? 0,
    firstSlot.mm - cardBack.mm + Math.min(cardThickness(drawn.card), size.height),
  );
  return { ...drawn, box, size, supplyBelow, boardTop: Math.max(0, (size.height - below - tail) / 2) };
};

/** Where socket and memory are drawn, in mm from the rear wall: convention, by the depth of the board. */
export const placesOn = ({ board, boardStandard }: Drawn): { socket: number; memory: number; memorySlots: number } => {
  const depth = boardStandard?.depth ?? usualDepth;
  const memorySlots = Math.min(mostMemorySlots, known(board?.specs.memorySlots) ?? 0);
  return { socket: Math.min(92, depth - 110), memory: depth - 18 - Math.max(0, memorySlots - 1) * 10, memorySlots };
};

/** The depth of an ATX board stands in for one that is not known. */
const usualDepth = 243.84;
/** More memory slots than any board has are a mistake, and would fill the drawing. */
const mostMemorySlots = 8;

/** The limit of a rule, if it measures this part and its numbers show what overlaps. */
export const overlapOf = (
  { limits }: Drawn,
  rule: FitRule,
  part: PartRef,
): { need: number; room: number } | undefined => {
  const limit = limits.find((one) => one.rule === rule);
  if (!limit || limit.gap === undefined || limit.gap >= 0 || !isPart(part, limit.part)) return undefined;
  return limit.need === undefined || limit.room === undefined ? undefined : { need: limit.need, room: limit.room };
};

/** The room that a limit shows, if it shows one. */
export const roomOf = ({ limits }: Drawn, rule: FitRule): number | undefined =>
  limits.find((one) => one.rule === rule)?.room;

/** A part's length and the room that a rule gives it; `w` is drawn: a usual length where no fact tells one. In mm. */
export const lengthIn = (drawn: Drawn, rule: FitRule, part: CheckedPart<'gpu' | 'psu'>, usual: number) => {
  const length = known(part.specs.lengthMm);
  const room = roomOf(drawn, rule);
  return { length, room, w: length ?? standIn(usual, room), over: overlapOf(drawn, rule, part) };
};

/** The limits of a type, in order. */
export const limitsOf = (limits: readonly FitLimit[], type: CatalogueType): FitLimit[] =>
  limits.filter(({ part }) => part.type === type);
