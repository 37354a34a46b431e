import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen, pairsOf } from '../chosen-parts';

/** A rated speed above that of the motherboard; above the JEDEC rate a note. */
export const ramSpeed = defineRule({
  id: 'ram-speed',
  title: 'Memory speed',
  source: 'written rule 13',
  reads: { ram: ['speed'], motherboard: ['maxRamSpeed'], cpu: ['memSpeed'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Memory runs slower', unknown: 'Memory speed unknown' },
  find: (build) => {
    const on = judge(build, ['ram', 'motherboard']);
    for (const [kit, board] of pairsOf(build, 'ram', 'motherboard')) {
      const speed = on?.need(kit, 'speed', kit.specs.speed);
      const most = on?.need(board, 'highest memory speed', board.specs.maxRamSpeed);
      if (speed === undefined || most === undefined || speed <= most) continue;
      on?.warn(`${kit.name} is rated for ${speed} MT/s; on ${board.name} it runs at ${most} MT/s.`, [
        `${speed} MT/s memory`,
        `${most} MT/s motherboard`,
      ]);
    }
    // Why: the CPU's JEDEC rate only brings a note, so the verdict does not wait for it.
    const base = chosen(build, 'cpu').flatMap(({ specs }) => specs.memSpeed ?? []);
    const faster = chosen(build, 'ram').some(({ specs }) => base.some((rate) => (specs.speed ?? 0) > rate));
    return on?.verdict(
      'The motherboard runs the memory at its rated speed.',
      faster ? 'Switch on XMP or EXPO in the BIOS to reach the rated speed.' : undefined,
    );
  },
});
