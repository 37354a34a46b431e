import { provenCode } from '../link/code-in-text';
import { both, type Pair } from './compared-row';

/** What a build that a link carries is: nothing that the address says is shown as it stands. */
export const origins = ['linked', 'ready', 'computed'] as const;
export type Origin = (typeof origins)[number];

/** Which build is on a side of the comparison: a saved one by its id, or the one that a link's code holds. */
export type Side = { id: string } | { code: string; origin: Origin };

const names: Pair<'a' | 'b'> = { first: 'a', second: 'b' };

/**
 * The sides that an address names: `?a=<id>&b=<id>` are saved builds, `#a=<code>&b=<code>.computed` builds as a share link carries them,
 * with what they are behind a dot. What is behind `#` counts first and reaches no server. A side that is not named is undefined. What
 * stands behind a code when the address was passed on is left out.
 */
export function readSides({ search, hash }: { search: string; hash: string }): Pair<Side | undefined> {
  const [ids, codes] = [new URLSearchParams(search), paramsIn(hash.replace(/^#/, ''))];
  return both(names, (name) => {
    const [code, id] = [codes.get(name), ids.get(name)];
    return code ? linked(code) : id ? { id } : undefined;
  });
}

/** The parameters in a hash, also where its equals signs were encoded on the way. */
function paramsIn(text: string): URLSearchParams {
  const params = new URLSearchParams(text);
  const names = [...params.keys()].join('&');
  return names.includes('=') ? new URLSearchParams(names) : params;
}

function linked(text: string): Side {
  const [code = '', mark = ''] = text.split('.');
  return { code: provenCode(`#b=${code}`) ?? code, origin: origins.find((one) => mark.startsWith(one)) ?? 'linked' };
}

/** The part of an address that names the sides, from its `?` or `#` on; empty where no side is named. */
export function writeSides(sides: Pair<Side | undefined>): { search: string; hash: string } {
  const [ids, codes] = [new URLSearchParams(), new URLSearchParams()];
  for (const place of ['first', 'second'] as const) {
    const side = sides[place];
    if (!side) continue;
    if ('id' in side) ids.set(names[place], side.id);
    else codes.set(names[place], side.origin === 'linked' ? side.code : `${side.code}.${side.origin}`);
  }
  return { search: after('?', ids), hash: after('#', codes) };
}

const after = (mark: string, params: URLSearchParams): string =>
  params.size === 0 ? '' : `${mark}${params.toString()}`;

const titles: Readonly<Record<Origin, string>> = {
  linked: 'Linked build',
  ready: 'Ready-made build',
  computed: 'Computed build',
};

/** What the builds of links are called; two of a kind are told apart. Saved ones have a name of their own. */
export function linkedNames({ first, second }: Pair<Side | undefined>): Pair<string> {
  const title = (side: Side | undefined): string => titles[side && 'origin' in side ? side.origin : 'linked'];
  const pair = both({ first, second }, title);
  if (!first || !second || 'id' in first || 'id' in second || pair.first !== pair.second) return pair;
  const same = pair.first.toLowerCase();
  return { first: `First ${same}`, second: `Second ${same}` };
}
