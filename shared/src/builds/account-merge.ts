import type { AccountBuild } from './account';
import { changeTime } from './account-time';
import { canonicalJson } from './canonical-json';

/**
 * The fields that say what an entry is. `verdict` is not among them: it follows from the parts, so it makes no entry newer, and the
 * merge keeps it as it keeps what this version does not know.
 */
const known: ReadonlySet<string> = new Set<keyof AccountBuild>([
  'id',
  'buildId',
  'name',
  'createdAt',
  'components',
  'changedAt',
  'deleted',
]);

/**
 * One list out of several: of each build the newest entry, ordered by the day of saving. Nothing vanishes because a list lacks it;
 * a build is gone only where its newest entry says so. The lists' order and number do not matter, and merging again changes nothing.
 * Fields that this version does not know are kept, those of the newest entry first.
 */
export function mergeAccountBuilds(...lists: readonly (readonly AccountBuild[])[]): AccountBuild[] {
  const versions = new Map<string, AccountBuild[]>();
  for (const entry of lists.flat()) versions.set(entry.buildId, [...(versions.get(entry.buildId) ?? []), entry]);
  return [...versions.values()].flatMap(newest).toSorted(bySaving);
}

/**
 * Which of two entries of a build is newer: negative, positive, or 0 where they say the same. A tie goes to the
 * one that is not taken away, then by content.
 */
export function compareEntries(a: AccountBuild, b: AccountBuild): number {
  return (
    order(changeTime(a), changeTime(b)) ||
    order(Number(!a.deleted), Number(!b.deleted)) ||
    order(contentOf(a), contentOf(b))
  );
}

/** Whether two entries hold the same build under the same name. */
export const sameBuild = (
  a: Pick<AccountBuild, 'name' | 'components'>,
  b: Pick<AccountBuild, 'name' | 'components'>,
): boolean => a.name === b.name && canonicalJson(a.components) === canonicalJson(b.components);

function newest(versions: readonly AccountBuild[]): AccountBuild[] {
  const [first, ...others] = versions
    .toSorted((a, b) => compareEntries(a, b) || order(wordingOf(a), wordingOf(b)))
    .toReversed();
  if (!first) return [];
  if (others.length === 0) return [first];
  const merged = { ...unknownFields([first, ...others]), ...first, ...unknownFields(sameAs(first, others)) };
  // An entry to which nothing is added stays the same object: a list that a merge does not change need not be written.
  return [versions.find((version) => canonicalJson(version) === canonicalJson(merged)) ?? merged];
}

/** The entry and the others that say the same: of equals none is first, so their unknown fields are settled by content. */
const sameAs = (first: AccountBuild, others: readonly AccountBuild[]): AccountBuild[] => [
  first,
  ...others.filter((other) => compareEntries(first, other) === 0),
];

/** The fields that this version does not know; of several values the newest entry's, of equally new ones the last by content. */
function unknownFields(newestFirst: readonly AccountBuild[]): Record<string, unknown> {
  const fields = newestFirst.flatMap((entry) =>
    Object.entries(entry).flatMap(([name, value]) => (known.has(name) ? [] : [{ name, value, entry }])),
  );
  const lastWins = fields.toSorted(
    (a, b) => compareEntries(a.entry, b.entry) || order(canonicalJson(a.value), canonicalJson(b.value)),
  );
  return Object.fromEntries(lastWins.map(({ name, value }) => [name, value]));
}

function bySaving(a: AccountBuild, b: AccountBuild): number {
  return (
    order(changeTime({ createdAt: a.createdAt }), changeTime({ createdAt: b.createdAt })) || order(a.buildId, b.buildId)
  );
}

const order = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

const contentOf = ({ id, name, createdAt, components }: AccountBuild): string =>
  canonicalJson([id, name, changeTime({ createdAt }), components]);

/** The known fields as they are written: dates can name one moment in several ways. */
const wordingOf = (entry: AccountBuild): string =>
  canonicalJson(
    Object.entries(entry)
      .filter(([name]) => known.has(name))
      .toSorted(byName),
  );

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => order(a, b);
