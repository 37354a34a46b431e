import { Hint, Icon, Span, Text } from '@rig4u/shared/ui';
import { titleOf } from '../../domain/compatibility/check';
import { gradeOf } from '../../domain/compatibility/check-summary';
import type { Finding } from '../../domain/compatibility/types';
import { inSentence } from '../../domain/parts/spec-lines';
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

const onPaper = { unknown: 'Not checked', probably: 'Probably fits' } as const;

/** All that is not known or only probable, on paper alone: there nothing opens, and a line holds what would take a page as sentences. */
export const UnknownOnPaper = ({ findings }: { findings: readonly Finding[] }) =>
  (['unknown', 'probably'] as const).map((grade) => {
    const [first, ...rest] = findings.filter((finding) => gradeOf(finding) === grade).map(({ rule }) => titleOf(rule));
    return (
      first !== undefined && (
        <Text key={grade} textStyle="small" display="none" _print={{ display: 'block' }}>
          {`${onPaper[grade]}: ${[inSentence(first), ...rest.map(inSentence)].join(', ')}.`}
        </Text>
      )
    );
  });
