import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';
import { leastRoom } from '../tables/supply-forms';
import type { Facts } from '../types';

/** A supply no longer than its form is by itself goes into every case that takes the form. */
const fitsByForm = (
  { formFactor, lengthMm }: Pick<Facts<'psu'>, 'formFactor' | 'lengthMm'>,
  forms: readonly string[] | undefined,
): boolean =>
  formFactor !== undefined && lengthMm !== undefined && forms !== undefined && lengthMm <= leastRoom(formFactor, forms);

/** Length up to the room in the case, or up to that of its form in a case that takes the form and does not say its room. */
export const psuLength = defineRule({
  id: 'psu-length',
  title: 'Power supply length',
  source: 'written rule 36, decision 28',
  reads: { psu: ['lengthMm', 'formFactor'], case: ['psuMaxMm', 'psuFormFactors'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Supply too long', unknown: 'Supply fit unknown' },
  find: (build) => {
    const on = judge(build, ['psu', 'case']);
    for (const psu of chosen(build, 'psu')) {
      for (const box of chosen(build, 'case')) {
        const { psuMaxMm, psuFormFactors } = box.specs;
        if (psuMaxMm === undefined && fitsByForm(psu.specs, psuFormFactors)) continue;
        const length = on?.need(psu, 'length', psu.specs.lengthMm);
        const room = on?.need(box, 'room for a supply', psuMaxMm);
        if (length === undefined || room === undefined || length <= room) continue;
        on?.fail(`${psu.name} is too long for ${box.name}: ${length} mm supply, ${room} mm case.`, [
          `${length} mm supply`,
          `${room} mm case`,
        ]);
      }
    }
    return on?.verdict('The supply is short enough for the case.');
  },
});
