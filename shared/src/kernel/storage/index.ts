import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createStore, type Stored, type StoredValue, type Written } from './store';

export { type Drafts, draftsOf, forgetDrafts } from './drafts';
export { type Refusal, refusalText } from './refusals';
export type { Stored, StoredValue, WriteResult } from './store';

/**
 * The text of a value, and what it is read as: what has no place in JSON (undefined, NaN, dates) is gone or changed there. Undefined
 * where that is not readable.
 */
function written<T>(value: unknown, readable: (json: unknown) => json is T): Written<T> | undefined {
  const text: string | undefined = JSON.stringify(value);
  const json: unknown = text === undefined ? undefined : JSON.parse(text);
  return text !== undefined && readable(json) ? { text, value: json } : undefined;
}

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
  const readable = (json: unknown): json is T => v.is(schema, json);
  return createStore<T>({
    key,
    fallback,
    decode: (json) => (readable(json) ? json : undefined),
    encode: (value) => written(value, readable),
  });
}

/** A list of one schema. Entries that cannot be read are not shown, and stay at their place in the stored list through every write. */
export function storedList<T>({ key, entry }: { key: string; entry: v.GenericSchema<T> }): StoredValue<readonly T[]> {
  const readable = (item: unknown): item is T => v.is(entry, item);
  const allReadable = (json: unknown): json is T[] => Array.isArray(json) && json.every(readable);
  return createStore<readonly T[]>({
    key,
    fallback: [],
    decode: (json) => (Array.isArray(json) ? json.filter(readable) : undefined),
    encode: (value, replaced) => {
      const list = written(value, allReadable);
      if (!list || !Array.isArray(replaced) || replaced.every(readable)) return list;
      return { ...list, text: JSON.stringify(putBack(list.value, replaced, readable)) };
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
export const useStored = <T>(store: StoredValue<T>): Stored<T> =>
  useSyncExternalStore(store.subscribe, store.read, store.read);
