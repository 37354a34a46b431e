import { Icon, VisuallyHidden } from '@rig4u/shared/ui';
import { memo, type ReactNode } from 'react';
import { titleOf } from '../../domain/compatibility/check';
import { gradeOf } from '../../domain/compatibility/check-summary';
import type { Finding } from '../../domain/compatibility/types';

/** The colour of each verdict's words and marks. */
export const inks = { fail: 'fail', warning: 'warn', unknown: 'unknown', pass: 'accentText' } as const;
const words = {
  fail: 'Does not fit: ',
  warning: 'Warning: ',
  unknown: 'Not checked: ',
  probably: 'Probably fits: ',
  pass: 'Passed: ',
} as const;

interface Props {
  finding: Finding;
  /** The ways out of a fail or a warning. */
  children: ReactNode;
}

/** One finding: what was checked, the two values that met, what it means, and the ways out of it. */
export const FindingItem = memo(function FindingItem({ finding, children }: Props) {
  const { rule, verdict, message, values, note } = finding;
  return (
    <li tabIndex={-1} data-finding={rule} data-verdict={verdict}>
      <Icon name={verdict} color={inks[verdict]} />
      <div>
        <header>
          <span>
            <VisuallyHidden>{words[gradeOf(finding)]}</VisuallyHidden>
            <span>{titleOf(rule)}</span>
          </span>
          {values && <small>{`${values[0]} / ${values[1]}`}</small>}
        </header>
        <p className="message">{`${message}${note ? ` ${note}` : ''}`}</p>
        {children}
      </div>
    </li>
  );
});
