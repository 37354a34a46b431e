import { probablyText } from '@rig4u/shared/builds';
import { Tag, Verdict } from '@rig4u/shared/ui';
import { summarize } from '../../../domain/compatibility/check-summary';
import type { BuildCheck } from '../../../domain/compatibility/types';

/** How many checks fail, warn, pass, probably fit and are open. */
export function VerdictCounts({ check }: { check: BuildCheck }) {
  const { fails, warnings, passed, probable, unchecked } = summarize(check);
  const counts = [
    { kind: 'fail', count: fails, text: `${fails} ${fails === 1 ? 'fail' : 'fails'}` },
    { kind: 'warning', count: warnings, text: `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` },
    { kind: 'pass', count: passed, text: `${passed} passed` },
    { kind: 'unknown', count: probable, text: probablyText(probable) },
    { kind: 'unknown', count: unchecked, text: `${unchecked} not checked` },
  ] as const;
  return (
    <p className="counts">
      {counts
        .filter(({ count }) => count > 0)
        .map(({ kind, text }) => (
          <Tag key={text}>
            <Verdict kind={kind} fontSize="xs">
              {text}
            </Verdict>
          </Tag>
        ))}
    </p>
  );
}
