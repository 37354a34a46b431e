import { act, renderHook } from '@testing-library/react';
import { useSlices } from './use-slices';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('few at once, then one in each task, then also what is added', () => {
  const { result, rerender } = renderHook(({ total }) => useSlices(total, 2), { initialProps: { total: 4 } });
  const seen = [result.current];
  for (let task = 0; task < 3; task += 1) {
    act(() => jest.advanceTimersByTime(0));
    seen.push(result.current);
  }
  expect(seen).toEqual([2, 3, Infinity, Infinity]);
  rerender({ total: 9 });
  expect(result.current).toBe(Infinity);
});

test('a short list is there at once, and a list that is shortened is whole', () => {
  expect(renderHook(() => useSlices(2, 2)).result.current).toBe(Infinity);
  const { result, rerender } = renderHook(({ total }) => useSlices(total, 2), { initialProps: { total: 9 } });
  rerender({ total: 1 });
  act(() => jest.advanceTimersByTime(0));
  expect(result.current).toBe(Infinity);
});
