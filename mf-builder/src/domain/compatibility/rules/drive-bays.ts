import { count, driveFacts, drivesOf, noteUnknownForms, ofForm } from '../build-facts/drives';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** 3.5" drives in their bays, 2.5" drives in theirs or in free 3.5" bays. */
export const driveBays = defineRule({
  id: 'drive-bays',
  title: 'Drive bays',
  source: 'written rule 32',
  reads: { storage: driveFacts, case: ['bays25', 'bays35'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Too few bays', unknown: 'Bays unknown' },
  find: (build) => {
    if (drivesOf(build).every(({ form }) => form === 'm2' || form === 'other')) return undefined;
    const on = judge(build, ['storage', 'case']);
    noteUnknownForms(build, on);
    const drives = drivesOf(build);
    const large = count(ofForm(drives, '3.5'));
    const small = count(ofForm(drives, '2.5'));
    for (const box of chosen(build, 'case')) {
      const { bays25, bays35 } = box.specs;
      if (small > 0) on?.need(box, 'number of 2.5" bays', bays25);
      const overflow = small - (bays25 ?? 0);
      // Why: 3.5" bays matter to 2.5" drives only when their own bays run out.
      if (large > 0 || (small > 0 && overflow > 0)) on?.need(box, 'number of 3.5" bays', bays35);
      const free = (bays35 ?? 0) - large;
      if (free < 0)
        on?.warn(`${box.name} has too few 3.5" bays: ${large} drives, ${bays35 ?? 0} bays.`, [
          `${large} 3.5" drives`,
          `${bays35 ?? 0} bays`,
        ]);
      else if (overflow > free)
        on?.warn(`${box.name} has too few bays for 2.5" drives: ${small} drives, ${(bays25 ?? 0) + free} bays.`, [
          `${small} 2.5" drives`,
          `${(bays25 ?? 0) + free} bays`,
        ]);
    }
    return on?.verdict('Every drive finds a bay.');
  },
});
