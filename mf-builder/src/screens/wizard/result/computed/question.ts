import { wholeDollars } from '@rig4u/shared/format';
import type { Conditions } from '../../../../domain/best-build';
import { usualLeast } from '../../../../domain/best-build/conditions';
import { resolutionLabels } from '../../../../domain/estimates/resolutions';
import type { Refinement } from '../../refinement';
import type { WizardState } from '../../wizard-state';
import { useWords } from '../use-words';

/** What the search is asked: a budget and what holds at every budget of the curve. */
export type Question = Pick<WizardState, 'useCase' | 'budget' | 'refinement'>;

const leastMemory = ({ refinement: { memory } }: Question): number =>
  memory === '' ? usualLeast.memoryGB : Number(memory);

/** The conditions of the search, with a budget in cents of its own or the visitor's. */
export const conditionsOf = (question: Question, budgetCents = question.budget * 100): Conditions => {
  const { useCase, refinement } = question;
  const { size, resolution, colour, quiet, light, wifi, storage, without } = refinement;
  return {
    use: useCase,
    resolution,
    budgetCents,
    least: { memoryGB: leastMemory(question), storageGB: Number(storage) },
    ...(size && { size }),
    ...(colour && { colour }),
    ...(light && { noLight: true }),
    ...(quiet && { quiet: true }),
    ...(wifi && { noWifi: true }),
    ...(without.length > 0 && { withoutSteps: without }),
  };
};

const sizeWords: Readonly<Record<Exclude<Refinement['size'], ''>, string>> = {
  'mini-ITX': 'a mini-ITX case',
  'micro-ATX': 'a micro-ATX case or smaller',
  ATX: 'an ATX case or smaller',
};

/** The conditions that hold at every budget, in words. */
export function conditionWords(question: Question): string[] {
  const { size, resolution, colour, quiet, light, wifi, storage } = question.refinement;
  return [
    `${leastMemory(question)} GB of memory or more`,
    `an NVMe drive of ${Number(storage) / 1000} TB or more`,
    ...(useWords[question.useCase].hasResolution ? [`a ${resolutionLabels[resolution]} screen`] : []),
    ...(size ? [sizeWords[size]] : []),
    ...(colour ? [`case, memory, cooler and fans in ${colour}`] : []),
    ...(light ? ['no lighting'] : []),
    ...(quiet ? ['quiet parts'] : []),
    ...(wifi ? ['with or without Wi-Fi'] : []),
  ];
}

/** `Best for games at $1,500`. */
export const titleOf = ({ useCase, budget }: Question): string =>
  `Best for ${useWords[useCase].best} at ${wholeDollars(budget)}`;

/** What is said of where the computed build is from. */
export const computedOrigin = 'Computed for you';
