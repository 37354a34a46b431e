import { leftOf, takersOf } from '../build-facts/room-taken';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';
import { leastRoom } from '../tables/supply-forms';
import type { CheckedBuild, Facts } from '../types';

/** A supply no longer than its form is by itself goes into every case that takes the form. */
const fitsByForm = (
  { formFactor, lengthMm }: Pick<Facts<'psu'>, 'formFactor' | 'lengthMm'>,
  forms: readonly string[] | undefined,
): boolean =>
  formFactor !== undefined && lengthMm !== undefined && forms !== undefined && lengthMm <= leastRoom(formFactor, forms);

/** Length up to the room in the case, less what others take, or up to that of its form in a case that takes the form and does not say its room. */
export const psuLength = defineRule({
  id: 'psu-length',
  title: 'Power supply length',
  source: 'written rule 36, decision 28, edition 13',
  reads: {
    psu: ['lengthMm', 'formFactor'],
    case: ['psuMaxMm', 'psuFormFactors', 'roomTaken', 'radiators'],
    gpu: ['lengthMm'],
    cooling: ['type', 'radiator'],
  },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Supply too long', unknown: 'Supply fit unknown' },
  find: (build: CheckedBuild) => {
    const on = judge(build, ['psu', 'case'], takersOf(build, 'supplyMm'));
    for (const psu of chosen(build, 'psu')) {
      for (const box of chosen(build, 'case')) {
        const { psuMaxMm, psuFormFactors } = box.specs;
        const left = leftOf(build, box, 'supplyMm');
        const fits = psuMaxMm === undefined && fitsByForm(psu.specs, psuFormFactors);
        const length = on?.need(psu, 'length', psu.specs.lengthMm);
        if (!fits) on?.need(box, 'room for a supply', psuMaxMm);
        if (length === undefined) continue;
        const room = Math.min(psuMaxMm ?? Infinity, left.sure);
        if (length > room) {
          const why = room < (psuMaxMm ?? Infinity) ? `${room} mm ${left.why}` : `${room} mm case`;
          on?.fail(`${psu.name} is too long for ${box.name}: ${length} mm supply, ${why}.`, [
            `${length} mm supply`,
            `${room} mm ${room < (psuMaxMm ?? Infinity) ? 'left' : 'case'}`,
          ]);
        } else if (length > left.least) for (const what of left.missing) on?.missing(what);
      }
    }
    return on?.verdict('The supply is short enough for the case.');
  },
});
