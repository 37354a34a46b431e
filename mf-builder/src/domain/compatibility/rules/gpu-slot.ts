import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen, total } from '../chosen-parts';
import type { Facts } from '../types';

/** How many slots are long enough for a card, and how many may be. */
const countsOf = (slots: NonNullable<Facts<'motherboard'>['pcie']>): readonly [number, number] => [
  slots.filter(({ length }) => length !== undefined && length >= 16).length,
  slots.filter(({ length }) => length === undefined).length,
];

/** An x16 slot for each card. */
export const gpuSlot = defineRule({
  id: 'gpu-slot',
  title: 'Graphics card slot',
  source: 'written rule 23',
  reads: { gpu: [], motherboard: ['pcie'] },
  takes: { motherboard: { pcie: countsOf } },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'No x16 slot', unknown: 'x16 slots unknown' },
  find: (build) => {
    const on = judge(build, ['gpu', 'motherboard']);
    const cards = total(chosen(build, 'gpu'));
    for (const board of chosen(build, 'motherboard')) {
      const slots = on?.need(board, 'list of PCIe slots', board.specs.pcie);
      if (slots === undefined) continue;
      const [long, open] = countsOf(slots);
      if (cards > long + open)
        on?.fail(
          `${board.name} has no x16 slot for every card: ${cards} ${cards === 1 ? 'card' : 'cards'}, ${long + open} x16 slots.`,
          [cards === 1 ? '1 card' : `${cards} cards`, `${long + open} x16 slots`],
        );
      else if (cards > long) on?.missing(`the length of the PCIe slots of ${board.name}`);
    }
    return on?.verdict('There is an x16 slot for the card.');
  },
});
