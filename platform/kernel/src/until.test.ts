/** @jest-environment node */
import { eventually, until } from './until';

const soon = { forMs: 20, everyMs: 1 };

it('resolves with what comes in its own time', async () => {
  const answers = [undefined, false, 'here', 'later'] as const;
  let turn = 0;
  expect(await until('an answer', () => answers[turn++], soon)).toBe('here');
});

it('takes nothing and zero for answers', async () => {
  expect(await until('a count', () => 0, soon)).toBe(0);
  expect(await until('a text', async () => '', soon)).toBe('');
});

it('says what it waited for, and what it saw last', async () => {
  await expect(until('a second revision', () => false, soon)).rejects.toThrow(
    'Waited 20 ms for a second revision. Seen last: false.',
  );
});

it('does not wait after a look that throws', async () => {
  const look = jest.fn(() => Promise.reject(new Error('no such file')));
  await expect(until('a line', look, soon)).rejects.toThrow('no such file');
  expect(look).toHaveBeenCalledTimes(1);
});

it('tries expectations until they hold, and returns what they return', async () => {
  let seen = 0;
  const count = await eventually(() => {
    seen += 1;
    expect(seen).toBeGreaterThan(3);
    return seen;
  }, soon);
  expect(count).toBe(4);
});

it('fails as the last expectation did', async () => {
  const lines: string[] = [];
  const failing = eventually(() => {
    lines.push('a line');
    expect(lines).toEqual(['another']);
  }, soon);
  await expect(failing).rejects.toThrow(/"another"[^]*"a line"/);
});
