import type { Relation } from '../gaming-relations/relation';

/** How many times as fast one chip of a relation is as the other of it. */
const times = ({ faster, ratio }: Relation, chip: string): number => (chip === faster ? ratio : 1 / ratio);

const has = ({ faster, slower }: Relation, chip: string): boolean => faster === chip || slower === chip;

/**
 * A relation as a visitor sees it: an estimate is a share of the fastest pair, so a chip is compared with the part on top, by the same
 * test at the same resolution. Where the test does not have it the relation stays as it is.
 */
export function shownOf(one: Relation, relations: readonly Relation[], top: string): Relation {
  if (has(one, top)) return one;
  const bridge = relations.find(
    (other) =>
      other.source === one.source &&
      other.resolution === one.resolution &&
      has(other, top) &&
      (has(other, one.faster) || has(other, one.slower)),
  );
  if (!bridge) return one;
  const shared = bridge.faster === top ? bridge.slower : bridge.faster;
  const chip = one.faster === shared ? one.slower : one.faster;
  const ratio = times(bridge, top) / times(one, chip);
  return ratio >= 1
    ? { ...one, faster: top, slower: chip, ratio }
    : { ...one, faster: chip, slower: top, ratio: 1 / ratio };
}
