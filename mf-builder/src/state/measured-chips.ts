import { chosenOf, type BuildComponents } from '@rig4u/shared/builds';
import { patiently, useLoaded } from '@rig4u/shared/lazy';
import { typeOfId } from '../catalogue/load-types';
import { catalogueChips, loadMeasuredChips, type MeasuredChips } from '../catalogue/measured';

const load = () => patiently(loadMeasuredChips);

/** Only what a visitor added can be a chip that the catalogue's own do not name. */
const hasOwnChip = (components: BuildComponents): boolean =>
  (['cpu', 'gpu'] as const).some((type) => chosenOf(components, type).some(({ part }) => !typeOfId(part.id)));

/**
 * The measured chips that a build's estimates go by: those of the catalogue, and all of them once they are there for a build with a part
 * of the visitor's own. Until then, and where they do not arrive, such a part is modelled.
 */
export function useMeasuredChips(components: BuildComponents): MeasuredChips {
  const whole = useLoaded(hasOwnChip(components) ? 'all' : undefined, load);
  return whole.status === 'ready' ? whole.value : catalogueChips;
}
