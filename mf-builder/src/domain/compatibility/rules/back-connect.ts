import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** Connectors at the back in a case that is cut for them. */
export const backConnect = defineRule({
  id: 'back-connect',
  title: 'Rear connectors',
  source: 'written rule 37',
  reads: { motherboard: ['backConnect'], case: ['backConnect'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Rear plugs covered', unknown: 'Rear plugs unknown' },
  find: (build) => {
    const on = judge(build, ['motherboard', 'case']);
    for (const board of chosen(build, 'motherboard')) {
      // Why: a board with its connectors in front fits any case.
      if (on?.need(board, 'place of the connectors', board.specs.backConnect) !== true) continue;
      for (const box of chosen(build, 'case')) {
        const cut = on.need(box, 'cut-out for rear connectors', box.specs.backConnect);
        if (cut === false)
          on.fail(`${board.name} has its connectors at the back; ${box.name} is not cut for them.`, [
            'back-connect motherboard',
            'ordinary case',
          ]);
      }
    }
    return on?.verdict('The connectors of the motherboard are within reach.');
  },
});
