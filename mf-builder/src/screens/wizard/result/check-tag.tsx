import { probablyText } from '@rig4u/shared/builds';
import { Span, Verdict } from '@rig4u/shared/ui';
import { summarize } from '../../../domain/compatibility/check-summary';
import type { BuildCheck } from '../../../domain/compatibility/types';

/** How many checks the build passed, and what they found; on a phone only what they found is seen, where that is something. */
export function CheckTag({ found }: { found: BuildCheck }) {
  const { passed, warnings, probable, unchecked } = summarize(found);
  const rest = [
    ...(warnings > 0 ? [warnings === 1 ? '1 warning' : `${warnings} warnings`] : []),
    ...(probable > 0 ? [probablyText(probable)] : []),
    ...(unchecked > 0 ? [`${unchecked} not checkable`] : []),
  ].join(', ');
  return (
    <Verdict kind={found.verdict}>
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
