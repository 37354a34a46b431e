import { defineRule } from '../define-rule';
import { fold } from '../spelling';
import { judge } from '../judge';
import { pairsOf } from '../chosen-parts';

const unregistered: ReadonlySet<string> = new Set([
  'am4',
  'am5',
  'lga115x',
  'lga1150',
  'lga1151',
  'lga1155',
  'lga1156',
  'lga1200',
  'lga1700',
  'lga1851',
]);

/** Registered modules on desktop sockets. */
export const ramRegistered = defineRule({
  id: 'ram-registered',
  title: 'Registered memory',
  source: 'written rule 17',
  reads: { ram: ['registered'], motherboard: ['socket'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Registered memory', unknown: 'Registered unknown' },
  find: (build) => {
    const on = judge(build, ['ram', 'motherboard']);
    for (const [kit, board] of pairsOf(build, 'ram', 'motherboard')) {
      if (on?.need(kit, 'registered type', kit.specs.registered) !== true) continue;
      const socket = on.need(board, 'socket', board.specs.socket);
      if (socket === undefined) continue;
      if (unregistered.has(fold(socket)))
        on.fail(`${kit.name} is registered memory for servers; ${socket} boards take unbuffered modules.`, [
          'registered module',
          `${socket} motherboard`,
        ]);
      else on.missing(`whether socket ${socket} takes registered memory`);
    }
    return on?.verdict('The memory is unbuffered, as desktop boards want it.');
  },
});
