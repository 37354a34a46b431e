import { Verdict } from '@rig4u/shared/ui';
import { summarize } from '../../../domain/compatibility/check-summary';
import type { BuildCheck } from '../../../domain/compatibility/types';

/** How many checks the build passed, and what they found. */
export function CheckTag({ found }: { found: BuildCheck }) {
  const { passed, warnings, unknowns } = summarize(found);
  const rest = [
    ...(warnings > 0 ? [warnings === 1 ? '1 warning' : `${warnings} warnings`] : []),
    ...(unknowns > 0 ? [`${unknowns} not checkable`] : []),
  ];
  const many = rest.length > 0 ? `${passed} of ${found.findings.length}` : String(passed);
  return <Verdict kind={warnings > 0 ? 'warning' : 'pass'}>{[`${many} checks passed`, ...rest].join(', ')}</Verdict>;
}
