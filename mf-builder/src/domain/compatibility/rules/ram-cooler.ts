import { defineRule, type BuildOf } from '../define-rule';
import { judge, type Judge } from '../judge';
import { chosen } from '../chosen-parts';

const reads = {
  ram: ['heightMm'],
  cooling: ['type', 'ramClearanceMm', 'fanRises', 'heightMm'],
  case: ['coolerMaxMm'],
} as const;

type Build = BuildOf<typeof reads>;
type Cooler = NonNullable<Build['cooling']>[number];

/** The front fan goes up over the memory by so many mm: what to do, where the chosen case has room for it. */
const raised = (build: Build, cooler: Cooler, memoryMm: number, byMm: number, on: Judge): string | undefined => {
  const boxes = chosen(build, 'case');
  const up = `Set the front fan of ${cooler.name} ${byMm} mm higher, over the memory`;
  if (boxes.length === 0) return `${up}: the cooler is so much higher then.`;
  const height = on.need(cooler, 'height', cooler.specs.heightMm);
  for (const box of boxes) {
    const room = on.need(box, 'room for a cooler', box.specs.coolerMaxMm);
    if (height === undefined || room === undefined || height + byMm <= room) continue;
    on.fail(
      `${cooler.name} is too high for ${box.name} with its front fan over the memory: ${height + byMm} mm, ${room} mm of room.`,
      [`${memoryMm} mm memory`, `${memoryMm - Math.min(byMm, height + byMm - room)} mm with the fan raised`],
    );
  }
  return height === undefined ? undefined : `${up}: it is ${height + byMm} mm high then, which the case has room for.`;
};

/** Modules up to the room under an air cooler, or a front fan that can go up over them. */
export const ramCooler = defineRule({
  id: 'ram-cooler',
  title: 'Memory under the cooler',
  source: 'written rule 19',
  reads,
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Memory too high', unknown: 'Memory fit unknown' },
  find: (build) => {
    if (chosen(build, 'cooling').every(({ specs }) => specs.type === 'liquid')) return undefined;
    const on = judge(build, ['ram', 'cooling'], ['case']);
    let note: string | undefined;
    for (const cooler of on ? chosen(build, 'cooling') : []) {
      const type = on?.need(cooler, 'type', cooler.specs.type);
      if (type !== 'air') continue;
      const room = on?.need(cooler, 'room above the memory', cooler.specs.ramClearanceMm);
      // Why: a cooler that does not reach over the memory leaves room for any module.
      if (room === null) continue;
      for (const kit of chosen(build, 'ram')) {
        const height = on?.need(kit, 'height', kit.specs.heightMm);
        if (!on || height === undefined || room === undefined || height <= room) continue;
        if (cooler.specs.fanRises === true) note = raised(build, cooler, height, height - room, on);
        else
          on.fail(`${kit.name} is too tall for ${cooler.name}: ${height} mm memory, ${room} mm under the cooler.`, [
            `${height} mm memory`,
            `${room} mm under the cooler`,
          ]);
      }
    }
    return on?.verdict('The memory fits under the cooler.', note);
  },
});
