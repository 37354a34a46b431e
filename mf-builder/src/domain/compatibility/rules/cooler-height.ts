import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** The height of an air cooler up to the room in the case. */
export const coolerHeight = defineRule({
  id: 'cooler-height',
  title: 'Cooler height',
  source: 'written rule 43',
  reads: { cooling: ['type', 'heightMm'], case: ['coolerMaxMm'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Cooler too high', unknown: 'Cooler fit unknown' },
  find: (build) => {
    if (chosen(build, 'cooling').every(({ specs }) => specs.type === 'liquid')) return undefined;
    const on = judge(build, ['cooling', 'case']);
    for (const cooler of chosen(build, 'cooling')) {
      // Why: the block of a liquid cooler is low; only air coolers reach the side panel.
      if (on?.need(cooler, 'type', cooler.specs.type) !== 'air') continue;
      for (const box of chosen(build, 'case')) {
        const height = on.need(cooler, 'height', cooler.specs.heightMm);
        const room = on.need(box, 'room for a CPU cooler', box.specs.coolerMaxMm);
        if (height === undefined || room === undefined || height <= room) continue;
        on.fail(`${cooler.name} is too tall for ${box.name}: ${height} mm cooler, ${room} mm case.`, [
          `${height} mm cooler`,
          `${room} mm case`,
        ]);
      }
    }
    return on?.verdict('The cooler fits under the side panel.');
  },
});
