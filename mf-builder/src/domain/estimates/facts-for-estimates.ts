import { chosenOf, type BuildComponents, type PartType, type StoredPart } from '@rig4u/shared/builds';
import { numberFact } from './part-facts';

export const driveKinds = ['NVMe SSD', 'SATA SSD', 'hard disk'] as const;
export type DriveKind = (typeof driveKinds)[number];

/** What of a build estimates rest on. An absent fact is not known. */
export interface BuildFacts {
  processor?: StoredPart | undefined;
  card?: StoredPart | undefined;
  /** Where the picture comes from. */
  graphics: 'card' | 'processor' | 'none' | 'not known';
  /** Memory of all kits together. */
  ramGB?: number | undefined;
  /** The kind of the fastest drive. */
  drive?: DriveKind | undefined;
}

const first = (components: BuildComponents, type: PartType): StoredPart | undefined =>
  chosenOf(components, type)[0]?.part;

function graphicsOf(cpu: StoredPart | undefined, gpu: StoredPart | undefined): BuildFacts['graphics'] {
  if (gpu) return 'card';
  const own = cpu?.specs?.['igpu'];
  if (own === null) return 'none';
  return typeof own === 'string' ? 'processor' : 'not known';
}

function memoryOf(components: BuildComponents): number | undefined {
  let sum: number | undefined;
  for (const { part, quantity } of chosenOf(components, 'ram')) {
    const gb = numberFact(part, 'capacity');
    if (gb === undefined) return undefined;
    sum = (sum ?? 0) + gb * quantity;
  }
  return sum;
}

function driveOf(components: BuildComponents): DriveKind | undefined {
  const drives = chosenOf(components, 'storage').map(({ part }) => part.specs ?? {});
  if (drives.some(({ nvme }) => nvme === true)) return 'NVMe SSD';
  if (drives.length === 0 || drives.some(({ nvme, type }) => nvme === undefined || type === undefined))
    return undefined;
  return drives.some(({ type }) => type === 'SSD') ? 'SATA SSD' : 'hard disk';
}

/** What the chosen parts tell. */
export function factsOf(components: BuildComponents): BuildFacts {
  const processor = first(components, 'cpu');
  const card = first(components, 'gpu');
  return {
    processor,
    card,
    graphics: graphicsOf(processor, card),
    ramGB: memoryOf(components),
    drive: driveOf(components),
  };
}
