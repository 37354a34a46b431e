import { placeOfRadiator, sitsOnlyAt } from '../build-facts/radiator-places';
import { defineRule } from '../define-rule';
import { factOf, judge } from '../judge';
import { chosen } from '../chosen-parts';

/** Up to this height in mm memory is low: a bare module, or one with a flat heat spreader, as high as what stands beside it on a board. */
const lowMm = 35;

/** Thickness in mm of a radiator whose own is not known, and of the fans that come with it. */
const usualMm = 27;
const fansMm = 25;

/** Thickness of a radiator with its fans up to the room above the board, where it can sit at the top alone and the memory is tall. */
// Why the memory first: over low modules a radiator at the top is no matter. Decision 28 says why unknown is said of so few.
export const topClearance = defineRule({
  id: 'top-clearance',
  title: 'Radiator over the memory',
  source: 'edition 2, top-clearance',
  reads: {
    cooling: ['type', 'radiator', 'thicknessMm'],
    case: ['radiators', 'topClearanceMm'],
    ram: ['heightMm'],
  },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Meets the memory', unknown: 'Room at top unknown' },
  find: (build) => {
    const coolers = chosen(build, 'cooling').filter(({ specs }) => specs.type !== 'air');
    const on = coolers.length > 0 ? judge(build, ['cooling', 'case', 'ram']) : undefined;
    const kits = chosen(build, 'ram').filter(({ specs }) => specs.heightMm === undefined || specs.heightMm > lowMm);
    const pass = 'The radiator stays clear of the memory.';
    if (!on || kits.length === 0) return on?.verdict(pass);
    for (const cooler of coolers) {
      const { type, radiator, thicknessMm } = cooler.specs;
      for (const box of chosen(build, 'case')) {
        const { radiators, topClearanceMm } = box.specs;
        const only =
          radiators === undefined || radiator === undefined ? undefined : sitsOnlyAt(radiators, radiator, 'top');
        const stack = (thicknessMm ?? usualMm) + fansMm;
        // Why: what is known to sit elsewhere, or to have the room, asks for nothing more.
        if (only === false || (thicknessMm !== undefined && topClearanceMm !== undefined && stack <= topClearanceMm))
          continue;
        on.need(cooler, 'type', type);
        if (only === undefined) on.missing(placeOfRadiator(cooler.name, box));
        const room = on.need(box, 'room above the board', topClearanceMm);
        if (room === undefined || stack <= room) {
          if (thicknessMm === undefined) on.assume(factOf(cooler, 'radiator thickness'));
          continue;
        }
        for (const { name, specs } of kits) {
          const height = on.need({ type: 'ram', name }, 'height', specs.heightMm);
          if (height !== undefined && only === true && type === 'liquid')
            on.fail(
              `The radiator of ${cooler.name} at the top of ${box.name} meets ${name}, ${height} mm high: ${stack} mm with fans, ${room} mm above the board.`,
              [`${stack} mm with fans`, `${room} mm above board`],
            );
        }
      }
    }
    return on.verdict(pass);
  },
});
