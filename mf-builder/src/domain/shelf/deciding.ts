import type { CatalogueType } from '../../catalogue/schema';
import type { DerivedShelf } from '../../../market/src/derived/derive-shelf';

/**
 * The facts of each type without which a check that can fail is not made. They are counted, not chosen: `checks/deciding-facts.test.ts`
 * takes each away from parts in whole builds. A type that is not named has none.
 */
export const allDeciding: Readonly<Partial<Record<CatalogueType, readonly string[]>>> = {
  cpu: ['socket', 'maxPowerW', 'memTypes', 'memMaxGB'],
  motherboard: [
    ...['socket', 'chipset', 'formFactor', 'ramType', 'ramForm', 'memorySlots', 'maxMemory', 'm2', 'sataPorts'],
    ...['cpuPower', 'fanHeaders', 'backConnect', 'pcie'],
  ],
  gpu: ['lengthMm', 'slots', 'bracketSlots', 'tdpW', 'power', 'ports'],
  ram: ['ramType', 'capacity', 'modules', 'heightMm', 'registered', 'sodimm'],
  storage: ['type', 'formFactor', 'interface'],
  case: [
    ...['motherboards', 'gpuMaxMm', 'slots', 'coolerMaxMm', 'psuFormFactors', 'psuMaxMm', 'radiators', 'fansIncluded'],
    ...['fanMounts', 'backConnect'],
  ],
  psu: ['power', 'formFactor', 'lengthMm', 'eps8', 'pcie8', 'pcie16', 'pcie16W'],
  cooling: ['type', 'sockets', 'heightMm', 'radiator', 'thicknessMm', 'ramClearanceMm'],
  caseFan: ['sizeMm', 'qty', 'chain', 'thicknessMm'],
  monitor: ['resolution', 'hz', 'inputs'],
  networkCard: ['interface'],
  soundCard: ['interface'],
  capture: ['interface'],
};

/** Facts of which a part has no need that has the other: a cooler with a radiator has no height that matters, nor one in the air a radiator. */
const insteadOf: Readonly<Record<string, string>> = {
  heightMm: 'radiator',
  ramClearanceMm: 'radiator',
  radiator: 'heightMm',
  thicknessMm: 'heightMm',
};

/** A part is known well enough where at most so many of its deciding facts are unknown. */
const enough = 2;

/** For each row how many of its deciding facts are unknown, or may be wrong; what is probable is known well enough. */
export function unknownDeciding(type: CatalogueType, shelf: DerivedShelf): Uint8Array {
  const unknown = new Uint8Array(shelf.count);
  const isKnown = (fact: string | undefined, row: number): boolean =>
    fact !== undefined &&
    (shelf.column(fact)?.codes[row] ?? 0) > 0 &&
    (!shelf.isDoubted(row, fact) || shelf.isProbable(row, fact));
  for (const fact of allDeciding[type] ?? []) {
    const other = type === 'cooling' ? insteadOf[fact] : undefined;
    for (let row = 0; row < shelf.count; row += 1)
      if (!isKnown(fact, row) && !isKnown(other, row)) unknown[row] = (unknown[row] ?? 0) + 1;
  }
  return unknown;
}

/** For each row 1 where the part is known well enough to stand in the first list. */
export const knownWell = (type: CatalogueType, shelf: DerivedShelf): Uint8Array =>
  unknownDeciding(type, shelf).map((unknown) => Number(unknown <= enough));
