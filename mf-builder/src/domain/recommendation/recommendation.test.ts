import fc from 'fast-check';
import {
  distanceText,
  isUseCase,
  outsideText,
  recommend,
  scoreFor,
  toBudget,
  describeUse,
  labelOfUse,
  useCases,
  withinWindow,
  type Offer,
} from '.';

const offer = (id: string, price: number, useCase: string[] | string = ['gaming'], overall = 70): Offer => ({
  id,
  price,
  useCase,
  performance: { overall },
});
const found = (builds: Offer[], budget: number, useCase = 'gaming') => {
  const answer = recommend(builds, useCase, budget);
  return answer && [answer.build.id, answer.found];
};

test(spec('7.28 9.4', 'the window reaches a tenth below and above, ends included'), () => {
  expect([1349, 1350, 1650, 1651].map((price) => withinWindow(price, 1500))).toEqual([false, true, true, false]);
  expect([989, 990, 1210, 1211].map((price) => withinWindow(price, 1100))).toEqual([false, true, true, false]);
});

test(spec('7.31', 'the highest score inside the window wins, not the nearest price'), () => {
  expect(
    found(
      [
        offer('near', 1500, ['gaming'], 70),
        offer('strong', 1640, ['gaming'], 80),
        offer('outside', 1651, ['gaming'], 99),
      ],
      1500,
    ),
  ).toEqual(['strong', 'window']);
});

test(spec('7.31', 'equal scores: nearer to the budget, then the cheaper, then by id'), () => {
  expect(found([offer('far', 1400), offer('near', 1450)], 1500)).toEqual(['near', 'window']);
  expect(found([offer('dearer', 1550), offer('cheaper', 1450)], 1500)).toEqual(['cheaper', 'window']);
  expect(found([offer('b', 1450), offer('a', 1450)], 1500)).toEqual(['a', 'window']);
});

test(spec('7.29', 'outside the window the nearest for the use; of two as near the cheaper'), () => {
  expect(found([offer('other', 500, ['office-work']), offer('low', 699), offer('high', 900)], 500)).toEqual([
    'low',
    'nearest-for-use',
  ]);
  expect(found([offer('b', 2000), offer('a', 1000)], 1500)).toEqual(['a', 'nearest-for-use']);
});

test(spec('7.29', 'without a build for the use, the nearest of all; without builds, none'), () => {
  expect(found([offer('a', 900, ['gaming']), offer('b', 1300, 'streaming')], 1200, 'programming')).toEqual([
    'b',
    'nearest',
  ]);
  expect(recommend([], 'gaming', 1500)).toBeUndefined();
});

test(spec('3.20', 'a single use counts like a list, and never by a part of its name'), () => {
  expect(found([offer('one', 1500, 'gaming'), offer('part', 1500, 'gaming-and-more')], 1500)).toEqual([
    'one',
    'window',
  ]);
});

test(spec('7.30', 'each use has its score, and the overall one where that is missing'), () => {
  const performance = { overall: 1, gaming: 2, productivity: 3, videoEditing: 4, streaming: 5 };
  expect(
    [
      'gaming',
      'streaming',
      'content-creation',
      'workstation',
      'programming',
      'office-work',
      'general-use',
      'trading',
      'constructor',
    ].map((use) => scoreFor(use, performance)),
  ).toEqual([2, 5, 4, 3, 3, 3, 1, 1, 1]);
  for (const use of useCases) expect(scoreFor(use, { overall: 60 })).toBe(60);
});

test(spec('3.23 9.41 9.42 9.43 9.44 9.45 9.46 9.47', 'descriptions and labels'), () => {
  expect(useCases.map(describeUse)).toEqual([
    'Optimized for playing modern games with high frame rates',
    'Designed for live streaming and content creation',
    'Built for professional applications and content creation',
    'Perfect for everyday productivity and business tasks',
    'Tailored for software development and coding',
    'Custom build for your specific needs',
  ]);
  expect(describeUse('budget')).toBe('Best value for your money without sacrificing performance');
  expect(describeUse('toString')).toBe('Custom build for your specific needs');
  expect([labelOfUse('content-creation'), labelOfUse('trading'), labelOfUse('toString')]).toEqual([
    'Content Creation',
    'Trading',
    'toString',
  ]);
  expect([isUseCase('gaming'), isUseCase('trading')]).toEqual([true, false]);
});

test('what is said about the distance to the budget', () => {
  expect(outsideText(500, 699)).toBe('No build within 10 % of $500; the nearest is $699.');
  expect([distanceText(1499, 1500), distanceText(1500, 1500), distanceText(2100, 1500)]).toEqual([
    '$1 under your $1,500',
    'Exactly your budget',
    '$600 over your $1,500',
  ]);
});

test(spec('5.6', 'a budget from an address lands on the slider'), () => {
  expect([null, '', 'much', 'NaN', 'Infinity', '1', '1549', '1550', '9e9', '-200'].map(toBudget)).toEqual([
    1500, 1500, 1500, 1500, 1500, 500, 1500, 1600, 3000, 500,
  ]);
});

const offers = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    price: fc.integer({ min: 400, max: 3600 }),
    useCase: fc.subarray(['gaming', 'programming']),
    overall: fc.integer({ min: 0, max: 100 }),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 12 },
);

test(spec('7.28', 'nothing better is ever left behind, and the order of the list does not matter'), () => {
  fc.assert(
    fc.property(offers, fc.integer({ min: 5, max: 30 }), (list, hundreds) => {
      const budget = hundreds * 100;
      const builds = list.map(({ id, price, useCase, overall }) => offer(id, price, useCase, overall));
      const answer = recommend(builds, 'gaming', budget);
      expect(recommend(builds.toReversed(), 'gaming', budget)).toEqual(answer);
      const rivals = builds.filter(({ useCase, price }) => useCase.includes('gaming') && withinWindow(price, budget));
      if (answer?.found === 'window')
        expect(Math.max(...rivals.map(({ performance }) => performance.overall))).toBe(
          answer.build.performance.overall,
        );
      else expect(rivals).toEqual([]);
    }),
  );
});
