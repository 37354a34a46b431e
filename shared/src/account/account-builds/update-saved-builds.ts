import { shownBuilds, type AccountBuild } from '../../builds/account';
import { sameBuild } from '../../builds/account-merge';
import { updateBuild } from '../../builds/saved-list';
import { savedBuilds } from '../../builds/stores';

/**
 * Brings the builds saved in this browser up to date with a user's list that has changed elsewhere: those that still are as the list
 * had them before. What the visitor has changed here stays as it is.
 */
export function followAccount(before: readonly AccountBuild[], after: readonly AccountBuild[]): void {
  const was = new Map(before.map((entry) => [entry.buildId, entry]));
  const changed = shownBuilds(after).flatMap((entry) => {
    const old = was.get(entry.buildId);
    return old && !sameBuild(old, entry) ? [{ old, entry }] : [];
  });
  if (changed.length === 0) return;
  savedBuilds.update((list) =>
    changed.reduce((builds, { old, entry }) => {
      const own = builds.find((build) => build.id === entry.buildId);
      return own && sameBuild(own, old)
        ? updateBuild(builds, own.id, { name: entry.name, components: entry.components })
        : builds;
    }, list),
  );
}
