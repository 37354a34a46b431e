import { modulesIn } from '../build-facts/memory-modules';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** Modules up to the number of slots. */
export const ramSlots = defineRule({
  id: 'ram-slots',
  title: 'Memory slots',
  source: 'written rule 10',
  reads: { ram: ['modules'], motherboard: ['memorySlots'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Too many modules', unknown: 'Memory slots unknown' },
  find: (build) => {
    const on = judge(build, ['ram', 'motherboard']);
    const kits = chosen(build, 'ram');
    const modules = modulesIn(kits);
    for (const kit of kits) on?.need(kit, 'number of modules', kit.specs.modules);
    for (const board of chosen(build, 'motherboard')) {
      const slots = on?.need(board, 'number of memory slots', board.specs.memorySlots);
      if (slots !== undefined && modules > slots)
        on?.fail(`The memory does not fit ${board.name}: ${modules} modules, ${slots} slots.`, [
          `${modules} modules`,
          `${slots} slots`,
        ]);
    }
    return on?.verdict('Every module finds a slot.');
  },
});
