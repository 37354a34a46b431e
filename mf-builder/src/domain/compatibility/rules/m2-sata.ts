import { count, driveFacts, type Drive } from '../build-facts/drives';
import { arrange, maySit, speaksOf } from '../build-facts/m2-arrangement';
import { m2SlotReads, takesOfSlots, thatWork, typesBeside } from '../build-facts/slots-by-cpu';
import { defineRule } from '../define-rule';
import { counted } from '../spelling';
import { factOf, judge } from '../judge';

const mayBeSata = ({ bus }: Drive): boolean => bus === undefined || bus === 'sata';

/** A slot that carries SATA for each SATA drive. */
export const m2Sata = defineRule({
  id: 'm2-sata',
  title: 'SATA in M.2',
  source: 'written rule 29',
  reads: { storage: driveFacts, ...m2SlotReads },
  takes: { motherboard: takesOfSlots(({ sata }) => [sata]) },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'M.2 without SATA', unknown: 'M.2 SATA unknown' },
  find: (build) => {
    if (!speaksOf(build, mayBeSata) || !maySit(build)) return undefined;
    const on = judge(build, ['storage', 'motherboard'], typesBeside(build));
    const { verdict, drives, slots } = arrange(
      build,
      on,
      ({ bus }, { sata }) => {
        if (bus === undefined) return 'unknown';
        if (bus !== 'sata' || sata === true) return 'pass';
        return sata === false ? 'fail' : 'unknown';
      },
      mayBeSata,
    );
    const onSata = drives.filter(({ bus }) => bus === 'sata');
    if (verdict === 'fail') {
      const drivesThere = counted(count(onSata), 'SATA M.2 drive');
      const there = slots.filter(({ sata }) => sata !== false).length;
      on?.fail(
        `${onSata[0]?.part.name ?? 'A drive'} finds no M.2 slot that carries SATA${thatWork(build).replace(' that work', ' and works')}: ${drivesThere}, ${counted(there, 'such slot')}.`,
        [drivesThere, `${counted(there, 'M.2 slot')} with SATA`],
      );
    } else if (verdict === 'unknown') {
      for (const { part, bus } of drives) if (bus === undefined) on?.missing(factOf(part, 'interface'));
      if (onSata.length > 0 && slots.some(({ sata }) => sata === undefined))
        on?.missing('whether the M.2 slots carry SATA');
    }
    return on?.verdict('No M.2 slot has to carry SATA that does not.');
  },
});
