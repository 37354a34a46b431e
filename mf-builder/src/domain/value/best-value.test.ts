/** @jest-environment node */
import { partTypeNames, type PartType } from '@rig4u/shared/builds';
import fc from 'fast-check';
import { brokenBuilds, wholeCatalogue } from '../../../checks/broken-builds';
import { buildOf, optionsIn } from '../../../checks/options-in-builds';
import { partSchemas } from '../../catalogue/schema';
import type { Option } from '../columns/column';
import { aspects, estimatesOf } from '../estimates';
import { sortsOf } from '../filters/sorts';
import { estimatedBuild, estimatedFor } from '../fitting/best-fit';
import { bestValueFirst, valueReasons } from './best-value';
import { measures } from './measures';
import { pricedBy, valueLabel } from './value-labels';

const seed = 20261127;
const catalogue = wholeCatalogue();
const ids = (options: readonly Option[]) => options.map(({ part }) => part.id);
const first = (type: PartType): Option => {
  const [option] = optionsIn(catalogue, {}, type);
  if (!option) throw new Error(`there is no ${type}`);
  return option;
};

/** An option that is the first of its type but for id, price and facts. */
const like = (type: PartType, id: string, price: number, specs: object = {}): Option => {
  const { part, ...rest } = first(type);
  const changed = { ...part, id, price };
  return { ...rest, part: Object.assign(changed, { specs: { ...part.specs, ...specs } }) };
};
const shorts = (options: readonly Option[]) => [...valueReasons(options).values()].map(({ short }) => short);

test('every list can be put into the order, and its name says what the price is divided by', () => {
  for (const type of partTypeNames) {
    expect(sortsOf(type)).toContainEqual({ value: 'value', label: valueLabel(type) });
    expect([type, pricedBy[type] !== undefined]).toEqual([
      type,
      Boolean(measures[type] ?? estimatedFor(type, 'gaming')),
    ]);
    expect(valueLabel(type).length).toBeLessThanOrEqual(46);
  }
  expect(Object.keys(partSchemas).toSorted()).toEqual(partTypeNames.toSorted());
  expect(valueLabel('gpu')).toBe('Best value: price per point of gaming');
  expect(valueLabel('case')).toBe('Best value: by price alone');
});

test(`cards and processors come by their price per point of the build's lower end, seed ${seed}`, () => {
  for (const components of brokenBuilds(catalogue, seed, 3))
    for (const [type, use] of [['gpu', 'gaming'] as const, ...aspects.map((aspect) => ['cpu', aspect] as const)]) {
      const sorted = bestValueFirst(optionsIn(catalogue, components, type), use);
      const prices = sorted.map((option) => {
        const estimate = estimatesOf(estimatedBuild(option, use))[use];
        return estimate.known ? option.part.price / estimate.low : Number.MAX_VALUE;
      });
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    }
});

test('a row says what can be reckoned again with what it shows', () => {
  const cards = optionsIn(catalogue, buildOf(catalogue, { cpu: 'cpu9' }), 'gpu');
  const reasons = valueReasons(cards);
  for (const { part, components } of cards) {
    const estimate = estimatesOf(components).gaming;
    if (!estimate.known) throw new Error(`no estimate of ${part.name}`);
    const each = `$${(part.price / estimate.low).toFixed(2)} per point`;
    expect(reasons.get(part.id)).toEqual({
      short: each,
      long: `Gaming estimate of this build ${estimate.low}–${estimate.high}: ${each} of its lower end, by the price of this part`,
    });
  }
});

test('facts are divided as their words say', () => {
  expect(shorts([like('ram', 'a', 80, { capacity: 32 })])).toEqual(['$2.50 per GB']);
  expect(shorts([like('storage', 'a', 110, { capacity: 2000 })])).toEqual(['$55.00 per TB']);
  expect(shorts([like('psu', 'a', 90, { power: 750 })])).toEqual(['$0.120 per watt']);
  expect(shorts([like('networkCard', 'a', 90, { speed: '2.5 Gbit/s' })])).toEqual(['$36.00 per Gbit/s']);
  const longs = [
    like('caseFan', 'a', 66, { qty: 3, airflowCfm: 55 }),
    like('monitor', 'b', 300, { resolution: [2560, 1440], hz: 165 }),
    like('webcam', 'c', 90, { resolution: '4K', fps: 30 }),
    like('capture', 'd', 160, { resolution: '2160p60' }),
  ].map((option) => [...valueReasons([option]).values()][0]?.long);
  expect(longs).toEqual([
    '3 fans of 55 CFM: $0.400 per CFM',
    '2560 × 1440 pixels 165 times a second: $0.493 per million px/s',
    '3840 × 2160 pixels 30 times a second: $0.362 per million px/s',
    '3840 × 2160 pixels 60 times a second: $0.322 per million px/s',
  ]);
});

test('what cannot be reckoned comes last and says why', () => {
  const free = like('psu', 'free', 0);
  const unknown = like('psu', 'unknown', 10, { power: undefined });
  const dear = like('psu', 'dear', 5000);
  const sorted = bestValueFirst([free, unknown, dear]);
  expect(ids(sorted)).toEqual(['dear', 'free', 'unknown']);
  expect(shorts(sorted).slice(1)).toEqual(['free', 'watts not known']);
  const { part, components } = like('gpu', 'strange', 10, { shaders: undefined, chip: undefined });
  const strange = {
    ...first('gpu'),
    part,
    components: { ...components, gpu: { ...part, name: 'Card', brand: 'None' } },
  };
  expect(ids(bestValueFirst([strange, first('gpu')]))).toEqual([first('gpu').part.id, 'strange']);
  expect([...valueReasons([strange]).values()]).toEqual([
    { short: 'no estimate', long: 'No estimate: The number of shaders of this graphics card is not known' },
  ]);
  expect(shorts(optionsIn(catalogue, {}, 'networkCard')).filter((short) => short === 'no wired speed').length).toBe(2);
});

test('where the price alone decides, a row says nothing and free ones are first', () => {
  const systems = bestValueFirst(optionsIn(catalogue, {}, 'os'));
  expect(systems[0]?.part.price).toBe(0);
  expect(systems.map(({ part }) => part.price)).toEqual(
    systems.map(({ part }) => part.price).toSorted((a, b) => a - b),
  );
  expect(valueReasons(systems).size).toBe(0);
});

test('the order is total, does not depend on the order before, and never puts the dearer of two that bring the same first', () => {
  const some = fc.array(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      price: fc.nat(200_00).map((cents) => cents / 100),
      power: fc.option(fc.integer({ min: 400, max: 420 }), { nil: undefined }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(some, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (made, random) => {
      const options = [
        ...new Map(made.map((one) => [one.id, like('psu', one.id, one.price, { power: one.power })])).values(),
      ];
      const shuffled = options
        .map((option) => ({ option, at: random.next().value }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ option }) => option);
      const sorted = bestValueFirst(options);
      expect(ids(bestValueFirst(shuffled))).toEqual(ids(sorted));
      expect(ids(sorted).toSorted()).toEqual(ids(options).toSorted());
      const powerOf = ({ part }: Option) => (part.type === 'psu' ? part.specs.power : undefined);
      for (const [at, one] of sorted.entries())
        for (const later of sorted.slice(at + 1))
          if (powerOf(one) === powerOf(later) && one.part.price > 0 && later.part.price > 0)
            expect(one.part.price).toBeLessThanOrEqual(later.part.price);
    }),
  );
});

test(`beside the verdict the words have room for 24 letters, in broken builds, seed ${seed}`, () => {
  const said = brokenBuilds(catalogue, seed, 3).flatMap((components) =>
    partTypeNames.flatMap((type) => shorts(optionsIn(catalogue, components, type))),
  );
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((short) => short.length > 24 || /undefined|NaN|Infinity|^\s|\s$/.test(short))).toEqual([]);
});

test('what is sold no more comes after what is on sale, with the reason in place of a value', () => {
  const sold = like('ram', 'a', 1);
  const gone: Option = { ...sold, part: { ...sold.part, soldUntil: '2026-06' } };
  const dear = like('ram', 'b', 900);
  expect(ids(bestValueFirst([gone, dear]))).toEqual(['b', 'a']);
  expect(valueReasons([gone, dear]).get('a')?.short).toBe('after those on sale');
});
