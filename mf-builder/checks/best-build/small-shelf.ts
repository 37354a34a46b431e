import type { Part } from '../../src/catalogue/schema';
import { places, type Place, type ShelfParts } from '../../src/domain/best-build';
import { shelfFromFiles } from '../composing/shelf';
import type { Random } from '../random';

const whole = shelfFromFiles();

/** Parts that can go together, so that there is something to find. */
const likely: Readonly<Record<Place, readonly string[]>> = {
  cpu: ['cpu3', 'cpu5', 'cpu8', 'cpu9', 'cpu16', 'cpu15'],
  gpu: ['gpu1', 'gpu9', 'gpu12', 'gpu14', 'gpu17'],
  motherboard: ['motherboard1', 'motherboard5', 'motherboard6', 'motherboard9', 'motherboard13', 'motherboard15'],
  ram: ['ram1', 'ram4', 'ram21', 'ram13', 'ram19'],
  case: ['case4', 'case8', 'case9', 'case11', 'case13', 'case19'],
  cooling: ['cooling5', 'cooling7', 'cooling23', 'cooling17', 'cooling22'],
  psu: ['psu1', 'psu3', 'psu4', 'psu6', 'psu9', 'psu17'],
  storage: ['storage1', 'storage3', 'storage23', 'storage24'],
  caseFan: ['caseFan7', 'caseFan14', 'caseFan20'],
  cables: ['cables3'],
};

/** Parts that do go together, one of each place: without them a shelf rarely has a build that works. */
const sound: readonly Readonly<Record<Place, string>>[] = [
  row('cpu2 gpu9 motherboard1 ram3 case8 cooling7 psu3 storage3 caseFan7 cables3'),
  row('cpu17 gpu17 motherboard13 ram4 case10 cooling17 psu8 storage3 caseFan20 cables3'),
  row('cpu22 gpu17 motherboard9 ram21 case13 cooling22 psu6 storage7 caseFan20 cables3'),
  row('cpu23 gpu19 motherboard18 ram21 case10 cooling17 psu8 storage10 caseFan20 cables3'),
  row('cpu15 gpu8 motherboard13 ram3 case8 cooling22 psu5 storage21 caseFan7 cables3'),
];

function row(ids: string): Record<Place, string> {
  const [
    cpu = '',
    gpu = '',
    motherboard = '',
    ram = '',
    box = '',
    cooling = '',
    psu = '',
    storage = '',
    caseFan = '',
    cables = '',
  ] = ids.split(' ');
  return { cpu, gpu, motherboard, ram, case: box, cooling, psu, storage, caseFan, cables };
}

/** A part with another price, and sometimes without a fact. Prices are coarse, so that builds of one price are common. */
function changed<P extends Part>(part: P, stream: Random): P {
  const specs = Object.fromEntries(Object.entries(part.specs).filter(() => !stream.chance(0.02)));
  return { ...part, price: Math.ceil(part.price / 20 + stream.whole(-2, 2)) * 20, specs };
}

function some<P extends Part>(parts: readonly P[], ids: readonly string[], stream: Random, first?: string): P[] {
  const count = stream.whole(1, 2);
  const picked = Array.from({ length: count }, (_, at) => {
    const other = stream.chance(0.7) ? stream.pick(ids) : stream.pick(parts).id;
    const id = (at === 0 && first) || other;
    return parts.find((part) => part.id === id) ?? stream.pick(parts);
  });
  return [...new Set(picked)].map((part) => changed(part, stream));
}

/** A shelf of one or two parts for each place, so small that every build of it can be tried. Most have a build that works. */
export function smallShelf(stream: Random): ShelfParts {
  const first = stream.chance(0.7) ? stream.pick(sound) : undefined;
  const own = <P extends Part>(place: Place, parts: readonly P[]): P[] =>
    some(parts, likely[place], stream, first?.[place]);
  return {
    cpu: own('cpu', whole.cpu),
    gpu: own('gpu', whole.gpu),
    motherboard: own('motherboard', whole.motherboard),
    ram: own('ram', whole.ram),
    case: own('case', whole.case),
    cooling: own('cooling', whole.cooling),
    psu: own('psu', whole.psu),
    storage: own('storage', whole.storage),
    caseFan: own('caseFan', whole.caseFan),
    // Each splitter makes five times as many builds.
    cables: stream.chance(0.25) ? own('cables', whole.cables).slice(0, 1) : [],
  };
}

/** The first part of each place. */
export const tinyShelf = (parts: ShelfParts): ShelfParts => ({
  cpu: parts.cpu.slice(0, 1),
  gpu: parts.gpu.slice(0, 1),
  motherboard: parts.motherboard.slice(0, 1),
  ram: parts.ram.slice(0, 1),
  case: parts.case.slice(0, 1),
  cooling: parts.cooling.slice(0, 1),
  psu: parts.psu.slice(0, 1),
  storage: parts.storage.slice(0, 1),
  caseFan: parts.caseFan.slice(0, 1),
  cables: [],
});

/** One place and one of its parts. */
export function somePart(parts: ShelfParts, stream: Random): { place: Place; part: Part } {
  const place = stream.pick(places.filter((one) => parts[one].length > 0));
  const all: readonly Part[] = parts[place];
  return { place, part: stream.pick(all) };
}
