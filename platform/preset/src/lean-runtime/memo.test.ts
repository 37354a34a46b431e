/** @jest-environment node */
import { memo } from './memo';

test('a result is worked out once for equal questions, and again for others', () => {
  const work = jest.fn((...asked: unknown[]) => ({ asked }));
  const asked = memo(work);
  const questions = [
    ['a'],
    ['["a"]'],
    [1],
    ['1'],
    ['a', 1],
    ['a', '1'],
    [{ p: '2', m: 1 }],
    [{ p: '2', m: '1' }],
    [['a', 'b']],
    [],
  ];
  const first = questions.map((question) => asked(...question));
  const second = questions.map((question) => asked(...structuredClone(question)));
  expect(first).toEqual(questions.map((question) => ({ asked: question })));
  expect(second.every((result, at) => result === first[at])).toBe(true);
  expect(work).toHaveBeenCalledTimes(questions.length);
});

test('it forgets before it grows without end', () => {
  const work = jest.fn((at: number) => `${at}`);
  const asked = memo(work);
  for (let at = 0; at < 5_000; at += 1) expect(asked(at)).toBe(`${at}`);
  asked(0);
  expect(work).toHaveBeenCalledTimes(5_001);
});
