import { verdictOf, type SavedBuild } from '@rig4u/shared/builds';
import { useLoaded } from '@rig4u/shared/lazy';
import { useMemo } from 'react';
import { rulesEdition } from '../domain/compatibility/rules-edition';

export interface CurrentVerdicts {
  /** Whether builds without a verdict of these rules are being checked. */
  checking: boolean;
  /** Set where the check did not arrive. */
  retry: (() => void) | undefined;
}

const renew = () =>
  import(/* webpackChunkName: "renew-verdicts" */ './renew-verdicts').then(({ renewVerdicts }) => renewVerdicts());

/**
 * Sees to it that saved builds have a verdict of these rules. The rules are fetched only where one is missing: the list itself needs
 * none.
 */
export function useCurrentVerdicts(builds: readonly SavedBuild[]): CurrentVerdicts {
  const missing = useMemo(() => builds.some((build) => !verdictOf(build, rulesEdition)), [builds]);
  const renewal = useLoaded(missing ? 'verdicts' : undefined, renew);
  return {
    checking: missing && renewal.status === 'loading',
    retry: missing && renewal.status === 'failed' ? renewal.retry : undefined,
  };
}
