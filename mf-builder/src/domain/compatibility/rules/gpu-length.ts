import { fansMm, roomWithFront, usualRadiatorMm } from '../build-facts/card-room';
import { leftOf, takersOf } from '../build-facts/room-taken';
import { placeOfRadiator, sitsOnlyAt } from '../build-facts/radiator-places';
import { defineRule } from '../define-rule';
import { factOf, judge, type Judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { CheckedBuild, CheckedPart } from '../types';

/** What stands in front, in mm: the radiator with its own fans, and with the thickest of the chosen fans that go on it. */
interface InFront {
  own: number;
  chosen: number;
}

const nothing: InFront = { own: 0, chosen: 0 };

/** The thickest of the chosen fans that go on a radiator, in mm; its own where none is thicker. */
const fansOn = (build: CheckedBuild, size: number, on: Judge): number => {
  const fanSize = size % 140 === 0 ? 140 : 120;
  let thickest = fansMm;
  for (const fan of chosen(build, 'caseFan')) {
    const { sizeMm, thicknessMm } = fan.specs;
    if (sizeMm !== undefined && sizeMm !== fanSize) continue;
    // Why: a chosen fan that may be thicker may also be the one on the radiator.
    if (thicknessMm === undefined) on.assume(factOf(fan, 'thickness'));
    else if (thicknessMm > fansMm && sizeMm === undefined) on.assume(factOf(fan, 'size'));
    else thickest = Math.max(thickest, thicknessMm);
  }
  return thickest;
};

/**
 * What radiators that can only sit in front take from the room for a graphics card; nothing where they may sit elsewhere or nothing is
 * known. What is absent is noted on the judge.
 */
const takenInFront = (build: CheckedBuild, box: CheckedPart<'case'>, on: Judge): InFront => {
  let taken = nothing;
  for (const cooler of chosen(build, 'cooling')) {
    if (on.need(cooler, 'type', cooler.specs.type) !== 'liquid') continue;
    const size = on.need(cooler, 'radiator size', cooler.specs.radiator);
    const mounts = on.need(box, 'list of radiator mounts', box.specs.radiators);
    if (size === undefined || mounts === undefined) continue;
    const only = sitsOnlyAt(mounts, size, 'front');
    if (only === undefined) on.missing(placeOfRadiator(cooler.name, box));
    if (only !== true) continue;
    if (cooler.specs.thicknessMm === undefined) on.assume(factOf(cooler, 'radiator thickness'));
    const thickness = cooler.specs.thicknessMm ?? usualRadiatorMm;
    taken = {
      own: Math.max(taken.own, thickness + fansMm),
      chosen: Math.max(taken.chosen, thickness + fansOn(build, size, on)),
    };
  }
  return taken;
};

/** Length up to the room, less a radiator that can only sit in front. */
// Why only a warning for thick chosen fans: the fans that come with the cooler may stay on it.
export const gpuLength = defineRule({
  id: 'gpu-length',
  title: 'Graphics card length',
  source: 'written rule 20',
  reads: {
    gpu: ['lengthMm'],
    case: ['gpuMaxMm', 'gpuMaxWithFanMm', 'radiators', 'roomTaken'],
    psu: ['lengthMm'],
    cooling: ['type', 'radiator', 'thicknessMm'],
    caseFan: ['sizeMm', 'thicknessMm'],
  },
  can: ['pass', 'fail', 'warning', 'unknown'],
  short: { fail: 'Card too long', warning: 'Fans take its room', unknown: 'Card fit unknown' },
  find: (build) => {
    const mayHaveRadiator = chosen(build, 'cooling').some(({ specs }) => specs.type !== 'air');
    const takers = takersOf(build, 'cardMm').filter((type) => type !== 'gpu' && type !== 'cooling');
    const on = judge(build, ['gpu', 'case'], [...(mayHaveRadiator ? (['cooling'] as const) : []), ...takers]);
    if (!on) return undefined;
    for (const box of chosen(build, 'case')) {
      // Why without a limit: the room with fans in front alone may show that the card is too long.
      const limit = on.need(box, 'room for a graphics card', box.specs.gpuMaxMm) ?? Infinity;
      const taken = takenInFront(build, box, on);
      const beside = leftOf(build, box, 'cardMm');
      for (const gpu of chosen(build, 'gpu')) {
        const length = on.need(gpu, 'length', gpu.specs.lengthMm);
        if (length === undefined) continue;
        const behind = roomWithFront(box.specs, limit);
        const left = taken.own > 0 ? Math.min(limit, behind - taken.own) : limit;
        const room =
          taken.own > 0 ? `${left} mm left of ${behind} mm behind the radiator in front` : `${limit} mm case`;
        if (beside.sure < left && length > beside.sure)
          on.fail(`${gpu.name} is too long for ${box.name}: ${length} mm card, ${beside.sure} mm ${beside.why}.`, [
            `${length} mm card`,
            `${beside.sure} mm left`,
          ]);
        else if (length > beside.least) for (const what of beside.missing) on.missing(what);
        if (length > left)
          on.fail(`${gpu.name} is too long for ${box.name}: ${length} mm card, ${room}.`, [
            `${length} mm card`,
            taken.own > 0 ? `${left} mm left` : `${limit} mm case`,
          ]);
        else if (taken.own > 0 && length > behind - taken.chosen)
          on.warn(
            `${gpu.name} has no room behind the radiator in front with the chosen fans on it, only with its own: ${length} mm card, ${behind - taken.chosen} mm left.`,
            [`${length} mm card`, `${behind - taken.chosen} mm left`],
          );
      }
    }
    return on.verdict('The card is short enough for the case.');
  },
});
