import { defineRule } from '../define-rule';
import { fold } from '../spelling';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

const slowFrom = 4;

/** Four or more DDR5 modules. */
export const ramFourDdr5 = defineRule({
  id: 'ram-four-ddr5',
  title: 'Four DDR5 modules',
  source: 'written rule 15',
  reads: { ram: ['ramType', 'modules'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Many modules, slower', unknown: 'Modules unknown' },
  find: (build) => {
    const on = judge(build, ['ram']);
    let modules = 0;
    for (const kit of chosen(build, 'ram')) {
      const type = on?.need(kit, 'memory type', kit.specs.ramType);
      // Why: of a kit of another generation the number of modules does not matter.
      if (type === undefined || fold(type) !== 'ddr5') continue;
      modules += (on?.need(kit, 'number of modules', kit.specs.modules) ?? 0) * kit.quantity;
    }
    if (modules >= slowFrom)
      on?.warn(`Four or more DDR5 modules run slower than two: ${modules} modules, 2 at full speed.`, [
        `${modules} DDR5 modules`,
        '2 at full speed',
      ]);
    return on?.verdict('The number of modules does not slow the memory down.');
  },
});
