import { promote, publish } from '@rig4u/releases';
import { writeDist } from '@rig4u/releases/fake-builds';
import type { NavPlace, StoredKey } from '@rig4u/shared/contracts';
import { declaredParts } from '@rig4u/workspace/declared-parts';
import { linksOf } from '@rig4u/workspace/derived-lists';
import { foreignRemote } from './foreign-remote';

const headerLink = (path: string, text: string, order: number): NavPlace => ({
  path,
  text,
  order,
  place: 'header',
});

/** Links of three more remotes. They stand behind 'Guides', at numbers that no remote of the workspace has. */
export const moreLinks = {
  foreign: headerLink('/foreign', 'Foreign', 30.1),
  seventh: headerLink('/seventh', 'Community Builds', 30.2),
  eighth: headerLink('/eighth', 'Deals of the Week', 30.3),
};

/** What the links of the header say, in their order: those of the workspace with these; for the owner those of the owner too. */
export function headerTexts(more: readonly NavPlace[], who?: 'owner'): string[] {
  const ofOwner = who ? linksOf(declaredParts, 'header', who) : [];
  return [...linksOf(declaredParts, 'header'), ...ofOwner, ...more]
    .toSorted((one, two) => one.order - two.order)
    .map(({ text }) => text);
}

/** A remote that was not there before, with a link in the header. */
export async function putLive(
  store: string,
  name: string,
  { path, text, order }: NavPlace,
  stores: StoredKey[] = [],
): Promise<void> {
  const nav = [headerLink(path, text, order)];
  const release = foreignRemote({ name, version: '1.0.0', pins: true, path, nav, stores });
  const { ref } = await publish(store, await writeDist(release));
  await promote(store, ref);
}
