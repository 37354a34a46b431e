import { wholeDollars } from '@rig4u/shared/format';
import { Link, paths } from '@rig4u/shared/routing';
import { Steps, VisuallyHidden } from '@rig4u/shared/ui';
import { labelOfUse } from '../../domain/recommendation';
import { writeAddress, type WizardState } from './wizard-state';

const steps = [1, 2, 3] as const;

/** The three steps and which one is open; a finished step shows what was chosen, and leads back to it. */
export function StepTrail({ state }: { state: WizardState }) {
  const { step, useCase, budget } = state;
  const now = step === 'all' ? 3 : step;
  const names = [
    now > 1 ? labelOfUse(useCase) : 'Your use',
    now > 2 ? wholeDollars(budget) : 'Your budget',
    'Your build',
  ];
  return (
    <Steps aria-label="Steps" pb={{ base: '1', md: '6' }}>
      {steps.map((number) => {
        const name = (
          <>
            <b aria-hidden="true">{number}</b>
            <VisuallyHidden>{`Step ${number}: `}</VisuallyHidden>
            <span>{names[number - 1]}</span>
          </>
        );
        return (
          <li key={number} aria-current={number === now ? 'step' : undefined} data-done={number < now || undefined}>
            {number < now ? (
              // Who answers anew wants what is recommended then, not the build that was taken from the list.
              <Link to={`${paths.optimalBuild}${writeAddress({ ...state, step: number, build: '' })}`}>{name}</Link>
            ) : (
              name
            )}
          </li>
        );
      })}
    </Steps>
  );
}
