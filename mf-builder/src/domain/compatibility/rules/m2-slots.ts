import { count, driveFacts, drivesOf, m2SlotsOf, noteUnknownForms, ofForm } from '../build-facts/drives';
import { speaksOf } from '../build-facts/m2-arrangement';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** M.2 drives up to the number of slots. */
export const m2Slots = defineRule({
  id: 'm2-slots',
  title: 'M.2 slots',
  source: 'written rule 27',
  reads: { storage: driveFacts, motherboard: ['m2'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Too few M.2 slots', unknown: 'M.2 slots unknown' },
  find: (build) => {
    if (!speaksOf(build, () => true)) return undefined;
    const on = judge(build, ['storage', 'motherboard']);
    noteUnknownForms(build, on);
    const wanted = count(ofForm(drivesOf(build), 'm2'));
    if (wanted === 0) return on?.verdict('');
    for (const board of chosen(build, 'motherboard')) on?.need(board, 'list of M.2 slots', board.specs.m2);
    const slots = m2SlotsOf(build)?.length;
    if (slots !== undefined && wanted > slots)
      on?.fail(`There are more M.2 drives than slots: ${wanted} drives, ${slots} slots.`, [
        `${wanted} M.2 drives`,
        `${slots} M.2 slots`,
      ]);
    return on?.verdict('Every M.2 drive finds a slot.');
  },
});
