import type { CatalogueType, Part } from '../../../mf-builder/src/catalogue/schema';
import { builtIn } from '../../../mf-builder/src/catalogue/source';
import { partTypeNames } from '../../../shared/src/builds/part-types';
import { openParts, type OpenParts } from './open-db';

export type Catalogue = Readonly<Record<CatalogueType, readonly Part[]>>;

/** The built-in catalogue. */
export async function builtInCatalogue(): Promise<Catalogue> {
  const lists = await Promise.all(
    partTypeNames.map(async (type): Promise<[string, readonly Part[]]> => [type, await builtIn.load(type)]),
  );
  return fromLists(lists);
}

/** A catalogue of OpenDB's parts, from a folder of its files: the size and the variety that the picker has to bear. */
export function openCatalogue(small: Catalogue, folder: string): Catalogue & { facts: number; theirs: number } {
  const found = partTypeNames.map((type): [CatalogueType, OpenParts] => [type, openParts(folder, type, small[type])]);
  const sum = (of: 'facts' | 'theirs') => found.reduce((total, [, one]) => total + one[of], 0);
  return {
    ...fromLists(found.map(([type, { parts }]) => [type, parts])),
    facts: sum('facts'),
    theirs: sum('theirs'),
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
