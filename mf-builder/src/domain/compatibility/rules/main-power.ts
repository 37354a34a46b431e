import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { pairsOf } from '../chosen-parts';

/** What nearly every board and supply has. */
const usual = '24-pin';

/** The main lead of the supply in the main plug of the board. */
// Why a 24-pin lead fits 20 pins: the four beside them come off, or hang over.
export const mainPower = defineRule({
  id: 'main-power',
  title: 'Main power plug',
  source: 'edition 13',
  reads: { motherboard: ['mainPower'], psu: ['mainPower'] },
  can: ['pass', 'fail'],
  short: { fail: 'Other main plug' },
  find: (build) => {
    const on = judge(build, ['motherboard', 'psu']);
    for (const [board, psu] of pairsOf(build, 'motherboard', 'psu')) {
      const [plug, lead] = [board.specs.mainPower ?? usual, psu.specs.mainPower ?? usual];
      if (plug === lead || (plug === '20-pin' && lead === usual)) continue;
      on?.fail(`The main lead of ${psu.name} does not fit ${board.name}: ${plug} plug, ${lead} lead.`, [
        `${plug} plug`,
        `${lead} lead`,
      ]);
    }
    return on?.verdict('The main lead of the supply fits the motherboard.');
  },
});
