import { probablyText, type BuildComponents } from '@rig4u/shared/builds';
import { Button, Flex, Icon, Tag, Text } from '@rig4u/shared/ui';
import { Findings } from '../../look/findings';
import { useState, type RefObject } from 'react';
import { gradeOf, summarize, worstFirst } from '../../domain/compatibility/check-summary';
import type { BuildCheck, Finding, Verdict } from '../../domain/compatibility/types';
import type { Way } from '../../domain/fitting/way';
import type { PartQuestions } from '../../domain/gaps/questions';
import { CheckSection, NothingToCheck } from './check-section';
import { FindingItem, inks } from './finding-item';
import { NotArrived } from '../not-arrived';
import { useGapQuestions } from './use-gap-questions';
import { UnknownFindings, UnknownOnPaper } from './unknown-findings';
import { WaysOffer } from './ways-offer';

interface Props {
  components: BuildComponents;
  check: BuildCheck;
  /** Takes an offered way out; without it none is offered. */
  onTake?: ((way: Way) => void) | undefined;
  /** Its heading, to give it the focus. */
  heading?: RefObject<HTMLHeadingElement | null> | undefined;
  /** Opens the form of a part with the facts first that are asked; without it none are. */
  onEnter?: ((questions: PartQuestions) => void) | undefined;
}

/** More paragraphs of what is not known are folded. */
const mostUnfolded = 5;

/**
 * What the check found: how much in a line, then each finding, worst first; what passed is behind a button. Where much is not known, the facts are
 * asked that allow most checks, and the rest is folded.
 */
export function CompatibilityCheck({ components, check, onTake, heading, onEnter }: Props) {
  const [all, setAll] = useState(false);
  const gaps = useGapQuestions(components, check, onEnter !== undefined);
  const asking = gaps?.status === 'ready' && gaps.value.questions.length > 0 ? gaps.value : undefined;
  const { passed, warnings, fails, probable, unchecked, text } = summarize(check);
  const findings = worstFirst(check.findings);
  const isFolded = gaps?.status === 'loading' || asking !== undefined || unchecked > mostUnfolded;
  const pressing = findings.filter(
    (finding) => finding.verdict !== 'pass' && !(isFolded && gradeOf(finding) === 'unknown'),
  );
  const shown = all ? findings : pressing;
  const follow = new Set(asking?.questions.flatMap((asked) => asked.follow));
  const isLeft = (finding: Finding): boolean => gradeOf(finding) === 'unknown' && !follow.has(finding.rule);
  const folded = findings.filter((finding) => !shown.includes(finding) && isLeft(finding));

  return (
    <CheckSection heading={heading}>
      {findings.length === 0 ? (
        <NothingToCheck />
      ) : (
        <>
          <Flex wrap="wrap" gap="2" mb="2" aria-hidden="true">
            <Count kind="fail" count={fails} text={`${fails} ${fails === 1 ? 'fail' : 'fails'}`} />
            <Count kind="warning" count={warnings} text={`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`} />
            <Count kind="unknown" count={unchecked} text={`${unchecked} not checked`} />
            <Count kind="unknown" count={probable} text={probablyText(probable)} />
            <Count kind="pass" count={passed} text={`${passed} passed`} />
          </Flex>
          <Text
            textStyle="small"
            color="text2"
            mb="3"
          >{`${text}. ${fails > 0 ? 'A part that fails never stops you.' : ''}`}</Text>
          {shown.length > 0 && (
            <Findings role="list">
              {shown.map((finding) => (
                <FindingItem key={finding.rule} finding={finding}>
                  {(finding.verdict === 'fail' || finding.verdict === 'warning') && onTake && (
                    <WaysOffer finding={finding} components={components} onTake={onTake} />
                  )}
                </FindingItem>
              ))}
            </Findings>
          )}
          {asking && onEnter && <asking.GapQuestions questions={asking.questions} onEnter={onEnter} />}
          {gaps?.status === 'failed' && <NotArrived what="What could be entered" onRetry={gaps.retry} />}
          {folded.length > 0 && (
            <UnknownFindings title={asking ? 'What else is not known' : 'What is not known'} findings={folded} />
          )}
          <UnknownOnPaper findings={findings} />
          {passed > 0 && (
            <Button variant="link" size="sm" mt="2" aria-expanded={all} onClick={() => setAll(!all)} data-no-print>
              {all ? 'Show only what needs a look' : `Show all ${findings.length} checks`}
            </Button>
          )}
        </>
      )}
    </CheckSection>
  );
}

const colours = { fail: 'failLine', warning: 'warnLine', unknown: 'unknownLine', pass: 'accentLine' } as const;

function Count({ kind, count, text }: { kind: Verdict; count: number; text: string }) {
  if (count === 0) return null;
  return (
    <Tag borderColor={colours[kind]} color={inks[kind]} borderStyle={kind === 'unknown' ? 'dashed' : 'solid'}>
      <Icon name={kind} size="16" />
      <span>{text}</span>
    </Tag>
  );
}
