import { ask, setAside } from './browser';
import { announce, listen } from './changes';
import type { Refusal } from './refusals';

/** What a key holds. `value` is the fallback unless the status is `ready`. */
export interface Stored<T> {
  status: 'ready' | 'missing' | 'corrupt' | 'blocked';
  value: T;
}

export type WriteResult<T> = { ok: true; value: T } | { ok: false; reason: Refusal };

export interface StoredValue<T> {
  readonly key: string;
  /** The value as it stands now; the same object as long as the stored text is the same. Never throws. */
  read(): Stored<T>;
  /**
   * Reads again, changes, writes. Over an unreadable text the first call only copies that text to `<key>.corrupt-<time>` and
   * answers `corrupt`; from then on it is safe and calls write. A new value that could not be read back is refused as `corrupt`.
   */
  update(change: (value: T) => T): WriteResult<T>;
  subscribe(listener: () => void): () => void;
}

/** How a store's JSON becomes its value and back. */
export interface Codec<T> {
  key: string;
  fallback: T;
  /** The value in the stored JSON, or undefined when it is not readable. */
  decode: (json: unknown) => T | undefined;
  /** The text for a new value, given the JSON it replaces; undefined when the value could not be read back. */
  encode: (value: T, replaced: unknown) => Written<T> | undefined;
}

/** A text to store, and the value that it is read as. */
export interface Written<T> {
  text: string;
  value: T;
}

/** A typed value under one key of the browser's storage. */
export function createStore<T>({ key, fallback, decode, encode }: Codec<T>): StoredValue<T> {
  let last: { raw: string | null; stored: Stored<T> } | undefined;
  const blocked: Stored<T> = { status: 'blocked', value: fallback };

  const interpret = (raw: string | null): Stored<T> => {
    if (last?.raw === raw) return last.stored;
    const value = raw === null ? undefined : decode(parse(raw));
    const stored: Stored<T> =
      value === undefined
        ? { status: raw === null ? 'missing' : 'corrupt', value: fallback }
        : { status: 'ready', value };
    last = { raw, stored };
    return stored;
  };

  const read = (): Stored<T> => {
    const raw = ask((storage) => storage.getItem(key));
    return raw.ok ? interpret(raw.value) : blocked;
  };

  const update = (change: (value: T) => T): WriteResult<T> => {
    const raw = ask((storage) => storage.getItem(key));
    if (!raw.ok) return raw;
    const before = interpret(raw.value);
    if (before.status === 'corrupt' && raw.value !== null) {
      const copy = setAside(key, raw.value, Date.now());
      if (!copy.ok) return copy;
      if (copy.value.fresh) return { ok: false, reason: 'corrupt' };
    }
    const next = change(before.value);
    if (Object.is(next, before.value) && before.status === 'ready') return { ok: true, value: next };
    const written = encode(next, before.status === 'ready' && raw.value !== null ? parse(raw.value) : undefined);
    if (written === undefined) return { ok: false, reason: 'corrupt' };
    const { text, value } = written;
    const kept = ask((storage) => storage.setItem(key, text));
    if (!kept.ok) return kept;
    // It was read back to be checked: with a long list another reading takes as long as the writing.
    if (text !== raw.value) last = { raw: text, stored: { status: 'ready', value } };
    announce(key);
    return { ok: true, value: next };
  };

  return { key, read, update, subscribe: (listener) => listen(key, listener) };
}

/** The JSON in a text, or undefined where there is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
