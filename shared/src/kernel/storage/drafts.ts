import * as v from 'valibot';

const prefix = 'rig4u-drafts-';
const texts = v.record(v.string(), v.string());

/** Characters of the longest draft that outlives a reload: a browser keeps some five million in all. */
const longest = 200_000;

/** What was typed, while the page lives, by key and name: also where the browser keeps nothing, and what must not be kept. */
const typed = new Map<string, Map<string, string>>();

/** The drafts that this tab keeps under a key. Where it keeps none, or what it kept cannot be read, there is none. */
function keptTexts(key: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}');
    return v.is(texts, kept) ? kept : {};
  } catch {
    // Blocked, or no JSON: drafts are a help, and what is typed now is in memory.
    return {};
  }
}

/** Keeps a text, or none, under a key and a name. */
function keep(key: string, name: string, text: string | undefined): void {
  const { [name]: _replaced, ...others } = keptTexts(key);
  const next = text === undefined ? others : { ...others, [name]: text };
  try {
    if (Object.keys(next).length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Full or blocked: the memory has it until the page goes.
  }
}

/** Texts that a visitor has typed and not sent: there again after Back, and after a reload of the tab. Never a password. */
export interface Drafts {
  read(name: string): string | undefined;
  /** Keeps a text for as long as the tab lives; an empty one is none. */
  write(name: string, text: string): void;
  /** Keeps a text for as long as the page lives, and nowhere else: what it says is not known yet, or personal. */
  hold(name: string, text: string): void;
  /** Forgets a text: it was sent or cancelled. */
  drop(name: string): void;
}

/** The drafts of one part of the page, under a key that begins with `rig4u-drafts-` and that the part declares among its stores. */
export function draftsOf({ key }: { key: `${typeof prefix}${string}` }): Drafts {
  const inMemory = typed.get(key) ?? new Map<string, string>();
  typed.set(key, inMemory);
  const drop = (name: string): void => {
    inMemory.delete(name);
    keep(key, name, undefined);
  };
  return {
    read: (name) => inMemory.get(name) ?? keptTexts(key)[name],
    write: (name, text) => {
      if (text === '') return drop(name);
      inMemory.set(name, text);
      keep(key, name, text.length > longest ? undefined : text);
    },
    hold: (name, text) => {
      inMemory.set(name, text);
      keep(key, name, undefined);
    },
    drop,
  };
}

/** Forgets the drafts of every part: the visitor signed out. */
export function forgetDrafts(): void {
  for (const drafts of typed.values()) drafts.clear();
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith(prefix)) window.sessionStorage.removeItem(key);
  } catch {
    // Blocked: it keeps nothing.
  }
}
