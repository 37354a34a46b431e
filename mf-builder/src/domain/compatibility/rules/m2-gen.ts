import { driveFacts, type Drive } from '../build-facts/drives';
import { arrange, maySit, speaksOf } from '../build-facts/m2-arrangement';
import { linkWords, noteWants, slows } from '../build-facts/m2-speed';
import { m2SlotReads, takesOfSlots, thatWork, typesBeside } from '../build-facts/slots-by-cpu';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import type { Verdict } from '../types';

const mayBePcie = ({ bus }: Drive): boolean => bus === undefined || bus === 'pcie';

const grades: Readonly<Record<string, Verdict>> = { true: 'warning', false: 'pass' };

/** A drive of a later generation than its slot, or of more lanes. */
export const m2Gen = defineRule({
  id: 'm2-gen',
  title: 'M.2 speed',
  source: 'written rule 30',
  reads: { storage: driveFacts, ...m2SlotReads },
  takes: { motherboard: takesOfSlots(({ gen, lanes }) => [gen, lanes]) },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Slot slows the drive', unknown: 'M.2 speed unknown' },
  find: (build) => {
    if (!speaksOf(build, mayBePcie) || !maySit(build)) return undefined;
    const on = judge(build, ['storage', 'motherboard'], typesBeside(build));
    const { verdict, drives, slots, loser } = arrange(
      build,
      on,
      (drive, slot) => grades[String(slows(drive, slot))] ?? 'unknown',
      mayBePcie,
    );
    if (verdict === 'unknown') {
      noteWants(drives, on);
      if (slots.some(({ gen }) => gen === undefined)) on?.missing('the PCIe generation of the M.2 slots');
      if (slots.some(({ lanes }) => lanes === undefined)) on?.missing('the number of lanes of the M.2 slots');
    } else if (verdict === 'warning') {
      const values = [
        `PCIe ${linkWords(loser?.links ?? [], ' or ')} drive`,
        `slots of PCIe ${linkWords(slots, ', ')}`,
      ] as const;
      on?.warn(
        `${loser?.part.name ?? 'A drive'} is faster than its slot: ${values.join(', ')}${thatWork(build)}.`,
        values,
      );
    }
    return on?.verdict('No slot slows an M.2 drive down.');
  },
});
