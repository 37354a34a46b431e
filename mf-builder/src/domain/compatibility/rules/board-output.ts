import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** Outputs of the motherboard without graphics in the CPU. */
export const boardOutput = defineRule({
  id: 'board-output',
  title: 'Motherboard outputs',
  source: 'written rule 53',
  reads: { cpu: ['igpu'], motherboard: ['displayOutputs'] },
  can: ['pass', 'unknown'],
  short: { unknown: 'Outputs unknown' },
  find: (build) => {
    const on = judge(build, ['cpu', 'motherboard']);
    const cpus = chosen(build, 'cpu');
    for (const cpu of cpus) on?.need(cpu, 'integrated graphics', cpu.specs.igpu);
    if (!cpus.every(({ specs }) => specs.igpu === null)) return on?.verdict('The outputs of the motherboard work.');
    const outputs = chosen(build, 'motherboard').map(
      (board) => on?.need(board, 'list of video outputs', board.specs.displayOutputs)?.length ?? 0,
    );
    const dead = outputs.some((count) => count > 0);
    return on?.verdict(
      'The picture does not come from the motherboard.',
      dead
        ? 'Its video outputs stay dead, since the CPU has no graphics: plug the monitor into the graphics card.'
        : undefined,
    );
  },
});
