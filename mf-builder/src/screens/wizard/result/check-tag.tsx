import { Span, Verdict } from '@rig4u/shared/ui';
import { summarize } from '../../../domain/compatibility/check-summary';
import type { BuildCheck } from '../../../domain/compatibility/types';

/** How many checks the build passed, and what they found; on a phone only what they found is seen, where that is something. */
export function CheckTag({ found }: { found: BuildCheck }) {
  const { passed, warnings, unknowns } = summarize(found);
  const rest = [
    ...(warnings > 0 ? [warnings === 1 ? '1 warning' : `${warnings} warnings`] : []),
    ...(unknowns > 0 ? [`${unknowns} not checkable`] : []),
  ].join(', ');
  return (
    <Verdict kind={warnings > 0 ? 'warning' : 'pass'}>
      {rest ? (
        <>
          <Span srOnly={{ base: true, md: false }}>{`${passed} of ${found.findings.length} checks passed, `}</Span>
          <span>{rest}</span>
        </>
      ) : (
        `${passed} checks passed`
      )}
    </Verdict>
  );
}
