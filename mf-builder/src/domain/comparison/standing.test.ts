import fc from 'fast-check';
import { besideBest } from './beside-best';
import { exactly, standing, standingNote, type Extent } from './standing';

const dollars = (amount: number): string => `$${amount}`;
const words = (own: Extent, other: Extent, better: 'more' | 'less' = 'more') =>
  standingNote(standing(own, other, better), dollars)?.words;

test('what is apart says which way and by how much; ranges by how much at least and at most', () => {
  expect(words(exactly(5), exactly(2))).toBe('$3 higher');
  expect(words(exactly(5.4), exactly(5.7))).toBe('$0.3 lower');
  expect(words({ low: 80, high: 90 }, { low: 60, high: 70 })).toBe('$10 to $30 higher');
  expect(words(exactly(500), { low: 600, high: Infinity })).toBe('at least $100 lower');
});

test('ranges that overlap or touch are about equal; the same figure needs no words', () => {
  expect(words({ low: 60, high: 70 }, { low: 70, high: 80 })).toBe('about equal');
  expect(words(exactly(7), exactly(7))).toBeUndefined();
});

test('nothing is said where a value is not known, or known too little', () => {
  expect(standing(undefined, exactly(1), 'more')).toBeUndefined();
  expect(standing(exactly(700), { low: 600, high: Infinity }, 'less')).toBeUndefined();
});

const extent = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 20 }))
  .map(([low, width]) => ({ low, high: low + width }));

test('seen from the other side, each way, distance and judgement is the mirrored one', () => {
  const mirrored = { higher: 'lower', lower: 'higher', equal: 'equal' } as const;
  fc.assert(
    fc.property(extent, extent, fc.constantFrom('more', 'less'), (own, other, better) => {
      const [here, there] = [standing(own, other, better), standing(other, own, better)];
      if (!here || !there || here.way === 'equal' || there.way === 'equal') expect(there).toEqual(here);
      else expect(there).toEqual({ ...here, way: mirrored[here.way], isBetter: !here.isBetter });
    }),
  );
});

describe('several values beside the best of them', () => {
  const beside = (extents: readonly (Extent | undefined)[], better: 'more' | 'less' | undefined) =>
    besideBest(
      extents.map((one) => ({ text: 'x', extent: one })),
      better,
      String,
    ).map(({ isBest, note }) => `${isBest ? '*' : ''}${note?.words ?? ''}`);

  test('the best is named, the others say how far they are from it', () => {
    expect(beside([exactly(8), exactly(12), undefined], 'more')).toEqual(['4 lower', '*highest', '']);
    expect(beside([exactly(30), exactly(40), exactly(30)], 'less')).toEqual(['*lowest', '10 higher', '*lowest']);
  });

  test('ranges that overlap with the best share its place', () => {
    const [low, middle, high] = [
      { low: 40, high: 50 },
      { low: 60, high: 70 },
      { low: 65, high: 80 },
    ];
    expect(beside([low, middle, high], 'more')).toEqual(['15 to 40 lower', '*among the highest', '*among the highest']);
    expect(beside([middle, high], 'more')).toEqual(['about equal', 'about equal']);
  });

  test('nothing is best where all are the same, only one is known, or no way is better', () => {
    expect(beside([exactly(4), exactly(4)], 'more')).toEqual(['', '']);
    expect(beside([exactly(4), undefined], 'more')).toEqual(['', '']);
    expect(beside([exactly(4), exactly(5)], undefined)).toEqual(['', '']);
  });

  test('the order of the values changes nothing that is said of each', () => {
    fc.assert(
      fc.property(fc.array(extent, { maxLength: 4 }), fc.constantFrom('more', 'less'), (extents, better) => {
        expect(beside(extents.toReversed(), better)).toEqual(beside(extents, better).toReversed());
      }),
    );
  });
});
