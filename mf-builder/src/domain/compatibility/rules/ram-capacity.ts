import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen, isChosen } from '../chosen-parts';

/** GB up to the maximum of motherboard and CPU. */
// Why: two separate conditions; each is checked as soon as its own two types are chosen.
export const ramCapacity = defineRule({
  id: 'ram-capacity',
  title: 'Memory capacity',
  source: 'written rule 11',
  reads: { ram: ['capacity'], motherboard: ['maxMemory'], cpu: ['memMaxGB'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Too much memory', unknown: 'Memory limit unknown' },
  find: (build) => {
    if (!isChosen(build, 'motherboard') && !isChosen(build, 'cpu')) return undefined;
    const on = judge(build, ['ram'], ['motherboard', 'cpu']);
    const kits = chosen(build, 'ram');
    const gigabytes = kits.reduce((sum, { specs, quantity }) => sum + (specs.capacity ?? 0) * quantity, 0);
    for (const kit of kits) on?.need(kit, 'capacity', kit.specs.capacity);
    const limits = [
      ...chosen(build, 'motherboard').map((part) => ({ part, max: part.specs.maxMemory })),
      ...chosen(build, 'cpu').map((part) => ({ part, max: part.specs.memMaxGB })),
    ];
    for (const { part, max } of limits) {
      const most = on?.need(part, 'maximum memory', max);
      if (most !== undefined && gigabytes > most)
        on?.fail(`${part.name} takes less memory: ${gigabytes} GB chosen, ${most} GB at most.`, [
          `${gigabytes} GB memory`,
          `${most} GB maximum`,
        ]);
    }
    return on?.verdict('The memory is within what motherboard and CPU take.');
  },
});
