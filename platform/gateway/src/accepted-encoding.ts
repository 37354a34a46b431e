import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** How a text is sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest first: of what a browser takes, we choose. */
const offered = ['br', 'gzip'] as const;

/** Browsers send the same few headers all the time, and reading one costs a tenth of an answer. */
const known = new LRUCache<string, Encoding>({ max: 100 });

/** The encoding to answer in. Plain when the browser refuses everything: perhaps it can read it all the same. */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  if (!header) return 'identity';
  const before = known.get(header);
  if (before) return before;
  const encoding = negotiate(header);
  known.set(header, encoding);
  return encoding;
}

/** Whether a browser takes a text as what changed since another one. */
export const acceptsDelta = (header: string | null | undefined): boolean =>
  header !== null && header !== undefined && /\bdcz\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header);

function negotiate(header: string): Encoding {
  // Names and `q` mean the same in capitals, which the library does not know.
  const taken = new Negotiator({ headers: { 'accept-encoding': header.toLowerCase() } }).encodings([...offered]);
  return offered.find((name) => taken.includes(name)) ?? 'identity';
}
