import { Tag, Verdict } from '@rig4u/shared/ui';
import { summarize } from '../../../domain/compatibility/check-summary';
import type { BuildCheck } from '../../../domain/compatibility/types';

/** How many checks fail, warn, pass and are open. */
export function VerdictCounts({ check }: { check: BuildCheck }) {
  const { fails, warnings, passed, unknowns } = summarize(check);
  const counts = [
    { kind: 'fail', count: fails, text: fails === 1 ? 'fail' : 'fails' },
    { kind: 'warning', count: warnings, text: warnings === 1 ? 'warning' : 'warnings' },
    { kind: 'pass', count: passed, text: 'passed' },
    { kind: 'unknown', count: unknowns, text: 'not checked' },
  ] as const;
  return (
    <p className="counts">
      {counts
        .filter(({ count }) => count > 0)
        .map(({ kind, count, text }) => (
          <Tag key={kind}>
            <Verdict kind={kind} fontSize="xs">{`${count} ${text}`}</Verdict>
          </Tag>
        ))}
    </p>
  );
}
