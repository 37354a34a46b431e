import { checkConnection, patiently, useLoaded } from '@rig4u/shared/lazy';
import { usePageMeta } from '@rig4u/shared/routing';
import { Container, ErrorState } from '@rig4u/shared/ui';
import { useState } from 'react';
import { notLoaded } from '../../components/builds-not-loaded';
import { usePresets } from '../../state/presets';
import { AllBuilds } from './all-builds/all-builds';
import { writeAddress } from './wizard-state';
import { BudgetStep } from './budget-step';
import { ResultSkeleton } from './result/result-skeleton';
import { StepTrail } from './step-trail';
import { UseStep } from './use-case-step';
import { useWizard } from './wizard-state';

/** The result's code, which checks builds: the questions do without it. */
const loadResult = () => patiently(() => import(/* webpackChunkName: "wizard-result" */ './result/result'));

/** `/optimal-build`. */
export function Component() {
  const wizard = useWizard();
  const { state, change, go } = wizard;
  const presets = usePresets();
  const isLate = state.step === 3 || state.step === 'all';
  // Asked for when 'Next' is pressed: 'Processing' leaves it the time to come.
  const [isWanted, setIsWanted] = useState(isLate);
  if (isLate && !isWanted) setIsWanted(true);
  const result = useLoaded(isWanted ? 'result' : undefined, loadResult);
  const needed = state.step === 3 ? [presets, result] : [presets];
  const failed = needed.find(({ status }) => status === 'failed');
  const isThere = needed.every(({ status }) => status === 'ready');
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
          refinement={state.refinement}
          builds={presets}
          back={writeAddress({ ...state, step: 1 })}
          arrived={moved}
          onChange={(budget) => change({ budget })}
          onNext={() => setIsWanted(true)}
          onDone={(budget) => go({ budget, step: 3 })}
        />
      )}
      {isLate &&
        (failed?.status === 'failed' ? (
          <ErrorState
            framed
            title={notLoaded}
            message={`${checkConnection} Your answers are kept.`}
            onRetry={failed.retry}
          />
        ) : isThere ? null : (
          <ResultSkeleton first={state.step === 'all'} />
        ))}
      {state.step === 3 && presets.status === 'ready' && result.status === 'ready' && (
        <result.value.Result {...wizard} builds={presets.value} arrived={moved} />
      )}
      {state.step === 'all' && presets.status === 'ready' && <AllBuilds {...wizard} builds={presets.value} />}
    </Container>
  );
}
