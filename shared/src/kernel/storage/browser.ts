import type { Refusal } from './refusals';

/** A call to the browser's storage: its answer, or why there is none. */
export type Answer<T> = { ok: true; value: T } | { ok: false; reason: Exclude<Refusal, 'corrupt'> };

const fullNames = new Set(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']);

/** Where there is no browser, at the prerendering of a screen, nothing is stored: a new visitor sees the same. */
const nothing: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
};

/** Runs one call on localStorage. Even naming `window.localStorage` throws where a visitor blocks storage, so it happens in here. */
export function ask<T>(call: (storage: Storage) => T): Answer<T> {
  try {
    return { ok: true, value: call(typeof window === 'undefined' ? nothing : window.localStorage) };
  } catch (error) {
    const full = error instanceof DOMException && fullNames.has(error.name);
    return { ok: false, reason: full ? 'full' : 'blocked' };
  }
}

/** Copies an unreadable text beside its key. `fresh` is false when an equal copy was there already. */
export function setAside(key: string, raw: string, now: number): Answer<{ fresh: boolean }> {
  return ask((storage) => {
    if (copiesOf(storage, key).some((copy) => storage.getItem(copy) === raw)) return { fresh: false };
    let time = now;
    while (storage.getItem(copyKey(key, time)) !== null) time += 1;
    storage.setItem(copyKey(key, time), raw);
    return { fresh: true };
  });
}

const copyKey = (key: string, time: number): string => `${key}.corrupt-${time}`;

function copiesOf(storage: Storage, key: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((name) => name.startsWith(`${key}.corrupt-`));
}
