import type { NamedRelease } from '@rig4u/shared/contracts';
import { useLoaded } from '@rig4u/shared/lazy';
import { Bullets, Hint, Span, Verdict } from '@rig4u/shared/ui';
import { useCallback } from 'react';
import { checkRelease } from './check-release';

/** Whether all files of a release can be fetched now, as they were published. Mount it again to ask again. */
export function FilesHealth({ part, release }: { part: string; release: NamedRelease }) {
  const [version, hash] = release;
  const check = useCallback(() => checkRelease(part, [version, hash]), [part, version, hash]);
  const health = useLoaded(`${part}@${version}`, check);
  if (health.status !== 'ready') return <Verdict kind="unknown">Checking...</Verdict>;
  const { files, ms, problems } = health.value;
  if (problems.length === 0)
    return <Verdict kind="pass">{`Record, entry and screens: ${files} files as published, in ${ms} ms`}</Verdict>;
  return (
    <>
      <Verdict kind="fail">{`${problems.length} of ${files} files cannot be used`}</Verdict>
      <Bullets>
        {problems.map(({ src, what }) => (
          <li key={src}>
            <Hint as="div">
              <Span long="break">{src}</Span>
              <span>{`: ${what}`}</span>
            </Hint>
          </li>
        ))}
      </Bullets>
    </>
  );
}
