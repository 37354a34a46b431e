import { Column, Verdict } from '@rig4u/shared/ui';
import type { Finding } from '../../domain/compatibility/types';

/** What the check says of the parts that a way out brings, beside what passes, each sentence once; nothing where all of it passes. */
export const WayFindings = ({ findings }: { findings: readonly Finding[] }) =>
  findings.length > 0 && (
    <Column as="ul" space="sm" role="list" aria-label="What the check then says of it">
      {[...new Map(findings.map(({ message, verdict }) => [message, verdict]))].map(([message, verdict]) => (
        <li key={message}>
          <Verdict kind={verdict}>{message}</Verdict>
        </li>
      ))}
    </Column>
  );
