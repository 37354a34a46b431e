/** @jest-environment node */
import { partTypeNames } from '@rig4u/shared/builds';
import { brokenBuilds, wholeCatalogue } from '../../../checks/broken-builds';
import { buildOf, optionsIn } from '../../../checks/options-in-builds';
import { isOnSale } from '../../catalogue/on-sale';
import { lowOf } from '../estimates';
import { bestFirst, bestFitReasons } from './best-fit';
import { shownVerdict } from './fit-words';
import { unknownForAll } from './option-groups';
import type { Option } from '../columns/column';
import type { Aspect } from '../estimates';

const seed = 20261123;
const none: ReadonlySet<string> = new Set();

const catalogue = wholeCatalogue();

const north = { case: 'case17', cooling: 'cooling17', motherboard: 'motherboard10', psu: 'psu9', ram: 'ram12' };
const saidOnce = (options: readonly Option[]) => new Set(unknownForAll(options).map(({ rule }) => rule));
const gaming = ({ components }: Option): number => {
  const estimate = lowOf(components, 'gaming');
  return estimate === undefined ? -1 : Math.floor(estimate);
};

test(`verdict first, then the estimate, then the price, in broken builds, seed ${seed}`, () => {
  const order = { pass: 0, unknown: 1, unchecked: 1, warning: 2, fail: 3 };
  for (const components of brokenBuilds(catalogue, seed, 3))
    for (const type of partTypeNames) {
      const options = optionsIn(catalogue, components, type);
      const once = saidOnce(options);
      const result = bestFirst(options, once);
      expect(new Set(result)).toEqual(new Set(options));
      for (const [at, option] of result.slice(1).entries()) {
        const before = result[at];
        if (!before) continue;
        const [a, b] = [before, option].map((one) => order[shownVerdict(one, once)]);
        // What is sold no more is an order of its own behind what is on sale.
        if (isOnSale(before.part) !== isOnSale(option.part)) continue;
        expect(a).toBeLessThanOrEqual(b ?? -1);
        if (a !== b || !['gpu', 'case'].includes(type)) continue;
        const [faster, slower] = type === 'gpu' ? [gaming(before), gaming(option)] : [0, 0];
        expect(faster).toBeGreaterThanOrEqual(slower);
        if (faster === slower) expect(before.part.price).toBeLessThanOrEqual(option.part.price);
      }
    }
});

test('the first three say why, each beside the one above it', () => {
  const cards = optionsIn(catalogue, buildOf(catalogue, { ...north, cpu: 'cpu9' }), 'gpu');
  const once = saidOnce(cards);
  const fitting = bestFirst(cards, once).filter(({ fit }) => fit.verdict !== 'fail');
  const reasons = [...bestFitReasons(fitting, once, 'of those')];
  expect(reasons.map(([id]) => id)).toEqual(fitting.slice(0, 3).map(({ part }) => part.id));
  const [first, second, third] = reasons.map(([, { long }]) => long);
  expect(first).toMatch(
    /^Fits(, with a note| with nothing to mind); (cheapest with the )?highest gaming estimate of those$/,
  );
  for (const later of [second, third])
    expect(later).toMatch(/; (same|next highest) gaming estimate, (\$\d[\d,]* (less|more)|same price)$/);
});

test('processors stand in the order of what the PC is for, gaming where nobody said', () => {
  const board = { motherboard: 'motherboard10', gpu: 'gpu20' };
  const options = optionsIn(catalogue, buildOf(catalogue, board), 'cpu').filter(({ fit }) => fit.verdict !== 'fail');
  const firstFor = (...use: [Aspect?]) => {
    const [first] = bestFirst(options, none, ...use);
    return (
      first && bestFitReasons(bestFirst(options, none, ...use), none, 'of those', ...use).get(first.part.id)?.short
    );
  };
  expect(firstFor()).toBe('best for gaming');
  expect(firstFor('productivity')).toBe('best for productivity');
  expect(bestFirst(options, none)[0]?.part.name).toMatch(/X3D$/);
  expect(bestFirst(options, none, 'productivity')[0]?.part.name).toMatch(/^Ryzen 9 /);
  // Before a card is chosen the processors are told apart as with the fastest one.
  const without = optionsIn(catalogue, buildOf(catalogue, { motherboard: 'motherboard10' }), 'cpu').filter(
    ({ fit }) => fit.verdict !== 'fail',
  );
  const [fastest] = bestFirst(without, none);
  expect(fastest?.part.name).toMatch(/X3D$/);
  expect(bestFitReasons(bestFirst(without, none), none, 'of those').get(fastest?.part.id ?? '')?.long).toMatch(
    /highest gaming estimate of those, as with an RTX 5090$/,
  );
});

test('where no estimate depends on the part, the price does', () => {
  const cases = bestFirst(optionsIn(catalogue, {}, 'case'), none);
  const prices = cases.map(({ part }) => part.price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  const [first, second] = [...bestFitReasons(cases, none, 'within your filters').values()].map(({ long }) => long);
  expect(first).toBe('Lowest price within your filters');
  expect(second).toMatch(/^(Next lowest price, \$\d+ more|Same price)$/);
});

let made = 0;
const option = (change: Partial<Option['fit']>, price: number): Option => {
  const [pick] = optionsIn(catalogue, {}, 'case');
  if (!pick) throw new Error('the catalogue has no case');
  return { ...pick, part: { ...pick.part, id: `part ${(made += 1)}`, price }, fit: { ...pick.fit, ...change } };
};
const finding = { rule: 'airflow', title: 'x', message: 'x', parts: [], values: ['a', 'b'] } as const;
const reasonsOf = (...options: Option[]) =>
  [...bestFitReasons(options, none, 'of those').values()].map(({ long }) => long);

test('each verdict has its words; the first of each compares with its like alone', () => {
  const pass = { verdict: 'pass', findings: [{ ...finding, verdict: 'pass' }] } as const;
  const noted = { verdict: 'pass', findings: [{ ...finding, verdict: 'pass', note: 'A note.' }] } as const;
  const unknown = { verdict: 'unknown', findings: [{ ...finding, verdict: 'unknown' }] } as const;
  const warning = { verdict: 'warning', findings: [{ ...finding, verdict: 'warning' }] } as const;
  expect(reasonsOf(option(pass, 10), option(noted, 10), option(pass, 15))).toEqual([
    'Fits with nothing to mind; lowest price of those',
    'Fits, with a note; same price',
    'Fits with nothing to mind; next lowest price, $5 more',
  ]);
  expect(reasonsOf(option(pass, 20), option(unknown, 10), option(warning, 5), option(warning, 6))).toEqual([
    'Fits with nothing to mind; the only one of those',
  ]);
  expect(reasonsOf(option(warning, 5), option(warning, 6))).toEqual([
    'Fits with a warning; lowest price of those',
    'Fits with a warning; next lowest price, $1 more',
  ]);
});

test('where a fact of the option itself is not known nothing praises it', () => {
  const [own] = optionsIn(catalogue, buildOf(catalogue, { motherboard: 'motherboard10' }), 'cpu');
  if (!own) throw new Error('the catalogue has no processor');
  const open = {
    ...finding,
    rule: 'cpu-socket',
    verdict: 'unknown',
    message: `The socket of ${own.part.name} is not known.`,
  } as const;
  const asked = { ...own, fit: { verdict: 'unknown', findings: [open] } } as const;
  expect([...bestFitReasons([asked], none, 'of those')]).toEqual([]);
});

test('estimates that are the same for all are said to be', () => {
  const [drive] = optionsIn(catalogue, buildOf(catalogue, { cpu: 'cpu9' }), 'storage');
  if (!drive) throw new Error('the catalogue has no drive');
  const dearer = { ...drive, part: { ...drive.part, id: 'b', price: drive.part.price + 30 } };
  expect(reasonsOf(drive, dearer)).toEqual([
    expect.stringMatching(/; same productivity estimate as all of those, at the lowest price$/),
    expect.stringMatching(/; same productivity estimate, \$30 more$/),
  ]);
});

test(`beside the verdict a reason has room for 24 letters, in broken builds, seed ${seed}`, () => {
  const shorts = brokenBuilds(catalogue, seed, 3).flatMap((components) =>
    partTypeNames.flatMap((type) => {
      const options = optionsIn(catalogue, components, type);
      const once = saidOnce(options);
      return [...bestFitReasons(bestFirst(options, once), once, 'of those').values()].map(({ short }) => short);
    }),
  );
  expect(shorts.length).toBeGreaterThan(100);
  expect(shorts.filter((short) => short.length > 24 || /undefined|NaN|^\s|\s$/.test(short))).toEqual([]);
});

test('what is sold no more comes after what is on sale, also where it is the cheapest, and says so', () => {
  const sold = (option: Option): Option => ({ ...option, part: { ...option.part, price: 1, soldUntil: '2026-06' } });
  const cases = optionsIn(catalogue, buildOf(catalogue, north), 'case').map((option, at) =>
    at % 5 === 0 ? sold(option) : option,
  );
  const sorted = bestFirst(cases, none);
  for (const fails of [false, true]) {
    const onSale = sorted.filter(({ fit }) => (fit.verdict === 'fail') === fails).map(({ part }) => isOnSale(part));
    expect(onSale).toEqual(onSale.toSorted((a, b) => Number(b) - Number(a)));
  }
  const reasons = bestFitReasons(sorted, none, 'of those');
  for (const { part } of sorted.filter(({ part: one }) => !isOnSale(one)))
    expect(reasons.get(part.id)?.long).toBe('Sold no more, so after those on sale');
  expect([...reasons.values()].filter(({ short }) => short === 'lowest price').length).toBeLessThanOrEqual(1);
});
