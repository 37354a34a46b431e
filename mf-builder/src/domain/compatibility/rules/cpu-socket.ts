import { defineRule } from '../define-rule';
import { fold } from '../spelling';
import { judge } from '../judge';
import { pairsOf } from '../chosen-parts';

/** The socket of the CPU is that of the motherboard. */
export const cpuSocket = defineRule({
  id: 'cpu-socket',
  title: 'CPU socket',
  source: 'written rule 1',
  reads: { cpu: ['socket'], motherboard: ['socket'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Socket differs', unknown: 'Socket unknown' },
  find: (build) => {
    const on = judge(build, ['cpu', 'motherboard']);
    for (const [cpu, board] of pairsOf(build, 'cpu', 'motherboard')) {
      const plug = on?.need(cpu, 'socket', cpu.specs.socket);
      const socket = on?.need(board, 'socket', board.specs.socket);
      if (plug === undefined || socket === undefined || fold(plug) === fold(socket)) continue;
      on?.fail(`${cpu.name} needs socket ${plug}; ${board.name} has ${socket}.`, [
        `${plug} CPU`,
        `${socket} motherboard`,
      ]);
    }
    return on?.verdict('The CPU fits the socket of the motherboard.');
  },
});
