/** @jest-environment node */
import { partTypeNames, requiredTypes, type BuildComponents, type StoredPart } from '@rig4u/shared/builds';
import { builtIn } from '../../catalogue/source';
import { swapPart } from '../choices/change-build';
import type { CatalogueType, Part } from '../../catalogue/schema';
import { fromComponents } from '../compatibility/checked-build';
import { rules } from '../compatibility/rules';
import { brokenBuilds, wholeCatalogue } from '../../../checks/broken-builds';
import {
  centsOf,
  everySwap,
  failsOf,
  linesOf,
  raised,
  verdictsIn,
  verdictsOf,
  type Tried,
  type Verdicts,
} from '../../../checks/every-swap';
import { rounds } from '../../../checks/rounds';
import { cheapestSwap, type Candidates, type Swap } from './swap';

const seed = 20260211;
const count = rounds({ full: 1_000, short: 60 });

const cheapest = (tried: readonly Tried[], before: Verdicts, rule: string): Tried | undefined => {
  const alone = rules.find(({ id }) => id === rule);
  let best: Tried | undefined;
  for (const one of tried) {
    if (best && one.cents >= best.cents) continue;
    // Why the rule alone first: most swaps clear nothing, and the whole check of each takes half a minute. That both
    // say the same is tested below.
    if ((alone?.check(one.after)?.verdict ?? 'pass') !== 'pass') continue;
    const after = verdictsIn(one.after);
    if ((after[rule] ?? 'pass') === 'pass' && raised(before, after).length === 0) best = one;
  }
  return best;
};

let catalogue: Candidates;
let builds: BuildComponents[];

interface Offer {
  build: number;
  components: BuildComponents;
  before: Verdicts;
  rule: string;
  swap: Swap | undefined;
}

let offers: Offer[];

beforeAll(async () => {
  catalogue = await wholeCatalogue();
  builds = brokenBuilds(catalogue, seed, count);
  offers = builds.flatMap((components, build) => {
    const before = verdictsOf(components);
    return failsOf(before).map((rule) => ({
      build,
      components,
      before,
      rule,
      swap: cheapestSwap(components, rule, catalogue),
    }));
  });
});

const applied = (components: BuildComponents, { type, place, to }: Swap): BuildComponents =>
  swapPart({ components }, type, place, to).components;

describe(`${count} broken builds of catalogue parts, seed ${seed}`, () => {
  test('are of all kinds', () => {
    const lines = builds.map((build) => partTypeNames.flatMap((type) => linesOf(build, type)));
    const complete = builds.filter((build) => requiredTypes.every((type) => build[type]));
    expect(lines.filter((all) => all.some(({ quantity }) => quantity > 1)).length).toBeGreaterThan(0.2 * count);
    expect(lines.filter((all) => all.some(({ part }) => part.owned)).length).toBeGreaterThan(0.2 * count);
    expect(
      builds.filter((build) => linesOf(build, 'ram').length + linesOf(build, 'storage').length > 2).length,
    ).toBeGreaterThan(0.2 * count);
    expect(builds.length - complete.length).toBeGreaterThan(rounds({ full: 100, short: 3 }));
    expect(complete.filter((build) => !build.gpu).length).toBeGreaterThan(rounds({ full: 50, short: 1 }));
    expect(complete.filter((build) => !build.cooling).length).toBeGreaterThan(rounds({ full: 50, short: 1 }));
    expect(offers.filter(({ swap }) => swap).length).toBeGreaterThan(count);
    expect(offers.filter(({ swap }) => !swap).length).toBeGreaterThan(0.2 * count);
  });

  test('each rule alone says of them what it says within the whole check', () => {
    for (const components of builds) {
      const build = fromComponents(components);
      const alone = rules.flatMap(({ id, check: one }) => (one(build) ? [[id, one(build)?.verdict]] : []));
      expect(verdictsIn(build)).toEqual(Object.fromEntries(alone));
    }
  });

  test('every swap offered for any of their fails, applied, clears it and raises nothing', () => {
    for (const { components, before, rule, swap } of offers) {
      if (!swap) continue;
      const after = verdictsOf(applied(components, swap));
      expect([rule, after[rule] ?? 'pass', raised(before, after)]).toEqual([rule, 'pass', []]);
      expect(centsOf(applied(components, swap)) - centsOf(components)).toBe(swap.moreCents);
    }
  });

  test('an exhaustive search over all their types finds none that is cheaper, and none where none is offered', () => {
    let of: BuildComponents | undefined;
    let tried: readonly Tried[] = [];
    for (const { build, components, before, rule, swap } of offers) {
      // Why kept for one build only: its offers follow each other, and the swaps of all builds are half a million.
      if (of !== components) tried = everySwap(components, catalogue);
      of = components;
      const best = cheapest(tried, before, rule);
      const offered = swap && {
        type: swap.type,
        place: swap.place,
        id: swap.to.id,
        cents: centsOf(applied(components, swap)),
      };
      const wanted = best && { type: best.type, place: best.place, id: best.id, cents: best.cents };
      expect({ build, rule, swap: offered }).toEqual({ build, rule, swap: wanted });
    }
  });
});

const named = (type: CatalogueType, id: string): Part => {
  const part = catalogue[type]?.find((one) => one.id === id);
  if (!part) throw new Error(`The catalogue has no ${id}.`);
  return part;
};

const priced = (type: CatalogueType, id: string, price: number): Part => ({ ...named(type, id), price });

describe('one fail at a time', () => {
  // An AM4 CPU on an AM5 motherboard.
  const cpuOn = (cpu: Partial<StoredPart>): BuildComponents => ({
    cpu: { ...named('cpu', 'cpu1'), ...cpu },
    motherboard: named('motherboard', 'motherboard5'),
  });

  test('what an owned part is replaced by costs its whole price, any other the difference, to the cent', () => {
    const candidates = { cpu: [priced('cpu', 'cpu5', 189.99)] };
    expect(cheapestSwap(cpuOn({ price: 84.7 }), 'cpu-socket', candidates)).toMatchObject({
      type: 'cpu',
      place: 0,
      from: { id: 'cpu1' },
      to: { id: 'cpu5' },
      moreCents: 10529,
    });
    expect(cheapestSwap(cpuOn({ price: 84.7, owned: true }), 'cpu-socket', candidates)).toMatchObject({
      moreCents: 18999,
    });
    expect(cheapestSwap(cpuOn({ price: 500 }), 'cpu-socket', candidates)).toMatchObject({ moreCents: -31001 });
  });

  test('an owned part goes only where keeping it costs more', () => {
    // An LGA1700 CPU on the same motherboard.
    const build = (owned: boolean): BuildComponents => ({
      cpu: { ...named('cpu', 'cpu14'), price: 110, owned },
      motherboard: priced('motherboard', 'motherboard5', 100),
    });
    const candidates = (price: number) => ({
      cpu: [priced('cpu', 'cpu5', 120)],
      motherboard: [priced('motherboard', 'motherboard15', price)],
    });
    expect(cheapestSwap(build(true), 'cpu-socket', candidates(219.99))).toMatchObject({
      to: { id: 'motherboard15' },
      moreCents: 11999,
    });
    expect(cheapestSwap(build(true), 'cpu-socket', candidates(220.01))).toMatchObject({
      to: { id: 'cpu5' },
      moreCents: 12000,
    });
    expect(cheapestSwap(build(false), 'cpu-socket', candidates(219.99))).toMatchObject({
      to: { id: 'cpu5' },
      moreCents: 1000,
    });
  });

  test('nothing is offered that is not among the candidates, is in its place already, or brings a new warning', async () => {
    expect(cheapestSwap(cpuOn({}), 'cpu-socket', {})).toBeUndefined();
    expect(
      cheapestSwap(cpuOn({}), 'cpu-socket', { cpu: [], motherboard: [named('motherboard', 'motherboard5')] }),
    ).toBeUndefined();
    // It fits the socket, and would need a BIOS update.
    const boards = (await builtIn.load('motherboard')).filter(({ id }) => id === 'motherboard1');
    const older = boards.map((one) => ({ ...one, specs: { ...one.specs, chipset: 'B450', biosFlashback: false } }));
    expect(cheapestSwap(cpuOn({}), 'cpu-socket', { motherboard: older })).toBeUndefined();
    expect(cheapestSwap(cpuOn({}), 'no-such-rule', catalogue)).toBeUndefined();
  });

  test('of equal totals the earlier type goes, then the candidate that comes first', () => {
    const components = cpuOn({ price: 100 });
    const tie = {
      motherboard: [priced('motherboard', 'motherboard1', 109.99)],
      cpu: [priced('cpu', 'cpu8', 150), priced('cpu', 'cpu5', 100), priced('cpu', 'cpu9', 100)],
    };
    expect(cheapestSwap(components, 'cpu-socket', tie)).toMatchObject({
      type: 'cpu',
      to: { id: 'cpu5' },
      moreCents: 0,
    });
  });

  test('a kit in second place goes alone, and keeps its quantity', () => {
    const components: BuildComponents = {
      motherboard: named('motherboard', 'motherboard1'),
      ram: [
        { part: named('ram', 'ram4'), quantity: 2 },
        { part: priced('ram', 'ram12', 30), quantity: 2 },
      ],
    };
    expect(cheapestSwap(components, 'ram-type', { ram: [priced('ram', 'ram5', 50.1)] })).toMatchObject({
      type: 'ram',
      place: 1,
      from: { id: 'ram12' },
      moreCents: 4020,
    });
  });

  test('a complete build without a graphics card may be offered one; an incomplete one has not got that far', () => {
    const { storage, ...incomplete }: BuildComponents = {
      cpu: named('cpu', 'cpu2'),
      motherboard: named('motherboard', 'motherboard3'),
      ram: named('ram', 'ram1'),
      storage: named('storage', 'storage1'),
      case: named('case', 'case2'),
      psu: named('psu', 'psu19'),
    };
    expect(cheapestSwap({ ...incomplete, storage }, 'display-output', { gpu: catalogue.gpu ?? [] })).toMatchObject({
      type: 'gpu',
      place: 0,
      from: undefined,
      to: { id: 'gpu1' },
    });
    expect(cheapestSwap(incomplete, 'display-output', { gpu: catalogue.gpu ?? [] })).toBeUndefined();
  });
});
