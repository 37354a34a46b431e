import type { AccountBuild } from '../../builds/account';
import { sameBuild } from '../../builds/account-merge';
import { totalOf } from '../../builds/components';
import { savedBuilds } from '../../builds/stores';

/** `here`: this browser has the build. `differs`: it has another version of it. `refused`: it does not keep it. */
export type BroughtHere = 'here' | 'differs' | 'refused';

/** Sees to it that this browser has a build of the user's list, under its own id, so that it can be opened. A version that is here already stays. */
export function bringHere({ buildId: id, name, createdAt: date, components }: AccountBuild): BroughtHere {
  const own = savedBuilds.read().value.find((build) => build.id === id);
  if (own) return sameBuild(own, { name, components }) ? 'here' : 'differs';
  const kept = savedBuilds.update((list) =>
    list.some((build) => build.id === id)
      ? list
      : [...list, { id, name, date, components, totalPrice: totalOf(components) / 100 }],
  );
  return kept.ok ? 'here' : 'refused';
}
