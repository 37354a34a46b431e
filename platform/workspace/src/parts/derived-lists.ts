import { ownerOf, type NavPlace } from '@rig4u/shared/contracts';
import type { Declared, DeclaredScreen } from './declared';

/** The links of one place, in the order of their numbers: those of every visitor, or those of the owner alone. */
export function linksOf(declared: readonly Declared[], place: NavPlace['place'], who?: 'owner'): DeclaredLink[] {
  const links = declared.flatMap((one) => one.links.map((link) => ({ ...link, part: one.part })));
  return links.filter((link) => link.place === place && link.for === who).toSorted((one, two) => one.order - two.order);
}

export type DeclaredLink = NavPlace & { part: string };

/** The declared path that an address opens, as the router has it: of those that match, the one with the most literal segments. */
export const pathAt = (screens: readonly { path: string }[], address: string): string | undefined =>
  ownerOf(Object.fromEntries(screens.map(({ path }) => [path, { paths: [path] }])), address.replace(/[?#].*/, ''));

/** The screens that none of these addresses opens. An address opens the screen that the router takes for it, and no other. */
export function screensBesides(declared: readonly Declared[], addresses: readonly string[]): DeclaredScreen[] {
  const all = declared.flatMap(({ screens }) => screens);
  const opened = new Set(addresses.map((address) => pathAt(all, address)));
  return all.filter(({ path }) => !opened.has(path));
}

/**
 * For each remote the address that a visitor comes to it by: its first link, or what the host's own header links. A remote that nothing
 * leads to has none.
 */
export function entrancesOf(declared: readonly Declared[], ofHost: readonly string[]): ReadonlyMap<string, string> {
  const links = [...linksOf(declared, 'header'), ...linksOf(declared, 'footer')];
  return new Map(
    declared.flatMap(({ part, screens }) => {
      const own = links.filter((link) => link.part === part).map(({ path }) => path);
      const entrance = [...own, ...ofHost].find((path) => pathAt(screens, path) !== undefined);
      return entrance === undefined ? [] : [[part, entrance] as const];
    }),
  );
}

/** The first screen of each remote that none of these addresses leads to. */
export function firstOfOthers(declared: readonly Declared[], addresses: readonly string[]): DeclaredScreen[] {
  const left = screensBesides(declared, addresses);
  return declared.flatMap(({ screens }) =>
    screens.every((screen) => left.includes(screen)) ? screens.slice(0, 1) : [],
  );
}

/** For the short form of a test: of each remote its first screen, and every `every`th after it. */
export function someOfEach<T extends { part: string }>(all: readonly T[], every: number): T[] {
  const before = (one: T, at: number) => all.slice(0, at).filter(({ part }) => part === one.part).length;
  return all.filter((one, at) => before(one, at) % every === 0);
}
