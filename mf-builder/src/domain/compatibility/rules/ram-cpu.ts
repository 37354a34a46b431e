import { defineRule } from '../define-rule';
import { has } from '../spelling';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** The generation of the memory is among those of the CPU. */
export const ramCpu = defineRule({
  id: 'ram-cpu',
  title: 'Memory type and CPU',
  source: 'written rule 8',
  reads: { ram: ['ramType'], cpu: ['memTypes'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Memory type differs', unknown: 'Memory type unknown' },
  find: (build) => {
    const on = judge(build, ['ram', 'cpu']);
    for (const kit of chosen(build, 'ram')) {
      for (const cpu of chosen(build, 'cpu')) {
        const type = on?.need(kit, 'memory type', kit.specs.ramType);
        const types = on?.need(cpu, 'memory types', cpu.specs.memTypes);
        if (type === undefined || types === undefined || has(types, type)) continue;
        on?.fail(`${kit.name} is ${type}; ${cpu.name} takes ${types.join(', ') || 'no listed type'}.`, [
          `${type} memory`,
          `${types.join(', ') || 'no'} CPU`,
        ]);
      }
    }
    return on?.verdict('The CPU takes this type of memory.');
  },
});
