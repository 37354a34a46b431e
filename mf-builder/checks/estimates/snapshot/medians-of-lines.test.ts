/** @jest-environment node */
import fc from 'fast-check';
import { each, lineOf, linesOfDevice } from './made-up-snapshot';
import { mediansOfLines } from './medians-of-lines';

const medians = (lines: Iterable<string>) => mediansOfLines(each(lines), '4.5.0');

const lines = [
  ...linesOfDevice('Intel Core i7-14700K', 'CPU', [440, 400, 460, 420]),
  ...linesOfDevice('Intel(R) Core(TM) i7-14700K', 'CPU', [480, 490, 500]),
  ...linesOfDevice('NVIDIA GeForce RTX 4070', 'CUDA', [3000, 3300, 3100]),
  ...linesOfDevice('NVIDIA GeForce RTX 4070', 'OPTIX', [5000, 5200, 5100, 9000]),
  ...linesOfDevice('NVIDIA GeForce RTX 4090', 'OPTIX', [11000, 11100]),
  ...linesOfDevice('NVIDIA GeForce RTX 4090 Laptop GPU', 'OPTIX', [6800, 6900, 7000]),
  ...linesOfDevice('NVIDIA GeForce RTX 9999 Ultra', 'OPTIX', [20_000, 21_000]),
  lineOf({ id: 'older', blender: '4.4.3' }),
];

test('one median per device name and backend, worked out by hand; the one with most results stands for its chip', async () => {
  const { medians: found, tally } = await medians([...lines, '', ...lines.slice(0, 2)]);
  expect(found).toEqual([
    { name: 'Intel Core i7-14700K', chip: 'Core i7-14700K', backend: 'CPU', median: 430, n: 4, main: true },
    {
      name: 'NVIDIA GeForce RTX 4070',
      chip: 'GeForce RTX 4070',
      backend: 'OPTIX',
      median: 5150,
      n: 4,
      main: true,
    },
    { name: 'Intel(R) Core(TM) i7-14700K', chip: 'Core i7-14700K', backend: 'CPU', median: 490, n: 3, main: false },
    {
      name: 'NVIDIA GeForce RTX 4070',
      chip: 'GeForce RTX 4070',
      backend: 'CUDA',
      median: 3100,
      n: 3,
      main: false,
    },
  ]);
  expect(tally).toEqual({
    lines: 24,
    used: 14,
    leftOut: new Map([
      ['another Blender version', 1],
      ['submitted before', 2],
      ['fewer than 3 results of a device', 2],
      ['laptop or handheld', 3],
      ['a name that no rule knows', 2],
    ]),
    unknown: new Map([['NVIDIA GeForce RTX 9999 Ultra', 2]]),
    broken: 0,
    brokenLines: [],
  });
});

test('of two names with as many results the order of the lines does not decide, nor for anything else', async () => {
  const twins = [...lines, ...linesOfDevice('Intel Core i7-14700K @ 3.40GHz', 'CPU', [1, 2, 3, 4]), ...lines.slice(3)];
  const expected = await medians(twins);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(twins, { minLength: twins.length }), async (shuffled) => {
      expect(await medians(shuffled)).toEqual(expected);
    }),
    { numRuns: 50 },
  );
});

test('a median has three digits', async () => {
  const { medians: found } = await medians(linesOfDevice('AMD Ryzen 5 5500', 'CPU', [100.1234, 100.1239, 7, 900]));
  expect(found).toMatchObject([{ chip: 'Ryzen 5 5500', median: 100.124, n: 4 }]);
});

const many = Array.from({ length: 199 }, (_, place) => lineOf({ id: String(place) }));

test('a broken line in a hundred is counted, with its number', async () => {
  const { medians: found, tally } = await medians([...many.slice(0, 9), '{"id":', ...many.slice(9)]);
  expect(found).toMatchObject([{ chip: 'Ryzen 7 5800X', n: 199 }]);
  expect(tally).toMatchObject({ lines: 200, broken: 1, brokenLines: [10] });
});

test('more than one in a hundred is refused', async () => {
  await expect(medians(['<html>', ...many.slice(3), 'x', 'y'])).rejects.toThrow(
    '3 of 199 lines are broken, the first of them line 1, 198, 199.',
  );
});

test.each<[string, string[]]>([
  ['0 lines', []],
  ['2 lines', [lineOf({ id: '1', blender: '4.4.0' }), lineOf({ id: '2' })]],
])('where nothing is left it says so: %s', async (said, some) => {
  await expect(medians(some)).rejects.toThrow(`None of the ${said} has a result of Blender 4.5.0 to take.`);
});

test('a line is asked for when the one before is worked in', async () => {
  const asked: number[] = [];
  const oneByOne = async function* () {
    for (const [place, line] of many.entries()) {
      asked.push(place);
      yield line;
      expect(asked).toHaveLength(place + 1);
    }
  };
  const { tally } = await mediansOfLines(oneByOne(), '4.5.0');
  expect(tally.used).toBe(199);
});
