import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createStore, type Stored, type StoredValue } from './store';

export { type Refusal, refusalText } from './refusals';
export type { Stored, StoredValue, WriteResult } from './store';

/** JSON as it will come back: what has no place in JSON (undefined, NaN, dates) is already gone or changed. */
const throughJson = (value: unknown): unknown => {
  const text: string | undefined = JSON.stringify(value);
  return text === undefined ? undefined : JSON.parse(text);
};

/** A value of one schema. The stored JSON itself is the value, so fields that this version does not know survive a write. */
export function storedValue<T>({
  key,
  schema,
  fallback,
}: {
  key: string;
  schema: v.GenericSchema<T>;
  fallback: T;
}): StoredValue<T> {
  return createStore<T>({
    key,
    fallback,
    decode: (json) => (v.is(schema, json) ? json : undefined),
    encode: (value) => {
      const json = throughJson(value);
      return v.is(schema, json) ? json : undefined;
    },
  });
}

/** A list of one schema. Entries that cannot be read are not shown, and stay at their place in the stored list through every write. */
export function storedList<T>({ key, entry }: { key: string; entry: v.GenericSchema<T> }): StoredValue<readonly T[]> {
  const readable = (item: unknown): item is T => v.is(entry, item);
  const whole = v.array(entry);
  return createStore<readonly T[]>({
    key,
    fallback: [],
    decode: (json) => (Array.isArray(json) ? json.filter(readable) : undefined),
    encode: (value, replaced) => {
      const json = throughJson(value);
      if (!v.is(whole, json)) return undefined;
      return Array.isArray(replaced) ? putBack(json, replaced, readable) : json;
    },
  });
}

function putBack(
  list: readonly unknown[],
  replaced: readonly unknown[],
  readable: (item: unknown) => boolean,
): unknown[] {
  const merged = [...list];
  replaced.forEach((item, index) => {
    if (!readable(item)) merged.splice(index, 0, item);
  });
  return merged;
}

/** The value of a store; renders again on a change in this tab or another. */
export const useStored = <T>(store: StoredValue<T>): Stored<T> => useSyncExternalStore(store.subscribe, store.read);
