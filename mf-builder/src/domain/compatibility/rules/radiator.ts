import { assign, pieces } from '../best-assignment';
import { mayMeetCard, roomUnderCard } from '../build-facts/floor-radiators';
import { cardRadiators, gradePlace, radiatorPlaces } from '../build-facts/radiator-places';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen, total } from '../chosen-parts';

/**
 * A free mount of its size for the radiator of each liquid cooler, and of each card that has one of its own. At the bottom it is one for sure
 * where the slots under the card leave the room.
 */
// Why none for an air cooler: there is nothing to mount.
export const radiator = defineRule({
  id: 'radiator',
  title: 'Radiator mount',
  source: 'written rule 44, edition 15',
  reads: {
    cooling: ['type', 'radiator', 'thicknessMm'],
    gpu: ['radiator', 'slots'],
    case: ['radiators', 'layout', 'slots'],
  },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'No radiator mount', unknown: 'Radiator mount unknown' },
  find: (build) => {
    const coolers = chosen(build, 'cooling').filter(({ specs }) => specs.type !== 'air');
    const standing = chosen(build, 'gpu');
    const cards = cardRadiators(standing);
    if (coolers.length === 0 && cards.length === 0) return undefined;
    const sized = [
      ...coolers.flatMap(({ specs: { radiator: size, thicknessMm } }) =>
        size === undefined ? [] : [{ size, thicknessMm }],
      ),
      ...cards,
    ];
    // Why not always: a finding about the case and the cooler alone is none of the card.
    const overFloor = chosen(build, 'case').some((box) =>
      radiatorPlaces(box)?.some((place) => sized.some((one) => mayMeetCard(box, standing, place, one))),
    );
    const on = judge(
      build,
      ['case'],
      [
        ...(coolers.length > 0 ? (['cooling'] as const) : []),
        ...(cards.length > 0 || overFloor ? (['gpu'] as const) : []),
      ],
    );
    let note: string | undefined;
    for (const box of chosen(build, 'case')) {
      const liquid = coolers.filter((cooler) => on?.need(cooler, 'type', cooler.specs.type) === 'liquid');
      if (liquid.length === 0 && cards.length === 0) continue;
      const places = radiatorPlaces(box);
      on?.need(box, 'list of radiator mounts', places);
      const known = [
        ...liquid.flatMap((cooler) => {
          const size = on?.need(cooler, 'radiator size', cooler.specs.radiator);
          const { name, quantity, specs } = cooler;
          return size === undefined ? [] : [{ quantity, size, name, thicknessMm: specs.thicknessMm }];
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
      const items = pieces(known, places.length);
      const meets = items.map((item) => places.map((place) => mayMeetCard(box, standing, place, item)));
      const {
        fails,
        unknowns,
        places: found,
      } = assign(
        items.map(({ size }, item) =>
          places.map((place, at) => (meets[item]?.[at] ? 'unknown' : gradePlace(place, size))),
        ),
        places.length,
      );
      const low = items.find((_, item) => meets[item]?.[found[item] ?? -1]);
      const spared = items.find((_, item) => meets[item]?.includes(true));
      if (fails > 0) {
        const left = items[found.findIndex((place) => place < 0)];
        const sizes =
          [...new Set(places.flatMap((place) => place.sizes))].toSorted((a, b) => a - b).join(', ') || 'no size';
        on?.fail(
          `${box.name} has no free mount for the radiator of ${left?.name ?? 'the cooler'}: ${left?.size ?? ''} ` +
            `mm radiator, mounts for ${sizes} mm.`,
          [`${left?.size ?? ''} mm radiator`, `mounts for ${sizes} mm`],
        );
      } else if (low) on?.missing(roomUnderCard(box, standing, low));
      else if (unknowns > 0) on?.missing(`the radiator sizes that ${box.name} takes`);
      else if (spared)
        note ??= `Mount it elsewhere than at the bottom: ${roomUnderCard(box, standing, spared)} is not known.`;
    }
    return on?.verdict('The radiator has a mount, or none is needed.', note);
  },
});
