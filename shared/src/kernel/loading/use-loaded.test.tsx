import { act, renderHook } from '@testing-library/react';
import { useLoaded } from './use-loaded';

/** A load whose answers come when the test says so. */
function manualLoad() {
  const answers: {
    question: string;
    arrive: (value: string) => Promise<void>;
    fail: (error: Error) => Promise<void>;
  }[] = [];
  const load = jest.fn(
    (question: string) =>
      new Promise<string>((resolve, reject) =>
        answers.push({
          question,
          arrive: (value) => act(async () => resolve(value)),
          fail: (error) => act(async () => reject(error)),
        }),
      ),
  );
  return { answers, load };
}

const render = (load: (question: string) => Promise<string>, question?: string) =>
  renderHook(({ asked }: { asked: string | undefined }) => useLoaded(asked, load), {
    initialProps: { asked: question },
  });

test('it is loading, then ready with the value', async () => {
  const { answers, load } = manualLoad();
  const { result } = render(load, 'cpu');
  expect(result.current).toEqual({ status: 'loading' });
  await answers[0]?.arrive('chips');
  expect(result.current).toMatchObject({ status: 'ready', value: 'chips' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('the same outcome keeps its identity, so that memos over it hold', async () => {
  const { answers, load } = manualLoad();
  const { result, rerender } = render(load, 'cpu');
  await answers[0]?.arrive('chips');
  const before = result.current;
  rerender({ asked: 'cpu' });
  expect(result.current).toBe(before);
});

test('a failure keeps its error; a retry loads again', async () => {
  const { answers, load } = manualLoad();
  const { result } = render(load, 'cpu');
  const problem = new Error('offline');
  await answers[0]?.fail(problem);
  expect(result.current).toMatchObject({ status: 'failed', error: problem });
  const { current } = result;
  if (current.status === 'failed') act(current.retry);
  expect(result.current).toEqual({ status: 'loading' });
  await answers[1]?.arrive('chips');
  expect(result.current).toMatchObject({ status: 'ready', value: 'chips' });
});

test('a late answer to an earlier question is dropped', async () => {
  const { answers, load } = manualLoad();
  const { result, rerender } = render(load, 'cpu');
  rerender({ asked: 'gpu' });
  await answers[1]?.arrive('cards');
  await answers[0]?.arrive('chips');
  expect(result.current).toMatchObject({ status: 'ready', value: 'cards' });
});

test('without a question nothing is loaded', async () => {
  const { answers, load } = manualLoad();
  const { result, rerender } = render(load);
  expect(load).not.toHaveBeenCalled();
  expect(result.current).toEqual({ status: 'loading' });
  rerender({ asked: 'cpu' });
  await answers[0]?.arrive('chips');
  expect(result.current).toMatchObject({ status: 'ready' });
  rerender({ asked: undefined });
  expect(result.current).toEqual({ status: 'loading' });
});
