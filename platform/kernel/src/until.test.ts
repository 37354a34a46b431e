/** @jest-environment node */
import { eventually, until } from './until';

/** For what comes, as long as it takes: on a busy machine even the next moment is late. */
const often = { everyMs: 1 };
/** For what never comes. */
const soon = { ...often, forMs: 20 };

it('resolves with what comes in its own time', async () => {
  const answers = [undefined, false, 'here', 'later'] as const;
  let turn = 0;
  expect(await until('an answer', () => answers[turn++], often)).toBe('here');
});

it('takes nothing and zero for answers', async () => {
  expect(await until('a count', () => 0, often)).toBe(0);
  expect(await until('a text', async () => '', often)).toBe('');
});

it('says what it waited for, and what it saw last', async () => {
  await expect(until('a second revision', () => false, soon)).rejects.toThrow(
    'Waited 20 ms for a second revision. Seen last: false.',
  );
});

it('does not wait after a look that throws', async () => {
  const look = jest.fn(() => Promise.reject(new Error('no such file')));
  await expect(until('a line', look, often)).rejects.toThrow('no such file');
  expect(look).toHaveBeenCalledTimes(1);
});

it('tries expectations until they hold, and returns what they return', async () => {
  let seen = 0;
  const count = await eventually(() => {
    seen += 1;
    expect(seen).toBeGreaterThan(3);
    return seen;
  }, often);
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
