import { Box, Icon, Tag } from '@rig4u/shared/ui';
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
    <Tag on={warnings === 0} whiteSpace="normal" lineHeight="1.35" py="1" bg={warnings > 0 ? 'surface' : undefined}>
      <Box as="span" color={warnings > 0 ? 'warn' : undefined} display="inline-flex" flex="none">
        <Icon name={warnings > 0 ? 'warning' : 'pass'} size="16" />
      </Box>
      {[`${passed} of ${found.findings.length} checks passed`, ...rest].join(', ')}
    </Tag>
  );
}
