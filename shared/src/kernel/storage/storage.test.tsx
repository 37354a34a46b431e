import { act, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { storedList, storedValue, useStored } from '.';

const schema = v.looseObject({ count: v.number() });
type Counter = v.InferOutput<typeof schema>;
const counter = () => storedValue<Counter>({ key: 'counter', schema, fallback: { count: 0 } });
const plusOne = (value: Counter): Counter => ({ ...value, count: value.count + 1 });
const copies = () => Object.entries({ ...localStorage }).filter(([name]) => name.startsWith('counter.corrupt-'));

afterEach(() => jest.restoreAllMocks());

test('nothing stored: the fallback, and the first update writes', () => {
  const store = counter();
  expect(store.read()).toEqual({ status: 'missing', value: { count: 0 } });
  expect(store.update(plusOne)).toEqual({ ok: true, value: { count: 1 } });
  expect(localStorage.getItem('counter')).toBe('{"count":1}');
});

test('an update starts from what is stored now, not from what was read before', () => {
  const store = counter();
  store.update(plusOne);
  localStorage.setItem('counter', '{"count":41,"by":"another tab"}');
  expect(store.update(plusOne)).toEqual({ ok: true, value: { count: 42, by: 'another tab' } });
});

test('the snapshot is the same object until the text changes', () => {
  const store = counter();
  expect(store.read()).toBe(store.read());
  localStorage.setItem('counter', '{"count":1}');
  const one = store.read();
  expect(store.read()).toBe(one);
  localStorage.setItem('counter', '{"count":2}');
  expect(store.read()).not.toBe(one);
});

test('an unreadable text: the first update keeps a copy and says so, the next one writes', () => {
  localStorage.setItem('counter', 'not json');
  const store = counter();
  expect(store.read()).toEqual({ status: 'corrupt', value: { count: 0 } });
  expect(store.update(plusOne)).toEqual({ ok: false, reason: 'corrupt' });
  expect(localStorage.getItem('counter')).toBe('not json');
  expect(copies()).toEqual([[expect.stringMatching(/^counter\.corrupt-\d+$/), 'not json']]);
  expect(store.update(plusOne)).toEqual({ ok: true, value: { count: 1 } });
  expect(copies()).toHaveLength(1);
});

test('two unreadable texts in one millisecond get a copy each', () => {
  jest.spyOn(Date, 'now').mockReturnValue(1000);
  for (const text of ['first', 'second']) {
    localStorage.setItem('counter', text);
    counter().update(plusOne);
  }
  expect(copies()).toEqual([
    ['counter.corrupt-1000', 'first'],
    ['counter.corrupt-1001', 'second'],
  ]);
});

test('storage that is full refuses the write and keeps what is there', () => {
  localStorage.setItem('counter', '{"count":7}');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(counter().update(plusOne)).toEqual({ ok: false, reason: 'full' });
  expect(counter().read()).toEqual({ status: 'ready', value: { count: 7 } });
});

test('no room for the copy of an unreadable text: nothing is written', () => {
  localStorage.setItem('counter', 'not json');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(counter().update(plusOne)).toEqual({ ok: false, reason: 'full' });
  expect(localStorage.getItem('counter')).toBe('not json');
});

test.each([
  ['the browser refuses each call', () => jest.spyOn(Storage.prototype, 'getItem')],
  ['the browser refuses localStorage itself', () => jest.spyOn(window, 'localStorage', 'get')],
])('blocked: %s', (_, spy) => {
  spy().mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(counter().read()).toEqual({ status: 'blocked', value: { count: 0 } });
  expect(counter().update(plusOne)).toEqual({ ok: false, reason: 'blocked' });
});

test('a value that could not be read back is refused, and the stored one stays', () => {
  const store = counter();
  store.update(plusOne);
  expect(store.update(() => ({ count: Number.NaN }))).toEqual({ ok: false, reason: 'corrupt' });
  expect(store.read().value).toEqual({ count: 1 });
  const list = storedList<Counter>({ key: 'list', entry: schema });
  expect(list.update(() => [{ count: Number.POSITIVE_INFINITY }])).toEqual({ ok: false, reason: 'corrupt' });
  expect(list.read()).toEqual({ status: 'missing', value: [] });
});

test('a text that is JSON but no list is an unreadable list', () => {
  localStorage.setItem('list', '{"0":{"count":1}}');
  expect(storedList<Counter>({ key: 'list', entry: schema }).read()).toEqual({ status: 'corrupt', value: [] });
});

test('screens follow a change made in this tab, in another tab, and by clearing the storage', () => {
  const store = counter();
  const Count = () => <output>{useStored(store).value.count}</output>;
  render(<Count />);
  act(() => void store.update(plusOne));
  expect(screen.getByRole('status')).toHaveTextContent('1');
  localStorage.setItem('counter', '{"count":5}');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'counter' })));
  expect(screen.getByRole('status')).toHaveTextContent('5');
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(screen.getByRole('status')).toHaveTextContent('0');
});

test('who stopped listening hears nothing', () => {
  const store = counter();
  const heard = jest.fn();
  store.subscribe(heard)();
  store.update(plusOne);
  window.dispatchEvent(new StorageEvent('storage', { key: 'counter' }));
  expect(heard).not.toHaveBeenCalled();
});
