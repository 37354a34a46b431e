import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** Length up to the room in the case. */
export const psuLength = defineRule({
  id: 'psu-length',
  title: 'Power supply length',
  source: 'written rule 36',
  reads: { psu: ['lengthMm'], case: ['psuMaxMm'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Supply too long', unknown: 'Supply fit unknown' },
  find: (build) => {
    const on = judge(build, ['psu', 'case']);
    for (const psu of chosen(build, 'psu')) {
      for (const box of chosen(build, 'case')) {
        const length = on?.need(psu, 'length', psu.specs.lengthMm);
        const room = on?.need(box, 'room for a supply', box.specs.psuMaxMm);
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
