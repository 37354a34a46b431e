import type { AccountBuild } from '../../builds/account';
import { sameBuild } from '../../builds/account-merge';
import { totalOf } from '../../builds/components';
import { updateBuild } from '../../builds/saved-list';
import type { SavedBuild } from '../../builds/schema';
import { savedBuilds } from '../../builds/stores';

/** A build of the account as it was and as it is now. */
interface Change {
  old: AccountBuild | undefined;
  entry: AccountBuild;
}

/**
 * Updates the builds saved in this browser after the user's list changed elsewhere. A build that was equal to the list `before` follows
 * it; one that the visitor changed here stays, and remembers the version that it was made from, so that saving it to the account
 * keeps both. A build that parted here gets its second version beside it.
 */
export function updateSavedBuilds(before: readonly AccountBuild[], after: readonly AccountBuild[]): void {
  const was = new Map(before.map((entry) => [entry.buildId, entry]));
  const changes = after.flatMap((entry): Change[] => {
    const old = was.get(entry.buildId);
    return entry.deleted || entry === old || (old && sameBuild(old, entry)) ? [] : [{ old, entry }];
  });
  if (changes.length === 0 || savedBuilds.read().value.length === 0) return;
  savedBuilds.update((list) => {
    const next = changes.reduce((builds, change) => follow(builds, change), list);
    return next.every((build, index) => build === list[index]) && next.length === list.length ? list : next;
  });
}

function follow(builds: readonly SavedBuild[], { old, entry }: Change): readonly SavedBuild[] {
  const own = builds.find((build) => build.id === entry.buildId);
  const { name, components, verdict } = entry;
  if (own && old && sameBuild(own, old)) {
    const { basedOn: _basedOn, ...updated } = {
      ...own,
      ...updateBuild([own], own.id, { name, components, verdict })[0],
    };
    return builds.map((build) => (build === own ? updated : build));
  }
  if (own) {
    if (sameBuild(own, entry) || own.basedOn !== undefined) return builds;
    return builds.map((build) => (build === own ? { ...own, basedOn: old?.synced?.version ?? 0 } : build));
  }
  const original = builds.find((build) => build.id === entry.partedFrom);
  // What another device parted is in the account, to be opened there.
  if (!original || entry.synced?.version !== 0) return builds;
  const { basedOn: _basedOn, ...copied } = original;
  return [
    ...builds,
    { ...copied, id: entry.buildId, name, components, verdict, totalPrice: totalOf(components) / 100 },
  ];
}
