/** @jest-environment node */
import { largestChanges, tallyLines } from './report';

test('what became of the lines is said, most first', () => {
  const said = tallyLines({
    lines: 1200,
    used: 1000,
    leftOut: new Map([
      ['format v3', 17],
      ['another Blender version', 180],
    ]),
    unknown: new Map([
      ['NVIDIA Odd', 1],
      ['NVIDIA Odder', 2],
    ]),
    broken: 6,
    brokenLines: [4, 8, 9, 10, 12],
  });
  expect(said).toEqual([
    '1,200 lines, 1,000 results used. Left out:',
    '  180  another Blender version',
    '  17  format v3',
    '  6  broken: line 4, 8, 9, 10, 12 …',
    'Names that no rule knows (2), those with most results:',
    '  2  NVIDIA Odder',
    '  1  NVIDIA Odd',
  ]);
});

const processors = (count: number, entryOf: (place: number) => [median: number, n: number]) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`Ryzen ${place}`, entryOf(place)]));

test('the ten largest changes, by how many times; a chip that is new or the same is none', () => {
  const changes = largestChanges(
    { cpu: processors(13, (place) => [100 + place, 1234]), gpu: { 'Arc B580': [5, 3, 'ONEAPI'] } },
    { cpu: processors(12, () => [100, 3]), gpu: { 'Arc B580': [10, 4, 'ONEAPI'] } },
  );
  expect(changes).toHaveLength(10);
  expect(changes.slice(0, 2)).toEqual([
    '  Arc B580: 10 to 5 (-50.0 %), 4 to 3 results',
    '  Ryzen 11: 100 to 111 (+11.0 %), 3 to 1,234 results',
  ]);
  expect(changes.at(-1)).toContain('Ryzen 3:');
});
