/** @jest-environment node */
import { cardModels, processorModel } from '../../src/domain/estimates/fitted';
import type { FittedModel } from '../../src/domain/estimates/fitted-model';
import { chipsOnSaleAndOwned } from './chips-on-sale';
import { fittedModel, leftOut, modelled, type Kind } from './fit-rendering';
import { measuredCards, measuredProcessors, wholeTable, type MeasuredPart } from './measured-parts';
import { rankCorrelation } from './rank-correlation';

const rounded = ({ constant, slopes, terms, spread, n }: FittedModel): FittedModel => {
  const five = (value: number): number => Number(value.toFixed(5));
  return {
    constant: five(constant),
    slopes: slopes.map(five),
    terms: Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, five(value)])),
    spread,
    n,
  };
};

const groups: [kind: Kind, name: string, parts: MeasuredPart[], shipped: FittedModel, order: number][] = [
  ['processor', 'processors', measuredProcessors(), processorModel, 0.95],
  ['card', 'cards by NVIDIA (OptiX)', measuredCards('OPTIX'), cardModels.nvidia, 0.9],
  ['card', 'cards by AMD (HIP)', measuredCards('HIP'), cardModels.amd, 0.9],
  ['card', 'cards by Intel (oneAPI)', measuredCards('ONEAPI'), cardModels.intel, 0.9],
];

const alone = (kind: Kind, parts: readonly MeasuredPart[], { spread }: FittedModel) =>
  leftOut(kind, parts).map(({ one, model }) => ({ one, said: modelled(kind, { ...model, spread }, one.part) }));
type Alone = ReturnType<typeof alone>;

const inside = (all: Alone): number =>
  (100 * all.filter(({ one: { median }, said: { low, high } }) => low <= median && median <= high).length) / all.length;

/** What has to be inside of 100: of all, and of the chips on sale. */
function expectStated(all: Alone): void {
  expect(inside(all)).toBeGreaterThanOrEqual(78);
  expect(inside(all)).toBeLessThanOrEqual(90);
}

const listed = chipsOnSaleAndOwned();
const left = groups.map(([kind, name, parts, shipped]) => ({ kind, name, all: alone(kind, parts, shipped) }));

test.each(['processor', 'card'] as const)(
  'of the chips on sale, and of cards once listed, (%s) as many are inside as is stated',
  (kind) => {
    const own = left
      .filter((group) => group.kind === kind)
      .flatMap(({ all }) => all.filter(({ one }) => listed.has(one.part.name)));
    expect(own.length).toBeGreaterThanOrEqual(16);
    expectStated(own);
  },
);

describe.each(groups)('%s model: %s', (kind, name, parts, shipped, order) => {
  const all = left.find((group) => group.name === name)?.all ?? [];

  test('each chip left out, the order is that of what was measured', () => {
    const said = all.map((chip) => chip.said.mid);
    expect(
      rankCorrelation(
        said,
        all.map((chip) => chip.one.median),
      ),
    ).toBeGreaterThanOrEqual(order);
  });

  test('each chip left out, its median is inside the range as often as is stated', () => {
    expectStated(all);
  });

  test('what is shipped is what the measurements give', () => {
    expect(rounded(shipped)).toEqual(rounded(fittedModel(kind, parts)));
  });
});

test('how many chips can be asked: the others lack facts in OpenDB', () => {
  const { cpu, gpu } = wholeTable();
  const cards = ['OPTIX', 'HIP', 'ONEAPI', 'CUDA'].map((backend) => [
    Object.values(gpu).filter(([, , of]) => of === backend).length,
    measuredCards(backend).length,
  ]);
  expect([Object.keys(cpu).length, measuredProcessors().length]).toEqual([309, 248]);
  expect(cards).toEqual([
    [97, 53],
    [30, 27],
    [9, 9],
    [2, 0],
  ]);
});

test('a correlation of ranks is 1 for one order, -1 for the other, and sees ties', () => {
  expect(rankCorrelation([1, 2, 3], [10, 200, 3000])).toBeCloseTo(1);
  expect(rankCorrelation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
  expect(rankCorrelation([1, 1, 2], [1, 1, 2])).toBeCloseTo(1);
});
