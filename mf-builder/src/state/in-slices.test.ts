import { inSlices } from './in-slices';

function* counting(to: number): Generator<{ done: number }, number, boolean | undefined> {
  for (let at = 0; at < to; at += 1) if (yield { done: at / to }) return -1;
  return to;
}

afterEach(() => jest.restoreAllMocks());

test('a search comes to its end, and the page has its turn before it begins', async () => {
  const search = counting(5);
  const next = jest.spyOn(search, 'next');
  const answer = inSlices(search, new AbortController().signal);
  expect(next).not.toHaveBeenCalled();
  await expect(answer).resolves.toBe(5);
});

test('the page has its turn after each slice', async () => {
  let now = 0;
  // Each look at the clock takes a slice.
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 12));
  const pauses = jest.spyOn(globalThis, 'setTimeout');
  await inSlices(counting(4), new AbortController().signal);
  expect(pauses).toHaveBeenCalledTimes(5);
});

test('it ends when nobody waits any more', async () => {
  const stop = new AbortController();
  function* leaving() {
    yield { done: 0 };
    stop.abort(new Error('left'));
    yield { done: 0.5 };
    return 'never';
  }
  await expect(inSlices(leaving(), stop.signal)).rejects.toThrow('left');
});
