import { Icon, Span, Tag } from '@rig4u/shared/ui';
import { summarize } from '../../../domain/compatibility/check-summary';
import type { BuildCheck } from '../../../domain/compatibility/types';

/** How many checks the build passed, and what they found. */
export function CheckTag({ found }: { found: BuildCheck }) {
  const { passed, warnings, unknowns } = summarize(found);
  const rest = [
    ...(warnings > 0 ? [warnings === 1 ? '1 warning' : `${warnings} warnings`] : []),
    ...(unknowns > 0 ? [`${unknowns} not checkable`] : []),
  ];
  return (
    <Tag on={warnings === 0} long py="1" justifySelf="start" bg={warnings > 0 ? 'surface' : undefined}>
      <Span color={warnings > 0 ? 'warn' : undefined}>
        <Icon name={warnings > 0 ? 'warning' : 'pass'} size={16} />
      </Span>
      <span>{[`${passed} of ${found.findings.length} checks passed`, ...rest].join(', ')}</span>
    </Tag>
  );
}
