import { defineRule } from '../define-rule';
import { fold, has } from '../spelling';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

const listed = (words: readonly string[]): string => words.join(', ') || 'none';

/** Thin mini-ITX has the holes and the outline of mini-ITX. */
const sameHoles = (form: string): string => (fold(form) === 'thinminiitx' ? 'mini-ITX' : form);

/** The form factor in the list of the case, never inferred from its class. */
export const boardCase = defineRule({
  id: 'board-case',
  title: 'Motherboard size',
  source: 'written rule 34',
  reads: { motherboard: ['formFactor'], case: ['motherboards'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Board does not fit', unknown: 'Board sizes unknown' },
  find: (build) => {
    const on = judge(build, ['motherboard', 'case']);
    for (const board of chosen(build, 'motherboard')) {
      for (const box of chosen(build, 'case')) {
        const form = on?.need(board, 'form factor', board.specs.formFactor);
        const forms = on?.need(box, 'list of motherboard sizes', box.specs.motherboards);
        if (form === undefined || forms === undefined || has(forms.map(sameHoles), sameHoles(form))) continue;
        on?.fail(`${board.name} does not fit ${box.name}: ${form} motherboard, case for ${listed(forms)}.`, [
          `${form} motherboard`,
          `case for ${listed(forms)}`,
        ]);
      }
    }
    return on?.verdict('The case takes a motherboard of this size.');
  },
});
