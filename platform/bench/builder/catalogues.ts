import type { CatalogueType, Part } from '../../../mf-builder/src/catalogue/schema';
import { builtIn } from '../../../mf-builder/src/catalogue/source';
import { partTypeNames } from '../../../shared/src/builds/part-types';

export type Catalogue = Readonly<Record<CatalogueType, readonly Part[]>>;

/** Records per type in the OpenDB extract of 2026-08-17: the size that the picker has to bear. */
const openDbSizes: Readonly<Record<CatalogueType, number>> = {
  cpu: 789,
  motherboard: 3695,
  gpu: 3811,
  ram: 4828,
  storage: 3493,
  case: 3747,
  psu: 3290,
  cooling: 2394,
  caseFan: 3354,
  thermalPaste: 227,
  monitor: 3849,
  keyboard: 4143,
  mouse: 4444,
  headset: 3033,
  speakers: 539,
  webcam: 294,
  microphone: 115,
  networkCard: 178,
  soundCard: 84,
  cables: 20,
  controller: 221,
  ups: 20,
  capture: 32,
  os: 20,
};

/** The built-in catalogue. */
export async function builtInCatalogue(): Promise<Catalogue> {
  const lists = await Promise.all(
    partTypeNames.map(async (type): Promise<[string, readonly Part[]]> => [type, await builtIn.load(type)]),
  );
  return fromLists(lists);
}

/** A catalogue of OpenDB's size: the built-in parts over and over, each with an id, a name and a price of its own. */
export function largeCatalogue(small: Catalogue): Catalogue {
  return fromLists(
    partTypeNames.map((type) => [
      type,
      Array.from({ length: openDbSizes[type] }, (_, index) => variant(small[type], index)),
    ]),
  );
}

function variant(parts: readonly Part[], index: number): Part {
  const part = parts[index % parts.length];
  if (!part) throw new Error('The built-in catalogue has an empty type.');
  return {
    ...part,
    id: `${part.type}${index + 1}`,
    name: `${part.name} ${index + 1}`,
    price: part.price + index / 100,
  };
}

function fromLists(lists: readonly (readonly [string, readonly Part[]])[]): Catalogue {
  const found = new Map(lists);
  const of = (type: CatalogueType) => found.get(type) ?? [];
  return {
    cpu: of('cpu'),
    motherboard: of('motherboard'),
    gpu: of('gpu'),
    ram: of('ram'),
    storage: of('storage'),
    case: of('case'),
    psu: of('psu'),
    cooling: of('cooling'),
    caseFan: of('caseFan'),
    thermalPaste: of('thermalPaste'),
    monitor: of('monitor'),
    keyboard: of('keyboard'),
    mouse: of('mouse'),
    headset: of('headset'),
    speakers: of('speakers'),
    webcam: of('webcam'),
    microphone: of('microphone'),
    networkCard: of('networkCard'),
    soundCard: of('soundCard'),
    cables: of('cables'),
    controller: of('controller'),
    ups: of('ups'),
    capture: of('capture'),
    os: of('os'),
  };
}
