import { act, renderHook } from '@testing-library/react';
import { useModule } from './use-module';

test('nothing is fetched before it is wanted', async () => {
  const load = jest.fn(async () => 'module');
  const { result, rerender } = renderHook(({ wanted }) => useModule(load, wanted, jest.fn()), {
    initialProps: { wanted: false },
  });
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender({ wanted: true }));
  expect(result.current).toBe('module');
});

test('a failure is told, and wanting it anew tries again', async () => {
  const load = jest.fn(async () => 'module').mockRejectedValueOnce(new Error('offline'));
  const failed = jest.fn();
  const { result, rerender } = renderHook(({ wanted }) => useModule(load, wanted, failed), {
    initialProps: { wanted: false },
  });
  await act(async () => rerender({ wanted: true }));
  expect(failed).toHaveBeenCalledTimes(1);
  await act(async () => rerender({ wanted: false }));
  await act(async () => rerender({ wanted: true }));
  expect(result.current).toBe('module');
  expect(failed).toHaveBeenCalledTimes(1);
});
