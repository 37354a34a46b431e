import { Hint, Icon, Span } from '@rig4u/shared/ui';
import type { Finding } from '../../domain/compatibility/types';
import { FoldFrame } from '../../look/fold';
import { Findings } from '../../look/findings';
import { FindingItem } from './finding-item';

/** What could not be checked, folded: these sentences are many, and nothing can be done about most of them. */
export const UnknownFindings = ({ title, findings }: { title: string; findings: readonly Finding[] }) => (
  <FoldFrame data-no-print>
    <summary>
      <span>
        <Span textStyle="ui">{title}</Span>
        <Hint as="span" tone="faint">{`${findings.length} ${findings.length === 1 ? 'check' : 'checks'}`}</Hint>
      </span>
      <Icon name="down" size={16} />
    </summary>
    <Findings role="list">
      {findings.map((finding) => (
        <FindingItem key={finding.rule} finding={finding}>
          {null}
        </FindingItem>
      ))}
    </Findings>
  </FoldFrame>
);
