import { defineRule, type BuildOf } from '../define-rule';
import { judge, type Judge } from '../judge';
import { pairsOf } from '../chosen-parts';
import { boardFits, isLarge } from '../tables/board-forms';

const reads = {
  motherboard: ['formFactor', 'widthMm'],
  case: ['motherboards', 'boardMaxMm', 'slots'],
} as const;

type Build = BuildOf<typeof reads>;
type Board = NonNullable<Build['motherboard']>[number];
type Case = NonNullable<Build['case']>[number];

const listed = (words: readonly string[]): string => words.join(', ') || 'none';

/** A board deeper than ATX by its true size, where the case says how deep a one it takes. */
const judgeDepth = (on: Judge, board: Board, box: Case, mostMm: number): void => {
  const depth = on.need(board, 'depth', board.specs.widthMm);
  if (depth !== undefined && depth > mostMm)
    on.fail(`${board.name} is too deep for ${box.name}: ${depth} mm motherboard, ${mostMm} mm case.`, [
      `${depth} mm motherboard`,
      `${mostMm} mm case`,
    ]);
};

/** The form factor in the list of the case, never inferred from its class. What a list leaves out and the size allows is not known. */
export const boardCase = defineRule({
  id: 'board-case',
  title: 'Motherboard size',
  source: 'written rule 34, edition 13',
  reads,
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Board does not fit', unknown: 'Board size not listed' },
  find: (build) => {
    const on = judge(build, ['motherboard', 'case']);
    if (!on) return undefined;
    for (const [board, box] of pairsOf(build, 'motherboard', 'case')) {
      const { formFactor } = board.specs;
      const { motherboards, boardMaxMm, slots } = box.specs;
      const form = on.need(board, 'form factor', formFactor);
      if (form !== undefined && boardMaxMm !== undefined && isLarge(form)) {
        judgeDepth(on, board, box, boardMaxMm);
        continue;
      }
      const forms = on.need(box, 'list of motherboard sizes', motherboards);
      if (form === undefined || forms === undefined) continue;
      const fits = boardFits(form, forms, slots);
      if (fits === 'slots') on.need(box, 'number of expansion slots', slots);
      else if (fits === 'unlisted')
        on.missing(`whether ${box.name} takes ${form}, which is not among its listed ${listed(forms)},`);
      else if (!fits)
        on.fail(`${board.name} does not fit ${box.name}: ${form} motherboard, case for ${listed(forms)}.`, [
          `${form} motherboard`,
          `case for ${listed(forms)}`,
        ]);
    }
    return on.verdict('The case takes a motherboard of this size.');
  },
});
