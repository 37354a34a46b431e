/** @jest-environment node */
import fc from 'fast-check';
import { linesOf } from './lines';
import { each } from './made-up-snapshot';

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = [];
  for await (const line of lines) list.push(line);
  return list;
}

test('wherever the pieces are cut, the lines are those of the text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('a', 'é', '\n', 'bc', '\n\n')), async (pieces) => {
      const whole = pieces.join('').split('\n');
      expect(await all(linesOf(each(pieces)))).toEqual(whole.at(-1) === '' ? whole.slice(0, -1) : whole);
    }),
  );
});

test('a piece is asked for when the lines of those before are taken, so that no more is held than one', async () => {
  let given = 0;
  const pieces = async function* () {
    for (; given < 10_000; given += 1) yield 'one\ntwo\nthr';
  };
  let taken = 0;
  for await (const line of linesOf(pieces())) {
    expect(line).not.toBe('');
    expect(given).toBe(Math.floor(taken / 2));
    taken += 1;
  }
  expect(taken).toBe(20_001);
});

test('a text without line ends is refused before it fills the memory', async () => {
  let given = 0;
  const endless = async function* () {
    yield 'first\n';
    for (;;) {
      given += 1;
      yield 'x'.repeat(100);
    }
  };
  await expect(all(linesOf(endless(), 1000))).rejects.toThrow('Line 2 is longer than 1,000 characters');
  expect(given).toBe(11);
});
