import { CompletionOffer } from './completion-offer';
import { NextStepOffer } from './next-step-offer';

interface Props {
  /** The rest of a build that is not whole, or the next step of one that is. */
  of: 'rest' | 'step';
  /** What was offered was taken or left. */
  onDone: () => void;
}

/** What is worked out for the build. */
export const Offer = ({ of, onDone }: Props) =>
  of === 'rest' ? <CompletionOffer onDone={onDone} /> : <NextStepOffer onDone={onDone} />;
