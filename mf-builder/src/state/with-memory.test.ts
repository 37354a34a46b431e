import { storedValue } from '@rig4u/shared/storage';
import * as v from 'valibot';
import { withMemory } from './with-memory';

const numbers = () => withMemory(storedValue<number[]>({ key: 'numbers', schema: v.array(v.number()), fallback: [] }));
const add = (n: number) => (list: number[]) => [...list, n];
const refuseWrites = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });

afterEach(() => jest.restoreAllMocks());

test('while the browser keeps the value, the store is as it was', () => {
  const store = numbers();
  expect(store.update(add(1))).toEqual({ ok: true, value: [1] });
  localStorage.setItem('numbers', '[1,2]');
  expect(store.read().value).toEqual([1, 2]);
});

test('a refused change is shown, said, and written with the next one that is taken', () => {
  const store = numbers();
  store.update(add(1));
  const heard = jest.fn();
  store.subscribe(heard);
  const refused = refuseWrites();
  expect(store.update(add(2))).toEqual({ ok: false, reason: 'full' });
  expect(store.update(add(3))).toEqual({ ok: false, reason: 'full' });
  expect(store.read().value).toEqual([1, 2, 3]);
  expect(store.read()).toBe(store.read());
  expect(heard).toHaveBeenCalledTimes(2);
  refused.mockRestore();
  expect(store.update(add(4))).toEqual({ ok: true, value: [1, 2, 3, 4] });
  expect(localStorage.getItem('numbers')).toBe('[1,2,3,4]');
});

test('over an unreadable text the first change stays in memory, the second one is written', () => {
  localStorage.setItem('numbers', 'not json');
  const store = numbers();
  expect(store.update(add(1))).toEqual({ ok: false, reason: 'corrupt' });
  expect(store.read().value).toEqual([1]);
  expect(localStorage.getItem('numbers')).toBe('not json');
  expect(store.update(add(2))).toEqual({ ok: true, value: [1, 2] });
});
