import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { fold, has } from '../spelling';
import { chosen, pairsOf } from '../chosen-parts';

/** Up to this rate in MT/s memory on AM5 is likely to run at what it is rated for. */
const fastestOnAm5 = 6400;

/** On AM5: memory above DDR5-6400, or with a clock driver of its own. XMP alone is a note. */
// Why a clock driver is asked for from DDR5-6400 on: there are none below.
export const memoryProfile = defineRule({
  id: 'memory-profile',
  title: 'Memory profile',
  source: 'edition 2, memory-profile',
  reads: { ram: ['profiles', 'speed', 'cudimm'], motherboard: ['socket'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Profile not for AM5', unknown: 'Profile unknown' },
  find: (build) => {
    const boards = chosen(build, 'motherboard');
    if (boards.every(({ specs }) => specs.socket !== undefined && fold(specs.socket) !== 'am5')) return undefined;
    const on = judge(build, ['ram', 'motherboard']);
    for (const board of boards) on?.need(board, 'socket', board.specs.socket);
    let note: string | undefined;
    for (const [kit, board] of pairsOf(build, 'ram', 'motherboard')) {
      if (fold(board.specs.socket ?? '') !== 'am5') continue;
      const { profiles } = kit.specs;
      const speed = on?.need(kit, 'speed', kit.specs.speed);
      if (speed !== undefined && speed >= fastestOnAm5) on?.need(kit, 'clock driver', kit.specs.cudimm);
      if (kit.specs.cudimm === true)
        on?.warn(`${kit.name} has a clock driver that AM5 passes by: CUDIMM, plain modules wanted.`, [
          'CUDIMM',
          'plain modules',
        ]);
      if (speed !== undefined && speed > fastestOnAm5)
        on?.warn(`${kit.name} may not reach its rate on AM5: ${speed} MT/s memory, ${fastestOnAm5} MT/s at most.`, [
          `${speed} MT/s memory`,
          `${fastestOnAm5} MT/s at most`,
        ]);
      if (profiles !== undefined && has(profiles, 'XMP') && !has(profiles, 'EXPO'))
        note ??= `${kit.name} has an XMP profile alone. AM5 boards read it too, but it was tried on Intel boards; EXPO is made for AM5.`;
    }
    return on?.verdict('The memory has a profile that AM5 boards run.', note);
  },
});
