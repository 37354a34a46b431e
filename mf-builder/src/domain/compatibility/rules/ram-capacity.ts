import { defineRule } from '../define-rule';
import { factOf, judge, type Judge } from '../judge';
import { chosen, isChosen } from '../chosen-parts';
import { laterMemoryLimits } from '../tables/chipset-support';
import type { CheckedPart } from '../types';

const failBy = (on: Judge, name: string, gigabytes: number, most: number): void =>
  on.fail(`${name} takes less memory: ${gigabytes} GB chosen, ${most} GB at most.`, [
    `${gigabytes} GB memory`,
    `${most} GB maximum`,
  ]);

/** Whether so much memory is above what a CPU's maker said at launch, and within what its platform takes by now. */
const checkCpu = (on: Judge, cpu: CheckedPart<'cpu'>, gigabytes: number): boolean => {
  const most = on.need(cpu, 'maximum memory', cpu.specs.memMaxGB);
  if (most === undefined || gigabytes <= most) return false;
  const later = laterMemoryLimits(cpu.specs);
  if (gigabytes > Math.max(most, ...later)) failBy(on, cpu.name, gigabytes, Math.max(most, ...later));
  else if (later.some((limit) => gigabytes > limit)) on.missing(factOf(cpu, 'architecture'));
  else return true;
  return false;
};

/** GB up to the maximum of motherboard and CPU; a CPU's figure is that of its launch, and its platform may take more since. */
// Why: two separate conditions; each is checked as soon as its own two types are chosen.
export const ramCapacity = defineRule({
  id: 'ram-capacity',
  title: 'Memory capacity',
  source: 'written rule 11',
  reads: { ram: ['capacity'], motherboard: ['maxMemory'], cpu: ['memMaxGB', 'arch', 'generation', 'igpu'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Too much memory', unknown: 'Memory limit unknown' },
  find: (build) => {
    if (!isChosen(build, 'motherboard') && !isChosen(build, 'cpu')) return undefined;
    const on = judge(build, ['ram'], ['motherboard', 'cpu']);
    const kits = chosen(build, 'ram');
    const gigabytes = kits.reduce((sum, { specs, quantity }) => sum + (specs.capacity ?? 0) * quantity, 0);
    for (const kit of kits) on?.need(kit, 'capacity', kit.specs.capacity);
    if (!on) return undefined;
    for (const board of chosen(build, 'motherboard')) {
      const most = on.need(board, 'maximum memory', board.specs.maxMemory);
      if (most !== undefined && gigabytes > most) failBy(on, board.name, gigabytes, most);
    }
    const beyond = chosen(build, 'cpu').filter((cpu) => checkCpu(on, cpu, gigabytes));
    return on.verdict(
      'The memory is within what motherboard and CPU take.',
      beyond.length > 0
        ? `${beyond.map(({ name }) => name).join(', ')} took less at launch; with a current BIOS the platform takes ${gigabytes} GB.`
        : undefined,
    );
  },
});
