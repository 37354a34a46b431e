import { defineRule } from '../define-rule';
import { chosen, isChosen, refsOf } from '../chosen-parts';

/** No paste, and none with the cooler. */
// Why: no paste is one that is not chosen as well as none wanted; only `pasteIncluded: true` saves the note.
export const paste = defineRule({
  id: 'paste',
  title: 'Thermal paste',
  source: 'written rule 47',
  reads: { cooling: ['pasteIncluded'], thermalPaste: [] },
  can: ['pass'],
  short: {},
  find: (build) => {
    if (!isChosen(build, 'cooling')) return undefined;
    const parts = refsOf(build, ['cooling', 'thermalPaste']);
    if (isChosen(build, 'thermalPaste')) return { verdict: 'pass', parts, message: 'Thermal paste is chosen.' };
    if (chosen(build, 'cooling').every(({ specs }) => specs.pasteIncluded === true))
      return { verdict: 'pass', parts, message: 'Thermal paste comes with the cooler.' };
    return {
      verdict: 'pass',
      parts,
      message: 'The cooler mounts as it is.',
      note: 'No thermal paste is chosen, and none is known to come with the cooler.',
      buy: 'thermal paste, unless it comes with the cooler',
    };
  },
});
