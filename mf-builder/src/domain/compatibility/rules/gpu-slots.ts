import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** Bracket, then thickness, up to the slots of the case. */
// Why summed: two cards stand side by side.
export const gpuSlots = defineRule({
  id: 'gpu-slots',
  title: 'Graphics card thickness',
  source: 'written rule 21',
  reads: { gpu: ['bracketSlots', 'slots'], case: ['slots'] },
  can: ['pass', 'fail', 'warning', 'unknown'],
  short: { fail: 'Bracket too wide', warning: 'Card too thick', unknown: 'Card slots unknown' },
  find: (build) => {
    const on = judge(build, ['gpu', 'case']);
    const cards = chosen(build, 'gpu');
    const sumOf = (widths: readonly (number | undefined)[]) =>
      cards.reduce((sum, { quantity }, index) => sum + (widths[index] ?? 0) * quantity, 0);
    const brackets = sumOf(cards.map((gpu) => on?.need(gpu, 'bracket width', gpu.specs.bracketSlots)));
    const thickness = sumOf(cards.map((gpu) => on?.need(gpu, 'thickness', gpu.specs.slots)));
    const name = cards.length === 1 ? (cards[0]?.name ?? '') : 'the cards together';
    for (const box of chosen(build, 'case')) {
      const slots = on?.need(box, 'number of expansion slots', box.specs.slots);
      if (slots === undefined) continue;
      if (brackets > slots)
        on?.fail(`The bracket of ${name} does not fit ${box.name}: ${brackets} slot bracket, ${slots} slot case.`, [
          `${brackets} slot bracket`,
          `${slots} slot case`,
        ]);
      else if (thickness > slots)
        on?.warn(
          `The slots of ${box.name} are too few for the thickness of ${name}: ${thickness} slots thick, ${slots} slot case.`,
          [`${thickness} slots thick`, `${slots} slot case`],
        );
    }
    return on?.verdict('The case has slots for the card.');
  },
});
