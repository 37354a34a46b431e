import { defineRule } from '../define-rule';
import { fold } from '../spelling';
import { judge } from '../judge';
import { pairsOf } from '../chosen-parts';

/** The generation of the memory is that of the motherboard. */
export const ramType = defineRule({
  id: 'ram-type',
  title: 'Memory type',
  source: 'written rule 7',
  reads: { ram: ['ramType'], motherboard: ['ramType'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Memory type differs', unknown: 'Memory type unknown' },
  find: (build) => {
    const on = judge(build, ['ram', 'motherboard']);
    for (const [kit, board] of pairsOf(build, 'ram', 'motherboard')) {
      const type = on?.need(kit, 'memory type', kit.specs.ramType);
      const wanted = on?.need(board, 'memory type', board.specs.ramType);
      if (type === undefined || wanted === undefined || fold(type) === fold(wanted)) continue;
      on?.fail(`${kit.name} is ${type}; ${board.name} takes ${wanted}.`, [`${type} memory`, `${wanted} motherboard`]);
    }
    return on?.verdict('The memory is of the type that the motherboard takes.');
  },
});
