import { checkConnection, useLoaded } from '@rig4u/shared/lazy';
import { usePageMeta } from '@rig4u/shared/routing';
import { Container, ErrorState } from '@rig4u/shared/ui';
import { useState } from 'react';
import { notLoaded } from '../../components/builds-not-loaded';
import { loadPresets } from '../../domain/presets';
import { AllBuilds } from './all-builds/all-builds';
import { writeAddress } from './wizard-state';
import { BudgetStep } from './budget-step';
import { Result } from './result/result';
import { ResultSkeleton } from './result/result-skeleton';
import { StepTrail } from './step-trail';
import { UseStep } from './use-case-step';
import { useWizard } from './wizard-state';

/** The presets with their prices, which need the catalogue. */
const loadPriced = () => loadPresets();

/** `/optimal-build`. */
export function Component() {
  const wizard = useWizard();
  const { state, change, go } = wizard;
  const presets = useLoaded('presets', loadPriced);
  const [first] = useState(state.step);
  const [moved, setMoved] = useState(false);
  if (!moved && state.step !== first) setMoved(true);
  usePageMeta({
    title: 'Recommended Builds',
    description: 'Say what you will use your PC for and what it may cost, and get one ready-made build that fits.',
  });

  return (
    <Container wide room="end">
      {state.step !== 'all' && <StepTrail state={state} />}
      {state.step === 1 && (
        <UseStep
          useCase={state.useCase}
          budget={state.budget}
          builds={presets}
          arrived={moved}
          onChange={(useCase) => change({ useCase })}
          onNext={(useCase) => go({ useCase, step: 2 })}
        />
      )}
      {state.step === 2 && (
        <BudgetStep
          useCase={state.useCase}
          budget={state.budget}
          builds={presets}
          back={writeAddress({ ...state, step: 1 })}
          arrived={moved}
          onChange={(budget) => change({ budget })}
          onDone={(budget) => go({ budget, step: 3 })}
        />
      )}
      {(state.step === 3 || state.step === 'all') && presets.status === 'loading' && (
        <ResultSkeleton first={state.step === 'all'} />
      )}
      {(state.step === 3 || state.step === 'all') && presets.status === 'failed' && (
        <ErrorState
          framed
          title={notLoaded}
          message={`${checkConnection} Your answers are kept.`}
          onRetry={presets.retry}
        />
      )}
      {state.step === 3 && presets.status === 'ready' && <Result {...wizard} builds={presets.value} arrived={moved} />}
      {state.step === 'all' && presets.status === 'ready' && <AllBuilds {...wizard} builds={presets.value} />}
    </Container>
  );
}
