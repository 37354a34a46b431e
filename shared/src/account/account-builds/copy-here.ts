import type { AccountBuild } from '../../builds/account';
import { sameBuild } from '../../builds/account-merge';
import { totalOf } from '../../builds/components';
import { savedBuilds } from '../../builds/stores';
import type { Refusal } from '../../kernel/storage';

/** `here`: this browser has the build. `differs`: it has another version of it. `refused`: it did not keep it. */
export type BroughtHere = 'here' | 'differs' | 'refused';

/** The same with the reason of a refusal. `apart`: the version here was made from an earlier one than the account's. */
export type CopyResult =
  { status: 'here' } | { status: 'differs'; apart: boolean } | { status: 'refused'; reason: Refusal };

/** Copies a build of the account into this browser, under its own id, so that it can be opened. A version that is here stays. */
export function copyHere({ buildId: id, name, createdAt: date, components, verdict }: AccountBuild): CopyResult {
  const own = savedBuilds.read().value.find((build) => build.id === id);
  if (own && sameBuild(own, { name, components })) return { status: 'here' };
  if (own) return { status: 'differs', apart: own.basedOn !== undefined };
  const kept = savedBuilds.update((list) =>
    list.some((build) => build.id === id)
      ? list
      : [
          ...list,
          {
            id,
            name,
            date,
            components,
            totalPrice: totalOf(components) / 100,
            ...(verdict !== undefined && { verdict }),
          },
        ],
  );
  return kept.ok ? { status: 'here' } : { status: 'refused', reason: kept.reason };
}

/** `copyHere` without the reason, for releases of mf-account that were built before it. */
export const bringHere = (build: AccountBuild): BroughtHere => copyHere(build).status;
