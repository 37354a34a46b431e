import { whenKnown } from '@rig4u/shared/auth';
import { accountBuilds, savedBuilds, verdictOf, type BuildComponents } from '@rig4u/shared/builds';
import type { StoredValue } from '@rig4u/shared/storage';
import { nextTask } from '../catalogue/next-task';
import { rulesEdition } from '../domain/compatibility/rules-edition';
import { checkOf } from './build-check';
import { verdictNow } from './verdict-now';

interface Kept {
  components: BuildComponents;
  verdict?: unknown;
  deleted?: boolean;
}

/**
 * Checks what this browser keeps without a verdict of these rules: the saved builds, then those of the account of whoever is signed in.
 * Where the browser refuses to write them down they read 'not checked', as before.
 */
export async function renewVerdicts(): Promise<void> {
  await renew(savedBuilds);
  void whenKnown().then((user) => user && renew(accountBuilds(user.uid)));
}

/** The rules run for one build after the other, each in a task of its own: for twelve builds they take a slow phone 400 ms. */
async function renew<T extends Kept>(store: StoredValue<readonly T[]>): Promise<void> {
  for (const build of store.read().value.filter((kept) => !isCurrent(kept))) {
    await nextTask();
    checkOf(build.components);
  }
  store.update(renewed);
}

const renewed = <T extends Kept>(list: readonly T[]): readonly T[] =>
  list.every(isCurrent)
    ? list
    : list.map((build) => (isCurrent(build) ? build : { ...build, verdict: verdictNow(build.components) }));

const isCurrent = (build: Kept): boolean => build.deleted === true || verdictOf(build, rulesEdition) !== undefined;
