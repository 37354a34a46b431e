import { defineRule } from '../define-rule';
import { fold } from '../spelling';
import { judge } from '../judge';
import { pairsOf } from '../chosen-parts';
import type { CheckedPart } from '../types';

type Board = CheckedPart<'motherboard'>;

const fullSize: ReadonlySet<string> = new Set(['ATX', 'micro-ATX', 'E-ATX'].map(fold));

const ramFormOf = ({ specs }: Board): string | undefined => {
  if (specs.ramForm !== undefined) return specs.ramForm;
  return specs.formFactor !== undefined && fullSize.has(fold(specs.formFactor)) ? 'DIMM' : undefined;
};

/** DIMM or SO-DIMM as the slots are; large motherboards have DIMM slots. */
export const ramForm = defineRule({
  id: 'ram-form',
  title: 'Memory form',
  source: 'written rule 9',
  reads: { ram: ['sodimm'], motherboard: ['ramForm', 'formFactor'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Module form differs', unknown: 'Module form unknown' },
  find: (build) => {
    const on = judge(build, ['ram', 'motherboard']);
    for (const [kit, board] of pairsOf(build, 'ram', 'motherboard')) {
      const sodimm = on?.need(kit, 'module form', kit.specs.sodimm);
      const wanted = on?.need(board, 'module form', ramFormOf(board));
      if (sodimm === undefined || wanted === undefined) continue;
      const form = sodimm ? 'SO-DIMM' : 'DIMM';
      if (form !== wanted)
        on?.fail(`${kit.name} comes as ${form}; ${board.name} takes ${wanted}.`, [`${form} module`, `${wanted} slots`]);
    }
    return on?.verdict('The modules have the form of the slots.');
  },
});
