import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** Modules up to the room under an air cooler. */
export const ramCooler = defineRule({
  id: 'ram-cooler',
  title: 'Memory under the cooler',
  source: 'written rule 19',
  reads: { ram: ['heightMm'], cooling: ['type', 'ramClearanceMm'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Memory too high', unknown: 'Memory fit unknown' },
  find: (build) => {
    if (chosen(build, 'cooling').every(({ specs }) => specs.type === 'liquid')) return undefined;
    const on = judge(build, ['ram', 'cooling']);
    for (const cooler of chosen(build, 'cooling')) {
      const type = on?.need(cooler, 'type', cooler.specs.type);
      if (type !== 'air') continue;
      const room = on?.need(cooler, 'room above the memory', cooler.specs.ramClearanceMm);
      // Why: a cooler that does not reach over the memory leaves room for any module.
      if (room === null) continue;
      for (const kit of chosen(build, 'ram')) {
        const height = on?.need(kit, 'height', kit.specs.heightMm);
        if (height === undefined || room === undefined || height <= room) continue;
        on?.fail(`${kit.name} is too tall for ${cooler.name}: ${height} mm memory, ${room} mm under the cooler.`, [
          `${height} mm memory`,
          `${room} mm under the cooler`,
        ]);
      }
    }
    return on?.verdict('The memory fits under the cooler.');
  },
});
