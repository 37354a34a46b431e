import { checkConnection } from '@rig4u/shared/lazy';
import { Card, Columns, ErrorState, VisuallyHidden } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';
import type { PresetBuild } from '../../../../domain/presets';
import type { Wizard } from '../../wizard-state';
import { ComputedSkeleton, SectionsSkeleton } from './computed-skeleton';
import type { Question } from './question';
import { useComputed } from './use-computed';

export interface ComputedProps {
  question: Question;
  /** The ready-made build beside it. */
  preset: PresetBuild;
  /** Opens the picker with a build. */
  onTake: (build: Pick<PresetBuild, 'name' | 'parts'>) => void;
  onChange: Wizard['change'];
}

/** The ready-made build (`children`), beside it the computed one, and below both what the search found. */
export function ComputedPlace({ question, children, ...rest }: ComputedProps & { children: ReactNode }) {
  const { shown, isBusy, done, retry } = useComputed(question);
  return (
    <>
      <Columns alignItems="stretch" gap={{ base: '3', lg: '6' }}>
        {children}
        {shown ? (
          <shown.code.ComputedCard {...rest} question={shown.answered} outcome={shown.outcome} isBusy={isBusy} />
        ) : isBusy ? (
          <ComputedSkeleton question={question} done={done} />
        ) : (
          <Card pad="md">
            <ErrorState title="The computed build did not arrive." message={checkConnection} onRetry={retry} />
          </Card>
        )}
      </Columns>
      {shown && (
        <shown.code.ComputedSections {...rest} question={question} answered={shown.answered} outcome={shown.outcome} />
      )}
      {!shown && isBusy && <SectionsSkeleton />}
      <VisuallyHidden role="status">
        {isBusy ? 'Computing the best build...' : shown && shown.code.announcement(shown.answered, shown.outcome)}
      </VisuallyHidden>
    </>
  );
}
