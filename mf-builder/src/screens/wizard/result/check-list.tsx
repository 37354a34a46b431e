import { Column, Disclosure, Verdict } from '@rig4u/shared/ui';
import { gradeOf, worstFirst } from '../../../domain/compatibility/check-summary';
import type { BuildCheck } from '../../../domain/compatibility/types';

/** What a screen reader hears before the sentence; one that says itself that it probably fits needs none. */
const words = { pass: 'Pass', warning: 'Warning', fail: 'Fail', unknown: 'Not checked', probably: undefined } as const;

/** Every check of the build with what it found, worst first. */
export const Checks = ({ found }: { found: BuildCheck }) => (
  <Disclosure label="What was checked">
    <Column as="ul" role="list" space="sm">
      {worstFirst(found.findings).map((finding) => (
        <li key={finding.rule}>
          <Verdict kind={finding.verdict} word={words[gradeOf(finding)]} fontWeight="400">
            {finding.note ? `${finding.message} ${finding.note}` : finding.message}
          </Verdict>
        </li>
      ))}
    </Column>
  </Disclosure>
);
