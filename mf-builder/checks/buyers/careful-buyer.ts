import { has } from '../../src/domain/compatibility/spelling';
import type { CheckedBuild } from '../../src/domain/compatibility/types';
import type { Random } from '../random';
import { carefulExtras } from './careful-extras';
import * as together from './parts-together';
import { oneOf, type Shelf } from './shelf';

/** What everything but processor and card draws, in W, as calculators of shops have it. */
const restW = 75;

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
    ({ specs }) => has(specs.motherboards ?? [], board.specs.formFactor ?? ''),
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
        (one) => together.suitsBoard(one, board, ram) && together.housesCooler(box, one, card),
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
    ({ specs }) => (specs.power ?? 0) >= Math.max(1.2 * draw, card?.specs.recommendedPsuW ?? 0),
    (one) => together.hasLeads(one, board, card),
  );
  return {
    cpu: [cpu],
    motherboard: [board],
    gpu: card ? [card] : null,
    ram: [ram],
    storage: drives,
    case: [box],
    cooling: cooler ? [cooler] : null,
    psu: [psu],
    ...carefulExtras(stream, shelf, { board, box, card, cooler, draw }),
  };
};
