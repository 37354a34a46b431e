import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen, pairsOf } from '../chosen-parts';
import { asksChipset, memoryTaken } from '../tables/registered-memory';

const kindOf = (registered: boolean): string => (registered ? 'registered' : 'unbuffered');

/** Registered modules on boards for them, unbuffered ones on the others. */
export const ramRegistered = defineRule({
  id: 'ram-registered',
  title: 'Registered memory',
  source: 'written rule 17, edition 13',
  reads: { ram: ['registered'], motherboard: ['socket', 'chipset'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Wrong kind of memory', unknown: 'Registered unknown' },
  find: (build) => {
    const on = judge(build, ['ram', 'motherboard']);
    for (const [kit, board] of pairsOf(build, 'ram', 'motherboard')) {
      const socket = on?.need(board, 'socket', board.specs.socket);
      const chipset =
        socket !== undefined && asksChipset(socket) ? on?.need(board, 'chipset', board.specs.chipset) : undefined;
      const taken = socket === undefined ? undefined : memoryTaken(socket, chipset);
      // Why before the kit is looked at: to a board that takes both it does not matter which it is.
      if (taken === 'either') continue;
      const isRegistered = on?.need(kit, 'registered type', kit.specs.registered);
      if (socket === undefined || isRegistered === undefined || (asksChipset(socket) && chipset === undefined))
        continue;
      const kind = kindOf(isRegistered);
      if (taken === undefined || (taken === 'unbuffered at least' && isRegistered))
        on?.missing(`whether ${board.name} takes ${kind} memory`);
      else if (taken !== 'unbuffered at least' && taken !== kind)
        on?.fail(`${kit.name} is ${kind} memory; boards like ${board.name} take ${taken} modules alone.`, [
          `${kind} module`,
          `${taken} modules wanted`,
        ]);
    }
    const kinds = new Set(chosen(build, 'ram').map(({ specs }) => specs.registered));
    const [only, ...more] = kinds;
    return on?.verdict(
      only === undefined || more.length > 0
        ? 'This motherboard takes registered and unbuffered memory.'
        : `The memory is ${kindOf(only)}, and this motherboard takes such.`,
    );
  },
});
