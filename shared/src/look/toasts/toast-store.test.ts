import { TOAST_LIMIT, TOAST_REMOVAL_DELAY } from './constants';
import { reduce, type ToastEntry } from './toast-entry';
import { createToastStore } from './toast-store';

const entry = (id: string): ToastEntry => ({ id, title: id, open: true });

test('a list is never longer than its limit, and the newest stays', () => {
  expect(reduce([entry('a')], { type: 'add', entry: entry('b') }, 1)).toEqual([entry('b')]);
  expect(reduce([entry('b'), entry('a')], { type: 'add', entry: entry('c') }, 3).map(({ id }) => id)).toEqual([
    'c',
    'b',
    'a',
  ]);
});

test('one is dismissed, or all', () => {
  const list = [entry('b'), entry('a')];
  expect(reduce(list, { type: 'dismiss', id: 'a' }, 3).map(({ open }) => open)).toEqual([true, false]);
  expect(reduce(list, { type: 'dismiss' }, 3).map(({ open }) => open)).toEqual([false, false]);
});

test(spec('4.40 9.13 9.14', 'a dismissed toast stays in the store for the removal delay'), () => {
  jest.useFakeTimers();
  expect([TOAST_LIMIT, TOAST_REMOVAL_DELAY]).toEqual([1, 1_000_000]);
  const store = createToastStore({ limit: TOAST_LIMIT, removalDelay: TOAST_REMOVAL_DELAY });
  const heard = jest.fn();
  const stop = store.subscribe(heard);
  store.add({ title: 'Build Saved' }).dismiss();
  jest.advanceTimersByTime(999_999);
  expect(store.list()).toMatchObject([{ title: 'Build Saved', open: false }]);
  jest.advanceTimersByTime(1);
  expect(store.list()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  store.add({ title: 'Another' });
  expect(heard).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
