import { chosenOf, type BuildComponents, type PartType, type StoredPart } from '@rig4u/shared/builds';

/** The facts of a build that estimates rest on. An absent one is not known. */
export interface BuildFacts {
  cores?: number;
  threads?: number;
  eCores?: number;
  /** Boost clock of the processor. */
  ghz?: number;
  l3MB?: number;
  /** Where the picture comes from. */
  graphics: 'card' | 'processor' | 'none' | 'not known';
  shaders?: number;
  boostMHz?: number;
  coreMHz?: number;
  chipMaker?: string;
  videoGB?: number;
  /** Memory of all kits together. */
  ramGB?: number;
  /** The kind of the fastest drive. */
  drive?: 'NVMe SSD' | 'SATA SSD' | 'hard disk';
}

const first = (components: BuildComponents, type: PartType): StoredPart | undefined =>
  chosenOf(components, type)[0]?.part;

/** A fact that is a number of 0 or more; whatever else stands there counts as not known. */
const numberOf = (part: StoredPart | undefined, key: string): number | undefined => {
  const fact = part?.specs?.[key];
  return typeof fact === 'number' && Number.isFinite(fact) && fact >= 0 ? fact : undefined;
};

function graphicsOf(cpu: StoredPart | undefined, gpu: StoredPart | undefined): BuildFacts['graphics'] {
  if (gpu) return 'card';
  const own = cpu?.specs?.['igpu'];
  if (own === null) return 'none';
  return typeof own === 'string' ? 'processor' : 'not known';
}

function memoryOf(components: BuildComponents): number | undefined {
  const kits = chosenOf(components, 'ram').map(({ part, quantity }) => ({ gb: numberOf(part, 'capacity'), quantity }));
  if (kits.length === 0 || kits.some(({ gb }) => gb === undefined)) return undefined;
  return kits.reduce((sum, { gb = 0, quantity }) => sum + gb * quantity, 0);
}

function driveOf(components: BuildComponents): BuildFacts['drive'] {
  const drives = chosenOf(components, 'storage').map(({ part }) => part.specs ?? {});
  if (drives.some(({ nvme }) => nvme === true)) return 'NVMe SSD';
  if (drives.length === 0 || drives.some(({ nvme, type }) => nvme === undefined || type === undefined))
    return undefined;
  return drives.some(({ type }) => type === 'SSD') ? 'SATA SSD' : 'hard disk';
}

/** Without the keys whose value is not known, so that absent is the only way to say so. */
const known = <T extends object>(facts: T) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

/** What the chosen parts tell. */
export function factsOf(components: BuildComponents): BuildFacts {
  const cpu = first(components, 'cpu');
  const gpu = first(components, 'gpu');
  const maker = gpu?.specs?.['chipMaker'];
  return {
    graphics: graphicsOf(cpu, gpu),
    ...known({
      cores: numberOf(cpu, 'cores'),
      threads: numberOf(cpu, 'threads'),
      eCores: numberOf(cpu, 'eCores'),
      ghz: numberOf(cpu, 'speed'),
      l3MB: numberOf(cpu, 'l3MB'),
      shaders: numberOf(gpu, 'shaders'),
      boostMHz: numberOf(gpu, 'boostMHz'),
      coreMHz: numberOf(gpu, 'coreClock'),
      videoGB: numberOf(gpu, 'memory'),
      chipMaker: typeof maker === 'string' ? maker : undefined,
      ramGB: memoryOf(components),
      drive: driveOf(components),
    }),
  };
}
