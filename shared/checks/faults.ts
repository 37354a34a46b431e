type Fetch = typeof globalThis.fetch;

interface Fault {
  /** What stands in the table of decision 52. */
  name: string;
  /** Why it failed, as the visitor reads it. */
  why: RegExp;
  fetch: Fetch;
  /** How long the visitor waits for that, in milliseconds. */
  after: number;
}

/** An answer that comes after so long, unless the page has given it up. */
const answerAfter =
  (ms: number): Fetch =>
  (_, init) =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(Response.json([])), ms);
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });

/** How a database fails whoever waits for it. For tests only, with `fetch` and the clock in their hands. */
export const faults: readonly Fault[] = [
  {
    name: '401, also with a new token',
    why: /The database does not accept your sign-in any more\. Sign out, sign in and try again\./,
    fetch: async () => Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 }),
    after: 0,
  },
  {
    name: '500',
    why: /The database is not available right now\. Try again in a moment\./,
    fetch: async () => new Response('<html>Internal error', { status: 500 }),
    after: 0,
  },
  {
    name: 'no network',
    why: /The database could not be reached\. Check your connection and try again\./,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    after: 0,
  },
  {
    name: 'an answer after 20 s',
    why: /The database took too long to answer\. Try again in a moment\./,
    fetch: answerAfter(20_000),
    after: 10_000,
  },
];

/** A database that is still asked when the visitor closes the tab. */
export const neverAnswered: Fetch = answerAfter(3_600_000);
