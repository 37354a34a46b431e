import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen, isChosen } from '../chosen-parts';

/** No Wi-Fi and no network card. */
export const network = defineRule({
  id: 'network',
  title: 'Network',
  source: 'written rule 56',
  reads: { motherboard: ['wifi'], networkCard: [] },
  can: ['pass', 'unknown'],
  short: { unknown: 'Wi-Fi unknown' },
  find: (build) => {
    const on = judge(build, ['motherboard'], ['networkCard']);
    if (isChosen(build, 'networkCard')) return on?.verdict('A network card is chosen.');
    const boards = chosen(build, 'motherboard');
    for (const board of boards) on?.need(board, 'Wi-Fi', board.specs.wifi);
    const wired = boards.every(({ specs }) => specs.wifi === null);
    return on?.verdict(
      wired ? 'The PC goes online by cable.' : 'The motherboard has Wi-Fi.',
      wired ? 'Without Wi-Fi on the motherboard and without a network card there is no wireless.' : undefined,
    );
  },
});
