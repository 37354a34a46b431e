import { estimatedDraw } from '../../src/domain/compatibility/power-draw';
import { has } from '../../src/domain/compatibility/spelling';
import type { CheckedBuild } from '../../src/domain/compatibility/types';
import type { Random } from '../random';
import { extras, oneOf, type Page, type Shelf } from './shelf';

const fitsBox = (box: Page<'case'>, { specs }: Page<'cooling'>): boolean =>
  specs.type === 'air'
    ? (specs.heightMm ?? 0) <= (box.specs.coolerMaxMm ?? Infinity)
    : (box.specs.radiators ?? []).some(
        ({ sizesMm }) => specs.radiator !== undefined && sizesMm?.includes(specs.radiator),
      );

/** Room for a card beside what a radiator in front may take. */
const fitsCard = (box: Page<'case'>, { specs }: Page<'gpu'>): boolean =>
  (specs.lengthMm ?? 0) <= (box.specs.gpuMaxMm ?? Infinity) && (specs.slots ?? 0) <= (box.specs.slots ?? Infinity);

/**
 * A build as a buyer in a hurry puts it together: processor, a board of its socket, memory of its kind, a case that takes the board, a card that
 * goes in or graphics in the processor, a cooler, one or two drives, a supply a fifth above the draw, and now and then more.
 */
export const hastyBuild = (stream: Random, shelf: Shelf): CheckedBuild => {
  const cpu = stream.pick(shelf.cpu);
  const board = oneOf(stream, shelf.motherboard, ({ specs }) => specs.socket === cpu.specs.socket);
  const ram = oneOf(stream, shelf.ram, ({ specs }) => specs.ramType === board.specs.ramType);
  const box = oneOf(stream, shelf.case, ({ specs }) => has(specs.motherboards ?? [], board.specs.formFactor ?? ''));
  const wantsCard = cpu.specs.igpu === null || stream.chance(0.7);
  const gpu = wantsCard ? oneOf(stream, shelf.gpu, (one) => fitsCard(box, one)) : undefined;
  const boxed = cpu.specs.coolerIncluded === true && stream.chance(0.4);
  const cooler = boxed
    ? undefined
    : oneOf(stream, shelf.cooling, (one) => {
        const { sockets, ramClearanceMm } = one.specs;
        const clears = (ram.specs.heightMm ?? 0) <= (ramClearanceMm ?? Infinity);
        return has(sockets ?? [], board.specs.socket ?? '') && fitsBox(box, one) && clears;
      });
  const lengths = new Set(board.specs.m2?.flatMap(({ sizes }) => sizes?.map((size) => `M.2-${size}`) ?? []));
  const first = oneOf(stream, shelf.storage, ({ specs }) => specs.nvme === true && lengths.has(specs.formFactor ?? ''));
  const second = stream.chance(0.4)
    ? oneOf(stream, shelf.storage, ({ specs: { formFactor, nvme } }) =>
        formFactor?.startsWith('M.2') === true ? nvme === true && lengths.has(formFactor) : true,
      )
    : undefined;
  const drives = second === undefined || second.id === first.id ? [first] : [first, second];
  const started: CheckedBuild = {
    cpu: [cpu],
    motherboard: [board],
    gpu: gpu ? [gpu] : null,
    ram: [ram],
    storage: drives,
    case: [box],
    cooling: cooler ? [cooler] : null,
  };
  const draw = estimatedDraw(started).watts;
  const psu = oneOf(
    stream,
    shelf.psu,
    ({ specs }) =>
      (specs.power ?? 0) >= Math.max(1.2 * draw, gpu?.specs.recommendedPsuW ?? 0) &&
      has(box.specs.psuFormFactors ?? [], specs.formFactor ?? '') &&
      (specs.lengthMm ?? 0) <= (box.specs.psuMaxMm ?? Infinity),
  );
  const build: CheckedBuild = { ...started, psu: [psu] };
  return { ...build, ...extrasOf(stream, shelf) };
};

const extrasOf = (stream: Random, shelf: Shelf): CheckedBuild => ({
  ...(stream.chance(extras.caseFan) && { caseFan: [stream.pick(shelf.caseFan)] }),
  ...(stream.chance(extras.monitor) && {
    monitor: [{ ...stream.pick(shelf.monitor), quantity: stream.chance(0.2) ? 2 : 1 }],
  }),
  ...(stream.chance(extras.networkCard) && { networkCard: [stream.pick(shelf.networkCard)] }),
  // The picker hands on that no system is chosen.
  os: stream.chance(extras.os) ? [stream.pick(shelf.os)] : null,
  ...(stream.chance(extras.ups) && { ups: [stream.pick(shelf.ups)] }),
});
