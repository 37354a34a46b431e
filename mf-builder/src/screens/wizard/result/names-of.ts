import { chosenOf, lineCents, partName, type BuildComponents, type PartType } from '@rig4u/shared/builds';
import { withoutPart } from '../../../domain/presets';

/** The names of a build's parts of a type, or what is said where it does without one. */
export function namesOf(parts: BuildComponents, type: PartType): string {
  const names = chosenOf(parts, type).map(({ part, quantity }) =>
    quantity > 1 ? `${quantity} × ${partName(part)}` : partName(part),
  );
  return names.length > 0 ? names.join(', ') : (new Map(Object.entries(withoutPart)).get(type) ?? 'None');
}

/** The names of the four parts that a build is known by. */
export const mainNames = (parts: BuildComponents) => ({
  cpu: namesOf(parts, 'cpu'),
  gpu: namesOf(parts, 'gpu'),
  ram: namesOf(parts, 'ram'),
  storage: namesOf(parts, 'storage'),
});

/** What a build's parts of a type cost, in cents. */
export const centsOf = (parts: BuildComponents, type: PartType): number =>
  chosenOf(parts, type).reduce((sum, line) => sum + lineCents(line), 0);
