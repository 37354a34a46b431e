import { shownBuilds, type AccountBuild } from '../../builds/account';
import { sameBuild } from '../../builds/account-merge';
import { updateBuild } from '../../builds/saved-list';
import { savedBuilds } from '../../builds/stores';

/**
 * Updates the builds saved in this browser after the user's list changed elsewhere. Only builds that were equal to the list
 * `before` are updated; a build that the visitor changed here stays.
 */
export function updateSavedBuilds(before: readonly AccountBuild[], after: readonly AccountBuild[]): void {
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
        ? updateBuild(builds, own.id, { name: entry.name, components: entry.components, verdict: entry.verdict })
        : builds;
    }, list),
  );
}
