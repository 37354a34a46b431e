import type { Location } from 'react-router-dom';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * An id or a path without what stands behind it when it was passed on: a full stop, a bracket, a quote, `&fbclid=…`, the next words.
 * Ask for it as it stands first: an id may be of any characters.
 */
export const withoutTail = (text: string): string =>
  text.replace(/[^\p{L}\p{N}_-]*(?:[\s\u200b-\u200d\u2060?&#<>"][^]*)?$/u, '');

/** The id in a hash (`#step-2`), without what stands behind it when the address was passed on. */
export const idInHash = (hash: string): string => withoutTail(decoded(hash.slice(1)));

/**
 * Where an address that leads nowhere was meant to lead: without what stands behind its path, and with the query or the hash that was
 * encoded into it (`%23b=…`). Undefined where its path is clean.
 */
export function cleanAddress({ pathname, search, hash }: Address): Address | undefined {
  const whole = decoded(decoded(pathname));
  const [, path = '', query = search, behind = hash] = /^\/*([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(whole) ?? [];
  const clean = `/${withoutTail(path)}`;
  return clean === whole ? undefined : { pathname: clean, search: query, hash: behind };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
