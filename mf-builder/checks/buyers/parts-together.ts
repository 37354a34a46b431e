import { has } from '../../src/domain/compatibility/spelling';
import type { Page } from './shelf';

// What a buyer reads on the pages of two parts before ordering both. What a page does not say stops nobody.

/** What a processor draws at most, in W. */
export const cpuWatts = ({ specs }: Page<'cpu'>): number => specs.maxPowerW ?? specs.tdpW ?? 0;

/** For a processor above 150 W no board with an entry chipset. */
export const isOfClass = ({ specs }: Page<'motherboard'>, cpu: Page<'cpu'>): boolean =>
  cpuWatts(cpu) <= 150 || !/^[AH]\d/.test(specs.chipset ?? '');

/** Memory within the slots, the size and the rate of the board; on AM5 up to 6400 MT/s, which such processors reach. */
export const isWithin = ({ specs }: Page<'ram'>, board: Page<'motherboard'>): boolean => {
  const { maxRamSpeed = Infinity, maxMemory = Infinity, memorySlots = Infinity, socket } = board.specs;
  return (
    (specs.speed ?? 0) <= (socket === 'AM5' ? Math.min(6400, maxRamSpeed) : maxRamSpeed) &&
    (specs.capacity ?? 0) <= maxMemory &&
    (specs.modules ?? 2) >= 2 &&
    (specs.modules ?? 2) <= memorySlots
  );
};

/** EXPO on AM5, XMP elsewhere. */
export const hasProfile = ({ specs }: Page<'ram'>, board: Page<'motherboard'>): boolean =>
  specs.profiles === undefined || has(specs.profiles, board.specs.socket === 'AM5' ? 'EXPO' : 'XMP');

/** A case that takes the board, with its connectors where the board has them and front ports that the board drives. */
export const housesBoard = ({ specs }: Page<'case'>, board: Page<'motherboard'>): boolean =>
  has(specs.motherboards ?? [], board.specs.formFactor ?? '') &&
  (board.specs.backConnect !== true || specs.backConnect === true) &&
  (board.specs.frontUsbC !== false || specs.frontUsb?.some(({ kind }) => kind === 'USB-C') !== true) &&
  plugsInFront(specs, /^3/) <= (board.specs.usb3Headers ?? 1) &&
  plugsInFront(specs, /^2/) <= (board.specs.usb2Headers ?? 1);

/** Plugs for the USB-A ports of some generations, two ports each. */
const plugsInFront = ({ frontUsb = [] }: Page<'case'>['specs'], gens: RegExp): number =>
  Math.ceil(
    frontUsb
      .filter(({ kind, gen = '3' }) => kind === 'USB-A' && gens.test(gen))
      .reduce((sum, { count }) => sum + count, 0) / 2,
  );

export const housesCard = ({ specs }: Page<'case'>, card: Page<'gpu'>): boolean =>
  (card.specs.lengthMm ?? 0) <= (specs.gpuMaxMm ?? Infinity) && (card.specs.slots ?? 0) <= (specs.slots ?? Infinity);

/** A card of eight lanes wants a processor of PCIe 4.0. */
export const isLinked = ({ specs }: Page<'gpu'>, cpu: Page<'cpu'>): boolean =>
  (specs.pcieLanes ?? 16) > 8 || (cpu.specs.pcieGen ?? 4) >= 4;

/** What a radiator in front takes from the card's room beside its own thickness, in mm: a fan. */
const fanMm = 25;

/** A cooler that is low enough, or a radiator for which the case has a place; in front only beside a card that is short enough. */
export const housesCooler = (
  { specs }: Page<'case'>,
  cooler: Page<'cooling'>,
  card: Page<'gpu'> | undefined,
): boolean => {
  const { type, heightMm = 0, radiator = 0, thicknessMm = 0 } = cooler.specs;
  if (type === 'air') return heightMm <= (specs.coolerMaxMm ?? Infinity);
  const inFront = (card?.specs.lengthMm ?? 0) + thicknessMm + fanMm <= (specs.gpuMaxMm ?? Infinity);
  return (
    specs.radiators === undefined ||
    specs.radiators.some(
      ({ position, sizesMm }) => sizesMm?.includes(radiator) === true && (position !== 'front' || inFront),
    )
  );
};

/** A cooler for the socket under which the memory fits. */
export const suitsBoard = ({ specs }: Page<'cooling'>, board: Page<'motherboard'>, ram: Page<'ram'>): boolean =>
  has(specs.sockets ?? [], board.specs.socket ?? '') && (ram.specs.heightMm ?? 0) <= (specs.ramClearanceMm ?? Infinity);

/** What people take a cooler for that has no rating, in W: 120 mm of radiator for each 100 W, and a tower for more than what is low. */
const usualW = ({ radiator, heightMm }: Page<'cooling'>['specs']): number => {
  if (radiator !== undefined && radiator !== null) return (radiator / 120) * 100;
  return (heightMm ?? 0) >= 145 ? 180 : 90;
};

/** The maker's rating is enough, else what people take such a cooler for. */
export const cools = ({ specs }: Page<'cooling'>, cpu: Page<'cpu'>): boolean =>
  (specs.tdp ?? usualW(specs)) >= cpuWatts(cpu);

type M2Slot = NonNullable<Page<'motherboard'>['specs']['m2']>[number];

const slotTakes = ({ sizes, gen, sata }: M2Slot, { specs }: Page<'storage'>): boolean =>
  (sizes === undefined || sizes.some((size) => specs.formFactor === `M.2-${size}`)) &&
  (specs.nvme === true ? (specs.pcieGen ?? 0) <= (gen ?? Infinity) : sata === true);

/** M.2 drives in slots that are as fast as they are and take nothing from the card, others in bays. */
export const housesDrives = (
  drives: readonly Page<'storage'>[],
  board: Page<'motherboard'>,
  { specs }: Page<'case'>,
): boolean => {
  let free = board.specs.m2?.filter(({ sharesGpu }) => sharesGpu !== true);
  free = free?.toSorted((one, other) => (one.gen ?? 0) - (other.gen ?? 0));
  return drives
    .toSorted((one, other) => (other.specs.pcieGen ?? 0) - (one.specs.pcieGen ?? 0))
    .every((drive) => {
      if (drive.specs.formFactor === '2.5"') return (specs.bays25 ?? 1) > 0;
      if (drive.specs.formFactor === '3.5"') return (specs.bays35 ?? 1) > 0;
      if (free === undefined) return true;
      const slot = free.find((one) => slotTakes(one, drive));
      free = free.filter((one) => one !== slot);
      return slot !== undefined;
    });
};

/** A supply of a size that goes into the case. */
export const housesSupply = ({ specs }: Page<'case'>, supply: Page<'psu'>): boolean =>
  (specs.psuFormFactors === undefined || has(specs.psuFormFactors, supply.specs.formFactor ?? '')) &&
  (supply.specs.lengthMm ?? 0) <= (specs.psuMaxMm ?? Infinity);

/** A lead for each plug of the board and of the card, a 16-pin lead of its own for a 16-pin plug. */
export const hasLeads = (
  { specs }: Page<'psu'>,
  board: Page<'motherboard'>,
  card: Page<'gpu'> | undefined,
): boolean => {
  const { p6 = 0, p8 = 0, p16 = 0 } = card?.specs.power ?? {};
  return (
    (specs.eps8 ?? Infinity) >= (board.specs.cpuPower ?? []).length &&
    (specs.pcie8 ?? Infinity) >= p6 + p8 &&
    (specs.pcie16 ?? Infinity) >= p16 &&
    (p16 === 0 || (specs.pcie16W?.[0] ?? Infinity) >= (card?.specs.tdpW ?? 0))
  );
};
