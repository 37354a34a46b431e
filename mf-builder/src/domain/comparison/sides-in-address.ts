import { both, type Pair } from './compared-row';

/** Which build is on a side of the comparison: a saved one by its id, or the one that a link's code holds. */
export type Side = { id: string } | { code: string };

const names: Pair<'a' | 'b'> = { first: 'a', second: 'b' };

/**
 * The sides that an address names: `?a=<id>&b=<id>` are saved builds, `#a=<code>&b=<code>` builds as a share link carries them; what is
 * behind `#` counts first and reaches no server. A side that is not named is undefined.
 */
export function readSides({ search, hash }: { search: string; hash: string }): Pair<Side | undefined> {
  const [ids, codes] = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))];
  return both(names, (name) => {
    const [code, id] = [codes.get(name), ids.get(name)];
    return code ? { code } : id ? { id } : undefined;
  });
}

/** The part of an address that names the sides, from its `?` or `#` on; empty where no side is named. */
export function writeSides(sides: Pair<Side | undefined>): { search: string; hash: string } {
  const [ids, codes] = [new URLSearchParams(), new URLSearchParams()];
  for (const place of ['first', 'second'] as const) {
    const side = sides[place];
    if (!side) continue;
    if ('id' in side) ids.set(names[place], side.id);
    else codes.set(names[place], side.code);
  }
  return { search: after('?', ids), hash: after('#', codes) };
}

const after = (mark: string, params: URLSearchParams): string =>
  params.size === 0 ? '' : `${mark}${params.toString()}`;
