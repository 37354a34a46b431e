import { act, renderHook } from '@testing-library/react';
import { dismissToast } from '.';
import { outcomes } from './toast';
import { useModuleOrToast } from './use-module-or-toast';

afterEach(() => dismissToast());

test('a module that does not arrive is told in a toast, and closes what was about to open', async () => {
  const close = jest.fn();
  const load = jest.fn(async () => 'module').mockRejectedValueOnce(new Error('offline'));
  const { result, rerender } = renderHook(({ open }) => useModuleOrToast(load, open, close), {
    initialProps: { open: false },
  });
  await act(async () => rerender({ open: true }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(outcomes.list()[0]).toMatchObject({ title: 'Error', kind: 'destructive' });
  await act(async () => rerender({ open: false }));
  await act(async () => rerender({ open: true }));
  expect(result.current).toBe('module');
  expect(close).toHaveBeenCalledTimes(1);
});
