import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { pairsOf } from '../chosen-parts';

/** A module above its share of the motherboard's maximum. */
export const ramSlotCapacity = defineRule({
  id: 'ram-slot-capacity',
  title: 'Memory per slot',
  source: 'written rule 12',
  reads: { ram: ['moduleGB'], motherboard: ['maxMemory', 'memorySlots'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Large for one slot', unknown: 'Slot limit unknown' },
  find: (build) => {
    const on = judge(build, ['ram', 'motherboard']);
    for (const [kit, board] of pairsOf(build, 'ram', 'motherboard')) {
      const size = on?.need(kit, 'module size', kit.specs.moduleGB);
      const most = on?.need(board, 'maximum memory', board.specs.maxMemory);
      const slots = on?.need(board, 'number of memory slots', board.specs.memorySlots);
      if (size === undefined || most === undefined || slots === undefined || size * slots <= most) continue;
      const share = Math.round((most / slots) * 10) / 10;
      on?.warn(
        `${kit.name} has ${size} GB modules; ${board.name} is listed for ${share} GB per slot. Look at its memory list.`,
        [`${size} GB module`, `${share} GB per slot`],
      );
    }
    return on?.verdict('Each slot takes a module of this size.');
  },
});
