import path from 'node:path';
import { random, type Random } from '../../../mf-builder/checks/random';
import type { Part } from '../../../mf-builder/src/catalogue/schema';
import { shelfFromFiles } from '../../../mf-builder/checks/composing/shelf';
import type { Place, ShelfParts } from '../../../mf-builder/src/domain/best-build';
import { openParts } from '../builder/open-db';

/** What makes two parts of a type one class, and the fact that its price follows within the class. */
interface Class {
  same: readonly string[];
  by?: string;
}

const classes: Readonly<Record<Exclude<Place, 'caseFan' | 'cables'>, Class>> = {
  cpu: { same: ['socket'], by: 'cores' },
  gpu: { same: ['chipMaker'], by: 'shaders' },
  motherboard: { same: ['socket', 'formFactor'] },
  ram: { same: ['ramType'], by: 'capacity' },
  case: { same: ['formFactor'] },
  cooling: { same: ['type'] },
  psu: { same: ['formFactor'], by: 'power' },
  storage: { same: ['nvme'], by: 'capacity' },
};

const factsOf = ({ specs }: Part): ReadonlyMap<string, unknown> => new Map(Object.entries(specs));

const sizeOf = (part: Part, by: string | undefined): number => {
  const value = by === undefined ? 1 : factsOf(part).get(by);
  return typeof value === 'number' && value > 0 ? value : 1;
};

/** The built-in part of the same class that is nearest in what its price follows. */
function nearest<P extends Part>(part: Part, builtIn: readonly P[], { same, by }: Class): P | undefined {
  const wanted = factsOf(part);
  const size = sizeOf(part, by);
  return builtIn
    .filter((one) => same.every((fact) => factsOf(one).get(fact) === wanted.get(fact)))
    .toSorted((a, b) => Math.abs(Math.log(sizeOf(a, by) / size)) - Math.abs(Math.log(sizeOf(b, by) / size)))[0];
}

/** So many parts of OpenDB: what it does not state is that of the nearest built-in part, and so is the price, by class. */
function partsFrom<T extends keyof typeof classes>(
  folder: string,
  type: T,
  builtIn: readonly Part<T>[],
  count: number,
  stream: Random,
): Part<T>[] {
  const { parts } = openParts(path.resolve(folder), type, builtIn);
  const rule = classes[type];
  const found: Part<T>[] = [];
  for (let tries = 0; found.length < count && tries < 50 * count; tries += 1) {
    const part = stream.pick(parts);
    const base = nearest(part, builtIn, rule);
    if (!base || found.some(({ id }) => id === part.id)) continue;
    const share = sizeOf(part, rule.by) / sizeOf(base, rule.by);
    const price = Math.round(100 * base.price * share ** 0.8 * (0.85 + 0.4 * stream.next())) / 100;
    found.push({
      ...base,
      id: part.id,
      name: part.name,
      brand: part.brand,
      price,
      specs: { ...base.specs, ...part.specs },
    });
  }
  if (found.length < count) throw new Error(`OpenDB has too few parts of the type ${type}.`);
  return found;
}

/** A shelf of so many parts of each of eight types, the same at every run. Cases bring their fans. */
export function largeShelf(folder: string, count: number): ShelfParts {
  const builtIn = shelfFromFiles();
  const stream = random(count);
  return {
    cpu: partsFrom(folder, 'cpu', builtIn.cpu, count, stream),
    gpu: partsFrom(folder, 'gpu', builtIn.gpu, count, stream),
    motherboard: partsFrom(folder, 'motherboard', builtIn.motherboard, count, stream),
    ram: partsFrom(folder, 'ram', builtIn.ram, count, stream),
    case: partsFrom(folder, 'case', builtIn.case, count, stream),
    cooling: partsFrom(folder, 'cooling', builtIn.cooling, count, stream),
    psu: partsFrom(folder, 'psu', builtIn.psu, count, stream),
    storage: partsFrom(folder, 'storage', builtIn.storage, count, stream),
    caseFan: [],
    cables: builtIn.cables,
  };
}
