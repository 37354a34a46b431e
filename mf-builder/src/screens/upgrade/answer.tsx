import { partLines, type BuildComponents } from '@rig4u/shared/builds';
import { Alert, Column, EmptyState, ErrorState, Hint, Section, Skeleton, Text } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import type { UpgradeAsked } from '../../domain/what-next/upgrade-address';
import { atOnceText, notSaidText, typesText, upgradeText } from '../../domain/what-next/upgrade-texts';
import { leastText } from '../../domain/what-next/completion-texts';
import { partsNotLoaded } from '../../state/best-shelf';
import { useAnswer } from '../../state/use-answer';
import { upgradeFor, type UpgradeQuestion } from '../../state/what-next';
import { usualLeast, type UpgradeStep } from '../../domain/best-build';
import { BeforeAfter, type Standing } from './before-after';
import { StepCard } from './step-card';
import { useTakeStep } from './use-take-step';

interface Props {
  owned: BuildComponents;
  asked: UpgradeAsked;
}

/** What to change first, and then, within the budget. */
export function Answer({ owned, asked: { use, resolution, budget } }: Props) {
  const isEmpty = partLines(owned).length === 0;
  const question = useMemo(
    (): UpgradeQuestion => ({ owned, use, resolution, budgetCents: Math.round(budget * 100) }),
    [owned, use, resolution, budget],
  );
  const answer = useAnswer(isEmpty ? undefined : question, upgradeFor);
  const take = useTakeStep(owned, budget);
  const notSaid = notSaidText(owned);
  if (isEmpty)
    return (
      <EmptyState framed art="case" title="You have not said what is in your PC yet">
        <Text tone="quiet">Choose the parts that you own, or take them from a build, and the steps appear here.</Text>
      </EmptyState>
    );
  const words =
    answer.status === 'ready' ? upgradeText(answer.value, question.budgetCents) : 'Looking for the best steps...';
  return (
    <Section title="What to change first">
      {answer.status !== 'failed' && (
        <Text role="status" tone="quiet">
          {words}
        </Text>
      )}
      {notSaid && <Alert kind="warning">{notSaid}</Alert>}
      {answer.status === 'loading' && <Skeleton h="16rem" />}
      {answer.status === 'failed' && (
        <ErrorState framed title="The steps could not be worked out" message={partsNotLoaded} onRetry={answer.retry} />
      )}
      {answer.status === 'ready' && (
        <>
          <Column as="ol" role="list" space="md">
            {answer.value.steps.map((step, at) => (
              <li key={at}>
                <StepCard
                  title={`Step ${at + 1}: ${typesText(step.changes)}`}
                  action="Take this step"
                  step={step}
                  before={standingAfter(at, answer.value.steps, owned)}
                  asked={{ use, resolution }}
                  onTake={() => take(step.parts)}
                />
              </li>
            ))}
          </Column>
          {answer.value.steps.length > 1 && (
            <Section card title="After all steps" level={3}>
              <BeforeAfter
                caption="Your PC before the first step and after the last"
                before={{ parts: owned, paidCents: 0 }}
                after={standingAfter(answer.value.steps.length, answer.value.steps, owned)}
                asked={{ use, resolution }}
              />
            </Section>
          )}
          {answer.value.atOnce && (
            <>
              <Text tone="quiet">{atOnceText(answer.value)}</Text>
              <StepCard
                title="All at once"
                action="Take it"
                step={answer.value.atOnce}
                before={{ parts: owned, paidCents: 0 }}
                asked={{ use, resolution }}
                onTake={() => answer.value.atOnce && take(answer.value.atOnce.parts)}
              />
            </>
          )}
          <Hint
            block
            tone="faint"
          >{`Each step is the one that brings the most per dollar, with everything that it needs. It does not count on selling what is replaced. ${leastText(usualLeast)}`}</Hint>
        </>
      )}
    </Section>
  );
}

/** The PC after so many steps. */
const standingAfter = (many: number, steps: readonly UpgradeStep[], owned: BuildComponents): Standing => ({
  parts: steps[many - 1]?.parts ?? owned,
  paidCents: steps.slice(0, many).reduce((sum, { cents }) => sum + cents, 0),
});
