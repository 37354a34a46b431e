import { inSlices } from './in-slices';

function* counting(to: number): Generator<{ done: number }, number, boolean | undefined> {
  for (let at = 0; at < to; at += 1) if (yield { done: at / to }) return -1;
  return to;
}

const watcher = () => ({ signal: new AbortController().signal, onProgress: jest.fn() });

afterEach(() => jest.restoreAllMocks());

/** From here on each look at the clock takes a slice. */
const slowly = () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 12));
};

test('a search comes to its end, and the page has its turn before it begins', async () => {
  const search = counting(5);
  const next = jest.spyOn(search, 'next');
  const answer = inSlices(search, watcher(), () => false);
  expect(next).not.toHaveBeenCalled();
  await expect(answer).resolves.toBe(5);
});

test('after each slice it says how far it is', async () => {
  slowly();
  const waiting = watcher();
  await inSlices(counting(4), waiting, () => false);
  expect(waiting.onProgress.mock.calls).toEqual([[0], [0.25], [0.5], [0.75]]);
});

test('it ends with what it has when that shall do', async () => {
  await expect(inSlices(counting(5), watcher(), () => true)).resolves.toBe(-1);
});

test('it ends when nobody waits any more', async () => {
  slowly();
  const stop = new AbortController();
  const search = counting(1000);
  const answer = inSlices(
    search,
    { signal: stop.signal, onProgress: () => stop.abort(new Error('left')) },
    () => false,
  );
  await expect(answer).rejects.toThrow('left');
});
