import { whenKnown } from '@rig4u/shared/auth';
import { accountBuilds, savedBuilds, verdictOf, type BuildComponents } from '@rig4u/shared/builds';
import { rulesEdition } from '../domain/compatibility/rules-edition';
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
export function renewVerdicts(): void {
  savedBuilds.update(renewed);
  void whenKnown().then((user) => user && accountBuilds(user.uid).update(renewed));
}

const renewed = <T extends Kept>(list: readonly T[]): readonly T[] =>
  list.every(isCurrent)
    ? list
    : list.map((build) => (isCurrent(build) ? build : { ...build, verdict: verdictNow(build.components) }));

const isCurrent = (build: Kept): boolean => build.deleted === true || verdictOf(build, rulesEdition) !== undefined;
