import type { NamedRelease } from '@rig4u/shared/contracts';
import { useLoaded } from '@rig4u/shared/lazy';
import { Hint, Verdict } from '@rig4u/shared/ui';
import { useCallback } from 'react';
import { refusalsOf } from '../../../domain/releases/refusals';
import { fetchNeeds, fetchProvided } from './fetch-manifests';

interface Props {
  part: string;
  release: NamedRelease;
  hostVersion: string;
}

/** Whether the live host has what a release asks for, or the refusals of the gate. */
export function Needs({ part, release: [version], hostVersion }: Props) {
  const compare = useCallback(
    async () => refusalsOf(await fetchNeeds(part, version), await fetchProvided(hostVersion), hostVersion),
    [part, version, hostVersion],
  );
  const compared = useLoaded(`${part}@${version}`, compare);
  if (compared.status === 'loading') return <Verdict kind="unknown">Checking...</Verdict>;
  if (compared.status === 'failed') return <Verdict kind="unknown">{`${version}: not readable`}</Verdict>;
  if (compared.value.length === 0) return <Verdict kind="pass">{`${version}: needs met`}</Verdict>;
  return (
    <>
      <Verdict kind="fail">{`${version} would be refused`}</Verdict>
      {compared.value.map(({ code, sentence }) => (
        <Hint key={sentence}>{`${code}: ${sentence}`}</Hint>
      ))}
    </>
  );
}
