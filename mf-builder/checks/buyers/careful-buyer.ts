import type { Part } from '../../src/catalogue/schema';
import { has } from '../../src/domain/compatibility/spelling';
import type { CheckedBuild } from '../../src/domain/compatibility/types';
import type { Random } from '../random';
import { adds, hasHeaders, hasPlaces, hasSlot, sharesPlug } from './beside-the-pc';
import * as together from './parts-together';
import { asChecked, extras, oneOf, type Shelf } from './shelf';

/** What everything but processor and card draws, in W, as calculators of shops have it. */
const restW = 75;

/** A screen in W. */
const screenW = 40;

interface Basics {
  board: Part<'motherboard'>;
  box: Part<'case'>;
  card: Part<'gpu'> | undefined;
  cooler: Part<'cooling'> | undefined;
  /** What the PC draws, in W. */
  draw: number;
}

/** Fans for a bare case without a radiator, else now and then, where there are places and headers for them. */
const fansOf = (stream: Random, shelf: Shelf, { board, box, cooler }: Basics): CheckedBuild => {
  const placed = (pack: Part<'caseFan'>): boolean => hasPlaces(box, cooler, pack);
  const plugged = (pack: Part<'caseFan'>): boolean => hasHeaders(board, box, cooler, pack);
  if (box.specs.fansIncluded === 0 && cooler?.specs.type !== 'liquid')
    return { caseFan: [asChecked('caseFan', oneOf(stream, shelf.caseFan, placed, plugged))] };
  const fitting = shelf.caseFan.filter((pack) => placed(pack) && plugged(pack));
  return stream.chance(extras.caseFan) && fitting.length > 0
    ? { caseFan: [asChecked('caseFan', stream.pick(fitting))] }
    : {};
};

const extrasOf = (stream: Random, shelf: Shelf, basics: Basics): CheckedBuild => {
  const { board, card, draw } = basics;
  const fans = fansOf(stream, shelf, basics);
  const screens = stream.chance(extras.monitor) ? (stream.chance(0.2) ? 2 : 1) : 0;
  const screen = oneOf(stream, shelf.monitor, (one) => sharesPlug(one, board, card));
  const cards = shelf.networkCard.filter((one) => hasSlot(one, board, card) && adds(one, board));
  const load = draw + screens * screenW;
  return {
    ...fans,
    ...(screens > 0 && { monitor: [asChecked('monitor', screen, screens)] }),
    ...(stream.chance(extras.networkCard) &&
      cards.length > 0 && { networkCard: [asChecked('networkCard', stream.pick(cards))] }),
    // The picker hands on that no system is chosen.
    os: stream.chance(extras.os) ? [asChecked('os', stream.pick(shelf.os))] : null,
    ...(stream.chance(extras.ups) && {
      ups: [
        asChecked(
          'ups',
          oneOf(stream, shelf.ups, ({ specs }) => (specs.watts ?? Infinity) >= load),
        ),
      ],
    }),
  };
};

/**
 * A build as a buyer puts it together who reads the pages of a shop: no part is chosen that another's page speaks against, as long as there is
 * one. The buyer knows facts and rules of thumb, never a verdict of the check.
 */
export const carefulBuild = (stream: Random, shelf: Shelf): CheckedBuild => {
  const cpu = stream.pick(shelf.cpu);
  const board = oneOf(
    stream,
    shelf.motherboard,
    ({ specs }) => specs.socket === cpu.specs.socket,
    (one) => together.isOfClass(one, cpu),
  );
  const ram = oneOf(
    stream,
    shelf.ram,
    ({ specs }) => specs.ramType === board.specs.ramType,
    (kit) => together.isWithin(kit, board),
    (kit) => together.hasProfile(kit, board),
  );
  const box = oneOf(
    stream,
    shelf.case,
    ({ specs }) => has(specs.motherboards ?? [], board.specs.formFactor),
    (one) => together.housesBoard(one, board),
  );
  const card =
    cpu.specs.igpu === null || stream.chance(0.7)
      ? oneOf(
          stream,
          shelf.gpu,
          (one) => together.housesCard(box, one),
          (one) => together.isLinked(one, cpu),
        )
      : undefined;
  const boxed = cpu.specs.coolerIncluded === true && stream.chance(0.4);
  const cooler = boxed
    ? undefined
    : oneOf(
        stream,
        shelf.cooling,
        (one) => together.suitsBoard(one, board, ram) && together.housesCooler(box, one),
        (one) => together.cools(one, cpu),
      );
  const first = oneOf(
    stream,
    shelf.storage,
    (drive) => drive.specs.nvme === true && together.housesDrives([drive], board, box),
  );
  const more = shelf.storage.filter(
    (drive) => drive.id !== first.id && together.housesDrives([first, drive], board, box),
  );
  const drives = stream.chance(0.4) && more.length > 0 ? [first, stream.pick(more)] : [first];
  const draw = together.cpuWatts(cpu) + (card?.specs.tdpW ?? 0) + restW;
  const psu = oneOf(
    stream,
    shelf.psu,
    (one) => together.housesSupply(box, one),
    ({ specs }) => specs.power >= 1.2 * draw && specs.power >= (card?.specs.recommendedPsuW ?? 0),
    (one) => together.hasLeads(one, board, card),
  );
  return {
    cpu: [asChecked('cpu', cpu)],
    motherboard: [asChecked('motherboard', board)],
    gpu: card ? [asChecked('gpu', card)] : null,
    ram: [asChecked('ram', ram)],
    storage: drives.map((drive) => asChecked('storage', drive)),
    case: [asChecked('case', box)],
    cooling: cooler ? [asChecked('cooling', cooler)] : null,
    psu: [asChecked('psu', psu)],
    ...extrasOf(stream, shelf, { board, box, card, cooler, draw }),
  };
};
