import type { CheckedBuild } from '../../src/domain/compatibility/types';
import type { Random } from '../random';
import { adds, hasHeaders, hasPlaces, hasSlot, plugsFor } from './beside-the-pc';
import { extras, oneOf, type Page, type Shelf } from './shelf';

/** A screen in W. */
const screenW = 40;

/** What a buyer has chosen before. */
interface Basics {
  board: Page<'motherboard'>;
  box: Page<'case'>;
  card: Page<'gpu'> | undefined;
  cooler: Page<'cooling'> | undefined;
  /** What the PC draws, in W. */
  draw: number;
}

/** Fans for a bare case without a radiator, else now and then, where there are places and headers for them. */
const fansOf = (stream: Random, shelf: Shelf, { board, box, cooler }: Basics): CheckedBuild => {
  const placed = (pack: Page<'caseFan'>): boolean => hasPlaces(box, cooler, pack);
  const plugged = (pack: Page<'caseFan'>): boolean => hasHeaders(board, box, cooler, pack);
  if (box.specs.fansIncluded === 0 && cooler?.specs.type !== 'liquid')
    return { caseFan: [oneOf(stream, shelf.caseFan, placed, plugged)] };
  const fitting = shelf.caseFan.filter((pack) => placed(pack) && plugged(pack));
  return stream.chance(extras.caseFan) && fitting.length > 0 ? { caseFan: [stream.pick(fitting)] } : {};
};

/** What a careful buyer adds by chance, as far as there is room for it. */
export const carefulExtras = (stream: Random, shelf: Shelf, basics: Basics): CheckedBuild => {
  const { board, card, draw } = basics;
  const fans = fansOf(stream, shelf, basics);
  const screens = stream.chance(extras.monitor) ? (stream.chance(0.2) ? 2 : 1) : 0;
  const screen = oneOf(stream, shelf.monitor, (one) => plugsFor(one, board, card) >= screens);
  const cards = shelf.networkCard.filter((one) => hasSlot(one, board, card) && adds(one, board));
  const load = draw + screens * screenW;
  return {
    ...fans,
    ...(screens > 0 && { monitor: [{ ...screen, quantity: screens }] }),
    ...(stream.chance(extras.networkCard) && cards.length > 0 && { networkCard: [stream.pick(cards)] }),
    // The picker hands on that no system is chosen.
    os: stream.chance(extras.os) ? [stream.pick(shelf.os)] : null,
    ...(stream.chance(extras.ups) && {
      ups: [oneOf(stream, shelf.ups, ({ specs }) => (specs.watts ?? Infinity) >= load)],
    }),
  };
};
