import type { Page } from './shelf';

// What a buyer counts before adding to a PC: places, headers, slots, plugs.

/** The mounts that a radiator leaves: it takes the first position that the case lists for its length. */
const freeMounts = (
  { specs }: Page<'case'>,
  cooler: Page<'cooling'> | undefined,
): NonNullable<Page<'case'>['specs']['fanMounts']> => {
  const radiator = cooler?.specs.radiator;
  const taken = specs.radiators?.find(({ sizesMm }) => radiator !== undefined && sizesMm?.includes(radiator));
  return (specs.fanMounts ?? []).filter(({ position }) => position !== taken?.position);
};

/** Places for the fans of a pack beside the case's own. */
export const hasPlaces = (box: Page<'case'>, cooler: Page<'cooling'> | undefined, pack: Page<'caseFan'>): boolean => {
  if (box.specs.fanMounts === undefined) return true;
  const mounts = freeMounts(box, cooler);
  const { qty = 1 } = pack.specs;
  const most = (position: string | undefined): number =>
    Math.max(...mounts.filter((one) => one.position === position).map(({ count = 0 }) => count));
  const places = [...new Set(mounts.map(({ position }) => position))].reduce((sum, one) => sum + most(one), 0);
  const ofItsSize = mounts.reduce((sum, { sizeMm, count = 0 }) => sum + (sizeMm === pack.specs.sizeMm ? count : 0), 0);
  return ofItsSize >= qty && places - (box.specs.fansIncluded ?? 0) >= qty;
};

/** A header for power and light of a pack beside the case's own fans and a pump. */
export const hasHeaders = (
  board: Page<'motherboard'>,
  box: Page<'case'>,
  cooler: Page<'cooling'> | undefined,
  { specs }: Page<'caseFan'>,
): boolean => {
  const plugs = specs.chain === true ? 1 : (specs.qty ?? 1);
  const taken = (box.specs.fansIncluded ?? 0) + (cooler?.specs.type === 'liquid' ? 1 : 0);
  const lights = { ARGB: board.specs.argbHeaders, RGB: board.specs.rgbHeaders };
  const light = specs.led === 'ARGB' || specs.led === 'RGB' ? lights[specs.led] : undefined;
  const lit = cooler?.specs.rgb === specs.led ? 1 : 0;
  return (board.specs.fanHeaders ?? Infinity) - taken >= plugs && (light ?? Infinity) - lit >= plugs;
};

/** A slot below the graphics card and long enough; for USB a socket. */
export const hasSlot = (
  { specs }: Page<'networkCard'>,
  board: Page<'motherboard'>,
  card: Page<'gpu'> | undefined,
): boolean => {
  const lanes = /^PCIe x(\d+)$/.exec(specs.interface ?? '')?.[1];
  if (lanes === undefined) return specs.interface !== 'USB-C' || (board.specs.rearIo?.usbC ?? 1) > 0;
  const [first, ...others] = board.specs.pcie ?? [];
  const covered = Math.ceil(card?.specs.slots ?? 0);
  // Why: where a page gives no rows, the slots are taken to follow each other.
  return (card ? others : [first, ...others]).some(
    (slot, index) =>
      slot !== undefined &&
      (card === undefined || (slot.position ?? index + 2) >= (first?.position ?? 1) + covered) &&
      (slot.length ?? slot.lanes ?? 1) >= Number(lanes),
  );
};

/** Wi-Fi only beside a board without. */
export const adds = ({ specs }: Page<'networkCard'>, board: Page<'motherboard'>): boolean =>
  board.specs.wifi === null || specs.speed?.startsWith('Wi-Fi') !== true;

/** So many plugs of the PC a screen may use. */
export const plugsFor = (
  { specs }: Page<'monitor'>,
  board: Page<'motherboard'>,
  card: Page<'gpu'> | undefined,
): number => {
  const ofCard = card?.specs.ports?.flatMap(({ kind, count }) => Array.from({ length: count ?? 1 }, () => kind));
  const plugs = ofCard ?? board.specs.displayOutputs;
  const taken = (plug: string): boolean => specs.inputs?.some(({ kind }) => plug.startsWith(kind)) !== false;
  return plugs?.filter(taken).length ?? Infinity;
};
