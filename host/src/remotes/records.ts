import { readInlined, readRecord, type NamedRelease, type PageIndex, type Release } from '@rig4u/shared/contracts';

/** A record that does not arrive in this time is given up, so that the next try asks anew. */
const limitMs = 3_000;

/** The records of releases: what a page must know of a release to fetch it, and to refuse it. */
export interface Records {
  /**
   * The record of a release of a remote, fetched when this page does not have it yet. Rejects when it does not arrive, is not the
   * one that the registry names, or cannot be used; the next call tries again.
   */
  of(remote: string, release: NamedRelease): Promise<Release>;
}

/**
 * Records by their hashes, so that a mended one counts as another. The page carries the record of the remote that owned its address
 * when it was made.
 */
export function createRecords(
  inlined: unknown,
  { remotes }: PageIndex,
  ask: typeof fetch = (...request) => fetch(...request),
): Records {
  const known = new Map<string, Promise<Release>>();
  const failed = new Set<string>();
  const carried = readInlined(inlined);
  const owner = carried && remotes[carried.part];
  if (carried && owner && 'live' in owner) {
    const { part, record, tried } = carried;
    keepCarried(part, owner.live, record);
    if (owner.rollout && tried !== undefined) keepCarried(part, owner.rollout.release, tried);
  }

  /** What a page carries counts where the registry names it; else it is asked for, and the browser compares. */
  function keepCarried(remote: string, release: NamedRelease, record: unknown): void {
    void keep(release[1], async () => ((await isNamed(record, release[1])) ? record : fetched(remote, release)));
  }

  function keep(hash: string, get: () => Promise<unknown>): Promise<Release> {
    const record = get().then(readRecord);
    known.set(hash, record);
    record.catch(() => {
      known.delete(hash);
      failed.add(hash);
    });
    return record;
  }

  async function fetched(remote: string, [version, integrity]: NamedRelease): Promise<unknown> {
    const response = await ask(`/remotes/${remote}/${version}/release.json`, {
      integrity,
      signal: AbortSignal.timeout(limitMs),
      // What the browser keeps of the last try may be what was wrong.
      ...(failed.has(integrity) && { cache: 'reload' }),
    });
    if (!response.ok) throw new Error(`The record of ${remote}@${version} did not arrive: status ${response.status}`);
    return response.json();
  }

  return {
    of: (remote, release) => known.get(release[1]) ?? keep(release[1], () => fetched(remote, release)),
  };
}

/** Whether a record is the one that a hash names. Not known without TLS, where a browser has no hashes. */
async function isNamed(record: unknown, hash: string): Promise<boolean> {
  if (!('subtle' in crypto)) return false;
  const [algorithm = '', wanted] = hash.split('-');
  const text = new TextEncoder().encode(`${JSON.stringify(record)}\n`);
  const digest = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), text);
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === wanted;
}
