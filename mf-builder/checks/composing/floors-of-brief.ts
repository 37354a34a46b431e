import { chosenOf, type BuildComponents } from '@rig4u/shared/builds';
import { floorsFor, type Floor } from '../../src/domain/best-build';
import type { Aspect } from '../../src/domain/estimates';
import type { UseCase } from '../../src/domain/recommendation';
import type { Brief } from './brief';
import type { Option } from './option';

/** The use that an estimate stands for. */
const useOf: Readonly<Record<Aspect, UseCase>> = {
  gaming: 'gaming',
  streaming: 'streaming',
  videoEditing: 'content-creation',
  productivity: 'programming',
};

/** What a build has from a price of its own on, as computed builds have it, but for what the brief goes without. */
function floorsOf({ weigh, goesWithout = [] }: Brief): readonly Floor[] {
  const aspects: readonly Aspect[] = ['gaming', 'streaming', 'videoEditing', 'productivity'];
  const [first = 'gaming'] = aspects.toSorted((a, b) => (weigh[b] ?? 0) - (weigh[a] ?? 0));
  return floorsFor(useOf[first], {}).filter(({ id }) => !goesWithout.includes(id));
}

/** The options that a build of a brief's least price may have in their place, whatever stands beside them. */
export function withFloors(options: readonly Option[], brief: Brief): Option[] {
  const asked = floorsOf(brief).filter(({ fromCents, besideCard }) => fromCents <= 100 * brief.price[0] && !besideCard);
  return options.filter(({ type, components }) =>
    asked.every(({ place, meets }) => place !== type || meets(chosenOf(components, type))),
  );
}

/** Whether a whole build has what one of its price has as a rule. */
export function hasFloors(picked: readonly Option[], brief: Brief): boolean {
  const parts: BuildComponents = Object.assign({}, ...picked.map(({ components }) => components));
  const cents = picked.reduce((sum, option) => sum + option.cents, 0);
  const card = chosenOf(parts, 'gpu');
  return floorsOf(brief).every(
    ({ fromCents, besideCard, place, meets }) =>
      fromCents > cents || besideCard?.(card) === false || meets(chosenOf(parts, place)),
  );
}

/** Whether fans are asked of a build beside those of its case. */
export const wantsFan = (picked: readonly Option[], brief: Brief): boolean => {
  const card = picked.find(({ type }) => type === 'gpu');
  return floorsOf(brief).some(
    ({ id, besideCard }) =>
      id === 'intake-fan' && card !== undefined && besideCard?.(chosenOf(card.components, 'gpu')) === true,
  );
};
