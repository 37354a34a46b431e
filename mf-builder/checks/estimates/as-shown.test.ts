/** @jest-environment node */
import type { StoredPart } from '@rig4u/shared/builds';
import { catalogueChips } from '../../src/catalogue/measured';
import { estimatesOf, gamingAt, lowOf, scoreOf, type Estimate } from '../../src/domain/estimates';
import { partsInFile, storedPart } from '../catalogue-files';
import { relations } from '../gaming-relations/relations';
import { chipsOnSale } from './chips-on-sale';
import { chipsForGames, reference, usable } from './fit-games';
import { partOfChip, wholeTable } from './measured-parts';

const processors = partsInFile('cpu').map(storedPart);
const cards = partsInFile('gpu').map(storedPart);
const byName = (parts: readonly StoredPart[], name: string): StoredPart => {
  const part = parts.find((one) => one.name.includes(name));
  if (!part) throw new Error(`The catalogue has no ${name}.`);
  return part;
};
const [ram, storage] = [
  storedPart({ id: 'r', name: 'R', price: 1, specs: { capacity: 64 } }),
  storedPart({ id: 's', name: 'S', price: 1, specs: { type: 'SSD', nvme: true } }),
];
const rest = { ram, storage };
const range = (estimate: Estimate): [number, number] => (estimate.known ? [estimate.low, estimate.high] : [0, 100]);
const overlap = (a: Estimate, b: Estimate): boolean => range(a)[0] <= range(b)[1] && range(b)[0] <= range(a)[1];

const fast = byName(processors, '9800X3D');
const best = byName(cards, 'RTX 5090');
const whole = wholeTable();
const bare = (type: 'cpu' | 'gpu', chip: string): StoredPart =>
  partOfChip(type, chip) ?? { id: chip, name: chip, price: 0, specs: type === 'gpu' ? { chip } : {} };

/** Measured values that say another order than the scores: each pair that differs by so much. */
function contradictions(measured: readonly { median: number; score: number | undefined }[]): number {
  let wrong = 0;
  for (const a of measured)
    for (const b of measured)
      if (a.median >= 1.1 * b.median && !(a.score !== undefined && b.score !== undefined && a.score > b.score))
        wrong += 1;
  return wrong;
}

/** What orders go by: the middle, and the lower end. */
const ends = [
  ['the middle', scoreOf],
  ['the lower end', lowOf],
] as const;

test.each(ends)('no order of processors by %s contradicts a measured difference of 10 %% or more', (_, of) => {
  const scores = Object.entries(whole.cpu).map(([chip, [median]]) => ({
    median,
    score: of({ cpu: bare('cpu', chip), ...rest }, 'productivity', { chips: whole }),
  }));
  // Why: processors faster than the catalogue's fastest have its 100.
  const onScale = scores.filter(({ score }) => score !== 100);
  expect(onScale.length).toBeGreaterThan(270);
  expect(contradictions(onScale)).toBe(0);
});

const backends = ['OPTIX', 'HIP', 'ONEAPI'] as const;

test.each(ends.flatMap(([end, of]) => backends.map((backend) => [end, backend, of] as const)))(
  'no order of cards by %s contradicts one either, within %s',
  (_, backend, of) => {
    const scores = Object.entries(whole.gpu)
      .filter(([, [, , of]]) => of === backend)
      .map(([chip, [median]]) => ({
        median,
        score: of({ cpu: fast, gpu: bare('gpu', chip), ...rest }, 'videoEditing', { chips: whole }),
      }));
    expect(scores.length).toBeGreaterThan(8);
    expect(contradictions(scores)).toBe(0);
  },
);

test.each(ends)(
  'no order of games by %s contradicts a published difference of 10 %% or more, where every page agrees',
  (_, of) => {
    const wrong = relations.filter(({ kind, faster, slower, resolution, ratio }) => {
      const against = relations.some(
        (other) => other.resolution === resolution && other.faster === slower && other.slower === faster,
      );
      const score = (chip: string): number | undefined => {
        const part = bare(kind, chip);
        return of(kind === 'cpu' ? { cpu: part, gpu: best } : { cpu: fast, gpu: part }, 'gaming', { resolution });
      };
      const [a, b] = [score(faster), score(slower)];
      return ratio >= 1.1 && !against && !(a !== undefined && b !== undefined && a > b);
    });
    expect(wrong).toEqual([]);
  },
);

test.each([
  ['cpu', 'Ryzen 5 5600X', 'Ryzen 7 3700X'],
  ['gpu', 'GeForce RTX 3080', 'Arc A770'],
] as const)('a %s of which less is known does not stand first: %s above %s', (kind, better, worse) => {
  const low = (chip: string): number =>
    lowOf(kind === 'cpu' ? { cpu: bare(kind, chip), gpu: best } : { cpu: fast, gpu: bare(kind, chip) }, 'gaming') ?? 0;
  expect(low(better)).toBeGreaterThan(1.1 * low(worse));
});

test.each(['1080p', '1440p', '4k'] as const)('what was published is inside what is shown at %s', (resolution) => {
  const onSale = chipsOnSale();
  const pair = { cpu: bare('cpu', reference.cpu), gpu: bare('gpu', reference.gpu) };
  const top = scoreOf(pair, 'gaming', { resolution }) ?? 0;
  const chips = chipsForGames();
  const shown = usable(relations, chips)
    .filter(({ faster, kind, resolution: at }) => at === resolution && faster === reference[kind])
    .map(({ kind, slower, ratio }) => {
      const [low, high] = range(gamingAt({ ...pair, [kind]: bare(kind, slower) })[resolution]);
      return { chip: slower, inside: low <= top / ratio && top / ratio <= high };
    });
  for (const some of [shown, shown.filter(({ chip }) => onSale.has(chip))]) {
    expect(some.length).toBeGreaterThan(25);
    expect(some.filter(({ inside }) => inside).length / some.length).toBeGreaterThanOrEqual(0.78);
  }
});

test('the fastest and the slowest part of the catalogue differ by their real factor', () => {
  const real = (a: number, b: number, shown: number): void => {
    expect(shown / (a / b)).toBeGreaterThan(1 / 1.25);
    expect(shown / (a / b)).toBeLessThan(1.25);
  };
  const score = (name: string, aspect: 'gaming' | 'productivity', resolution: '1440p' | '4k' = '1440p'): number =>
    (aspect === 'productivity'
      ? scoreOf({ cpu: byName(processors, name), ...rest }, aspect)
      : scoreOf({ cpu: fast, gpu: byName(cards, name) }, aspect, { resolution })) ?? Number.NaN;
  const [most, least] = [catalogueChips.cpu['Ryzen 9 9950X3D'], catalogueChips.cpu['Core i3-12100F']];
  real(most?.[0] ?? 0, least?.[0] ?? 0, score('9950X3D', 'productivity') / score('12100F', 'productivity'));
  // In games: published at 1440p 5090 / 5070 / 3050, and 3050 / 3050 6GB (at 1080p; the card limits in both).
  const chain = (pairs: readonly (readonly [string, string, string])[]): number =>
    pairs.reduce((product, [faster, slower, resolution]) => {
      const all = relations.filter(
        (one) => one.faster === faster && one.slower === slower && one.resolution === resolution,
      );
      return product * (all.reduce((sum, { ratio }) => sum + ratio, 0) / all.length);
    }, 1);
  const published = chain([
    ['GeForce RTX 5090', 'GeForce RTX 5070', '1440p'],
    ['GeForce RTX 5070', 'GeForce RTX 3050', '1440p'],
    ['GeForce RTX 3050', 'GeForce RTX 3050 6GB', '1080p'],
  ]);
  expect(published).toBeGreaterThan(7);
  real(published, 1, score('RTX 5090', 'gaming') / score('RTX 3050', 'gaming'));
});

test('a 5500 and a 9800X3D are told apart at 1080p', () => {
  const slow = byName(processors, 'Ryzen 5 5500');
  const at1080 = (cpu: StoredPart) => gamingAt({ cpu, gpu: best })['1080p'];
  expect(overlap(at1080(slow), at1080(fast))).toBe(false);
});

test('at 4K the card decides', () => {
  const limiters = cards.flatMap((gpu) =>
    processors.map((cpu) => {
      const estimate = gamingAt({ cpu, gpu })['4k'];
      return { gpu, cpu, limiter: estimate.known ? estimate.limiter : undefined };
    }),
  );
  const byProcessor = limiters.filter(({ limiter }) => limiter !== 'gpu');
  // Only the fastest card is too fast for the six slowest processors.
  expect(new Set(byProcessor.map(({ gpu }) => gpu.name))).toEqual(new Set([best.name]));
  expect(byProcessor.map(({ cpu }) => cpu.name).toSorted()).toEqual([
    'Core i3-12100F',
    'Core i5-12400F',
    'Ryzen 5 5500',
    'Ryzen 5 5600',
    'Ryzen 5 5600G',
    'Ryzen 5 8600G',
  ]);
  const slow = byName(processors, 'Ryzen 5 5500');
  for (const gpu of cards.filter((card) => card !== best))
    expect([gpu.name, overlap(gamingAt({ cpu: slow, gpu })['4k'], gamingAt({ cpu: fast, gpu })['4k'])]).toEqual([
      gpu.name,
      true,
    ]);
});

test('100 is the fastest pair of the catalogue, for each use and resolution', () => {
  for (const aspect of ['gaming', 'productivity', 'videoEditing', 'streaming'] as const)
    for (const resolution of ['1080p', '1440p', '4k'] as const) {
      const scores = processors.flatMap((cpu) =>
        cards.map((gpu) => scoreOf({ cpu, gpu, ...rest }, aspect, { resolution })),
      );
      expect(Math.max(...scores.map((score) => score ?? 0))).toBeCloseTo(100, 1);
    }
});

test('the score alone is the middle of the estimate', () => {
  for (const cpu of processors)
    for (const gpu of cards) {
      const estimates = estimatesOf({ cpu, gpu, ...rest }, { resolution: '4k' });
      for (const aspect of ['gaming', 'productivity', 'videoEditing', 'streaming'] as const) {
        const estimate = estimates[aspect];
        expect(estimate.known && estimate.middle).toBe(scoreOf({ cpu, gpu, ...rest }, aspect, { resolution: '4k' }));
      }
    }
});

test("twins, the same chip under two names, are in each other's range as often as is stated", () => {
  const spread = (n: number): number => Math.exp(n >= 20 ? 0.07 : 0.12);
  const pairs = Object.entries(whole.cpu).flatMap(([chip, own]) => {
    const twin = whole.cpu[`${chip}F`];
    return twin ? [[own, twin] as const] : [];
  });
  const inside = pairs.filter(([[a, n], [b]]) => a / spread(n) <= b && b <= a * spread(n));
  expect(pairs.length).toBeGreaterThan(25);
  expect(inside.length / pairs.length).toBeGreaterThanOrEqual(0.8);
});
