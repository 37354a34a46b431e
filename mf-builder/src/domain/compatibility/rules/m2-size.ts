import { driveFacts, type Drive } from '../build-facts/drives';
import { arrange, listed, maySit, speaksOf } from '../build-facts/m2-arrangement';
import { m2SlotReads, takesOfSlots, thatWork, typesBeside, type M2Place } from '../build-facts/slots-by-cpu';
import { defineRule } from '../define-rule';
import { factOf, judge } from '../judge';
import type { Verdict } from '../types';

/** A slot of each drive's length. */
export const m2Size = defineRule({
  id: 'm2-size',
  title: 'M.2 length',
  source: 'written rule 28',
  reads: { storage: driveFacts, ...m2SlotReads },
  takes: { motherboard: takesOfSlots(({ sizes }) => [sizes]) },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'M.2 length differs', unknown: 'M.2 length unknown' },
  find: (build) => {
    if (!speaksOf(build, () => true) || !maySit(build)) return undefined;
    const on = judge(build, ['storage', 'motherboard'], typesBeside(build));
    const fits = ({ size }: Drive, { sizes }: M2Place): Verdict =>
      size === undefined || sizes === undefined ? 'unknown' : sizes.includes(size) ? 'pass' : 'fail';
    const { verdict, drives, slots } = arrange(build, on, fits);
    if (verdict === 'fail') {
      const odd = drives.find((drive) => slots.every((slot) => fits(drive, slot) === 'fail'));
      const sizes = listed(
        slots.flatMap((slot) => slot.sizes ?? []),
        String,
      );
      const oneThatWorks = thatWork(build).replace('work', 'works');
      const [what, where] = odd
        ? [`${odd.size} drive`, `slots for ${sizes}`]
        : [
            `drives of ${listed(
              drives.map(({ size }) => size),
              String,
            )}`,
            `${slots.length} slots for ${sizes}`,
          ];
      on?.fail(`${odd?.part.name ?? 'An M.2 drive'} has no M.2 slot of its length${oneThatWorks}: ${what}, ${where}.`, [
        what,
        where,
      ]);
    } else if (verdict === 'unknown') {
      for (const { part, size } of drives) if (size === undefined) on?.missing(factOf(part, 'length'));
      if (slots.some(({ sizes }) => sizes === undefined)) on?.missing('the drive lengths that the M.2 slots take');
    }
    return on?.verdict('Each M.2 drive has a slot of its length.');
  },
});
