import fc from 'fast-check';
import * as v from 'valibot';
import { storedList, storedValue } from '.';

const key = 'thing';
const schema = v.looseObject({ name: v.string() });
type Thing = v.InferOutput<typeof schema>;

const readableJson = fc.record({ name: fc.string(), more: fc.jsonValue() });
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  readableJson.map((value) => JSON.stringify(value)),
);
const anyEntry = fc.oneof(readableJson, fc.jsonValue());

const isReadable = (text: string): boolean => {
  try {
    return v.is(schema, JSON.parse(text));
  } catch {
    return false;
  }
};
const allTexts = (): string[] => Object.values({ ...localStorage });

/** Lets the n-th write fail as a full disk does, for every n in the list. */
function breakWrites(failing: readonly number[]): jest.SpyInstance {
  const write = Storage.prototype.setItem;
  let count = 0;
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
    count += 1;
    if (failing.includes(count)) throw new DOMException('full', 'QuotaExceededError');
    write.call(this, name, text);
  });
}

test('whatever is stored, and whenever the disk is full: no unreadable text is ever lost, and nothing throws', () => {
  const step = fc.oneof(fc.record({ foreign: anyText }), fc.record({ name: fc.string() }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.array(fc.integer({ min: 1, max: 12 })), (steps, failing) => {
      localStorage.clear();
      const store = storedValue<Thing>({ key, schema, fallback: { name: '' } });
      for (const one of steps) {
        if ('foreign' in one) {
          localStorage.setItem(key, one.foreign);
          continue;
        }
        const unreadable = allTexts().filter((text) => !isReadable(text));
        const writes = breakWrites(failing);
        const result = store.update((value) => ({ ...value, name: one.name }));
        writes.mockRestore();
        expect(allTexts()).toEqual(expect.arrayContaining(unreadable));
        if (result.ok) expect(store.read()).toEqual({ status: 'ready', value: result.value });
      }
    }),
  );
});

test('a readable value keeps the fields that this version does not know', () => {
  fc.assert(
    fc.property(readableJson, fc.string(), (stored, name) => {
      localStorage.setItem(key, JSON.stringify(stored));
      storedValue<Thing>({ key, schema, fallback: { name: '' } }).update((value) => ({ ...value, name }));
      expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(JSON.parse(JSON.stringify({ ...stored, name })));
    }),
  );
});

test('a list shows its readable entries; the others outlive every append, change and removal', () => {
  const change = fc.oneof(
    fc.record({ append: fc.string() }),
    fc.record({ remove: fc.nat(5) }),
    fc.record({ rename: fc.nat(5), to: fc.string() }),
  );
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 8 }), fc.array(change, { maxLength: 6 }), (entries, changes) => {
      localStorage.setItem(key, JSON.stringify(entries));
      const stored: unknown[] = JSON.parse(localStorage.getItem(key) ?? '[]');
      const store = storedList<Thing>({ key, entry: schema });
      let expected = stored.filter((entry) => v.is(schema, entry));
      expect(store.read()).toEqual({ status: 'ready', value: expected });
      for (const one of changes) {
        const next = (list: readonly Thing[]): Thing[] => {
          if ('append' in one) return [...list, { name: one.append }];
          if ('remove' in one) return list.filter((_, index) => index !== one.remove);
          return list.map((entry, index) => (index === one.rename ? { ...entry, name: one.to } : entry));
        };
        expected = next(expected);
        expect(store.update(next).ok).toBe(true);
      }
      expect(store.read().value).toEqual(expected);
      const after: unknown[] = JSON.parse(localStorage.getItem(key) ?? '[]');
      expect(after.filter((entry) => !v.is(schema, entry))).toEqual(stored.filter((entry) => !v.is(schema, entry)));
    }),
  );
});

test('appending leaves every unreadable entry at its index', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 8 }), (entries) => {
      const stored: unknown[] = JSON.parse(JSON.stringify(entries));
      localStorage.setItem(key, JSON.stringify(stored));
      storedList<Thing>({ key, entry: schema }).update((list) => [...list, { name: 'new' }]);
      expect(JSON.parse(localStorage.getItem(key) ?? '[]')).toEqual([...stored, { name: 'new' }]);
    }),
  );
});
