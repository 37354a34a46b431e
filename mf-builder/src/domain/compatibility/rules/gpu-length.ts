import { defineRule } from '../define-rule';
import { fold } from '../spelling';
import { factOf, judge, type Judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { CheckedBuild, CheckedPart } from '../types';

/** Thickness in mm of a radiator whose own is not known, and of the fans on it. */
const usualMm = 27;
const fansMm = 25;

const isFront = (position: string): boolean => fold(position) === 'front';

/**
 * How many mm a radiator that can only sit in front takes from the room for a graphics card; 0 where it may sit
 * elsewhere or nothing is known.
 * What is absent is noted on the judge.
 */
const frontRadiatorMm = (build: CheckedBuild, box: CheckedPart<'case'>, on: Judge): number => {
  const taken = chosen(build, 'cooling').map((cooler) => {
    const { radiator, thicknessMm } = cooler.specs;
    const type = on.need(cooler, 'type', cooler.specs.type);
    if (type !== 'liquid') return 0;
    const size = on.need(cooler, 'radiator size', radiator);
    const mounts = on.need(box, 'list of radiator mounts', box.specs.radiators);
    if (size === undefined || mounts === undefined) return 0;
    const taking = mounts.filter(({ sizesMm }) => sizesMm?.includes(size));
    if (taking.some(({ position }) => position !== undefined && !isFront(position))) return 0;
    // Why: a mount that may take it, and may not be in front, keeps the way open.
    const maybe = mounts.some(
      ({ position, sizesMm }) =>
        (sizesMm === undefined || sizesMm.includes(size)) && !(position !== undefined && isFront(position)),
    );
    const front = taking.length > 0;
    if (maybe || (!front && mounts.some(({ sizesMm }) => sizesMm === undefined))) {
      on.missing(`the place of the radiator of ${cooler.name} in ${box.name}`);
      return 0;
    }
    if (!front) return 0;
    if (thicknessMm === undefined) on.assume(factOf(cooler, 'radiator thickness'));
    return (thicknessMm ?? usualMm) + fansMm;
  });
  return Math.max(0, ...taken);
};

/** Length up to the room, less a radiator that can only sit in front. */
export const gpuLength = defineRule({
  id: 'gpu-length',
  title: 'Graphics card length',
  source: 'written rule 20',
  reads: { gpu: ['lengthMm'], case: ['gpuMaxMm', 'radiators'], cooling: ['type', 'radiator', 'thicknessMm'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Card too long', unknown: 'Card fit unknown' },
  find: (build) => {
    const mayHaveRadiator = chosen(build, 'cooling').some(({ specs }) => specs.type !== 'air');
    const on = judge(build, ['gpu', 'case'], mayHaveRadiator ? ['cooling'] : []);
    if (!on) return undefined;
    for (const box of chosen(build, 'case')) {
      const limit = on.need(box, 'room for a graphics card', box.specs.gpuMaxMm);
      const taken = frontRadiatorMm(build, box, on);
      for (const gpu of chosen(build, 'gpu')) {
        const length = on.need(gpu, 'length', gpu.specs.lengthMm);
        if (length === undefined || limit === undefined || length <= limit - taken) continue;
        const room =
          taken > 0 ? `${limit - taken} mm left of ${limit} mm behind the radiator in front` : `${limit} mm case`;
        on.fail(`${gpu.name} is too long for ${box.name}: ${length} mm card, ${room}.`, [
          `${length} mm card`,
          taken > 0 ? `${limit - taken} mm left` : `${limit} mm case`,
        ]);
      }
    }
    return on.verdict('The card is short enough for the case.');
  },
});
