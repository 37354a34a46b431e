import { assign, pieces } from '../best-assignment';
import { cardRadiators, gradePlace, radiatorPlaces } from '../build-facts/radiator-places';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen, total } from '../chosen-parts';

/** A free mount of its size for the radiator of each liquid cooler, and of each card that has one of its own. */
// Why none for an air cooler: there is nothing to mount.
export const radiator = defineRule({
  id: 'radiator',
  title: 'Radiator mount',
  source: 'written rule 44',
  reads: { cooling: ['type', 'radiator'], gpu: ['radiator'], case: ['radiators'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'No radiator mount', unknown: 'Radiator mount unknown' },
  find: (build) => {
    const coolers = chosen(build, 'cooling').filter(({ specs }) => specs.type !== 'air');
    const cards = cardRadiators(chosen(build, 'gpu'));
    if (coolers.length === 0 && cards.length === 0) return undefined;
    const on = judge(
      build,
      ['case'],
      [...(coolers.length > 0 ? (['cooling'] as const) : []), ...(cards.length > 0 ? (['gpu'] as const) : [])],
    );
    for (const box of chosen(build, 'case')) {
      const liquid = coolers.filter((cooler) => on?.need(cooler, 'type', cooler.specs.type) === 'liquid');
      if (liquid.length === 0 && cards.length === 0) continue;
      const places = radiatorPlaces(box);
      on?.need(box, 'list of radiator mounts', places);
      const known = [
        ...liquid.flatMap((cooler) => {
          const size = on?.need(cooler, 'radiator size', cooler.specs.radiator);
          return size === undefined ? [] : [{ quantity: cooler.quantity, size, name: cooler.name }];
        }),
        ...cards,
      ];
      if (places === undefined) continue;
      // Why: where there are fewer mounts than radiators, their sizes do not matter.
      const wanted = total(liquid) + total(cards);
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
          `${box.name} has no free mount for the radiator of ${left?.name ?? 'the cooler'}: ${left?.size ?? ''} ` +
            `mm radiator, mounts for ${sizes} mm.`,
          [`${left?.size ?? ''} mm radiator`, `mounts for ${sizes} mm`],
        );
      } else if (unknowns > 0) on?.missing(`the radiator sizes that ${box.name} takes`);
    }
    return on?.verdict('The radiator has a mount, or none is needed.');
  },
});
