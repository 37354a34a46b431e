import { wholeDollars } from '@rig4u/shared/format';
import { Steps, VisuallyHidden } from '@rig4u/shared/ui';
import { labelOfUse } from '../../domain/recommendation';
import type { WizardState } from './wizard-state';

/** The three steps and which one is open; a finished step shows what was chosen. */
export function StepTrail({ state: { step, useCase, budget } }: { state: WizardState }) {
  const now = step === 'all' ? 3 : step;
  const names = [
    now > 1 ? labelOfUse(useCase) : 'Your use',
    now > 2 ? wholeDollars(budget) : 'Your budget',
    'Your build',
  ];
  return (
    <Steps aria-label="Steps">
      {names.map((name, place) => {
        const number = place + 1;
        return (
          <li key={number} aria-current={number === now ? 'step' : undefined} data-done={number < now || undefined}>
            <b aria-hidden="true">{number}</b>
            <VisuallyHidden>{`Step ${number}: `}</VisuallyHidden>
            <span>{name}</span>
          </li>
        );
      })}
    </Steps>
  );
}
