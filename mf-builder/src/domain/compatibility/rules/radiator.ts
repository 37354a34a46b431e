import { assign, pieces } from '../assign';
import { fold } from '../fold';
import { judge } from '../judge';
import { chosen, total } from '../parts';
import type { CheckedPart, RuleFunction, Verdict } from '../types';

/** A place for one radiator: entries of one position are the same place. `sizes` undefined: not known. */
export interface RadiatorPlace {
  /** Undefined where the case does not say. */
  position: string | undefined;
  sizes: readonly number[];
  /** An entry of this place does not say what it takes. */
  open: boolean;
}

/** The places for radiators in a case; undefined where it does not list them. */
export const radiatorPlaces = ({ specs }: CheckedPart<'case'>): RadiatorPlace[] | undefined => {
  if (specs.radiators === undefined) return undefined;
  const places = new Map<string, RadiatorPlace>();
  for (const [index, { position, sizesMm }] of specs.radiators.entries()) {
    const key = position === undefined ? `#${index}` : fold(position);
    const known = places.get(key);
    places.set(key, {
      position: position === undefined ? undefined : key,
      sizes: [...(known?.sizes ?? []), ...(sizesMm ?? [])],
      open: known?.open === true || sizesMm === undefined,
    });
  }
  return [...places.values()];
};

export const gradePlace = ({ sizes, open }: RadiatorPlace, size: number): Verdict => {
  if (sizes.includes(size)) return 'pass';
  return open ? 'unknown' : 'fail';
};

// Why none for an air cooler: there is nothing to mount.
export const radiator: RuleFunction = (build) => {
  if (chosen(build, 'cooling').every(({ specs }) => specs.type === 'air')) return undefined;
  const on = judge(build, ['cooling', 'case']);
  for (const box of chosen(build, 'case')) {
    const liquid = chosen(build, 'cooling').filter(
      (cooler) => on?.need(cooler, 'type', cooler.specs.type) === 'liquid',
    );
    if (liquid.length === 0) continue;
    const places = radiatorPlaces(box);
    on?.need(box, 'list of radiator mounts', places);
    const known = liquid.flatMap((cooler) => {
      const size = on?.need(cooler, 'radiator size', cooler.specs.radiator);
      return size === undefined ? [] : [{ quantity: cooler.quantity, size, name: cooler.name }];
    });
    if (places === undefined) continue;
    // Why: where there are fewer mounts than radiators, their sizes do not matter.
    const wanted = total(liquid);
    if (wanted > places.length) {
      const values = [
        wanted === 1 ? '1 radiator' : `${wanted} radiators`,
        places.length === 0 ? 'no mount' : `${places.length} mounts`,
      ] as const;
      on?.fail(`${box.name} has no mount for every radiator: ${values.join(', ')}.`, values);
      continue;
    }
    const {
      fails,
      unknowns,
      places: found,
    } = assign(
      pieces(known, places.length).map(({ size }) => places.map((place) => gradePlace(place, size))),
      places.length,
    );
    if (fails > 0) {
      const left = pieces(known, places.length)[found.findIndex((place) => place < 0)];
      const sizes =
        [...new Set(places.flatMap((place) => place.sizes))].toSorted((a, b) => a - b).join(', ') || 'no size';
      on?.fail(
        `${box.name} has no free mount for the radiator of ${left?.name ?? 'the cooler'}: ${left?.size ?? ''} mm radiator, mounts for ${sizes} mm.`,
        [`${left?.size ?? ''} mm radiator`, `mounts for ${sizes} mm`],
      );
    } else if (unknowns > 0) on?.lack(`the radiator sizes that ${box.name} takes`);
  }
  return on?.verdict('The radiator has a mount, or none is needed.');
};
