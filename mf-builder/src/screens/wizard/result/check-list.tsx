import { Column, Disclosure, Verdict } from '@rig4u/shared/ui';
import { worstFirst } from '../../../domain/compatibility/check-summary';
import type { BuildCheck } from '../../../domain/compatibility/types';

const words = { pass: 'Pass', warning: 'Warning', fail: 'Fail', unknown: 'Not checked' } as const;

/** Every check of the build with what it found, worst first. */
export const Checks = ({ found }: { found: BuildCheck }) => (
  <Disclosure label="What was checked">
    <Column as="ul" role="list" space="sm">
      {worstFirst(found.findings).map(({ rule, verdict, message, note }) => (
        <li key={rule}>
          <Verdict kind={verdict} word={words[verdict]} fontWeight="400">
            {note ? `${message} ${note}` : message}
          </Verdict>
        </li>
      ))}
    </Column>
  </Disclosure>
);
