import { driveFacts, type Drive } from '../build-facts/drives';
import { arrange, listed, maySit, speaksOf } from '../build-facts/m2-arrangement';
import { defineRule } from '../define-rule';
import { factOf, judge } from '../judge';

const mayBePcie = ({ bus }: Drive): boolean => bus !== 'sata';

/** A drive of a later generation than its slot. */
export const m2Gen = defineRule({
  id: 'm2-gen',
  title: 'M.2 speed',
  source: 'written rule 30',
  reads: { storage: driveFacts, motherboard: ['m2'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Slot slows the drive', unknown: 'M.2 speed unknown' },
  find: (build) => {
    if (!speaksOf(build, mayBePcie) || !maySit(build)) return undefined;
    const on = judge(build, ['storage', 'motherboard']);
    // Why: a SATA drive has no PCIe generation to lose.
    const { verdict, drives, slots } = arrange(
      build,
      on,
      ({ bus, gen }, slot) => {
        if (bus === 'sata') return 'pass';
        if (gen === undefined || slot.gen === undefined) return 'unknown';
        return gen > slot.gen ? 'warning' : 'pass';
      },
      mayBePcie,
    );
    const onPcie = drives.filter(({ bus }) => bus !== 'sata');
    if (verdict === 'unknown') {
      for (const { part, gen } of onPcie) if (gen === undefined) on?.missing(factOf(part, 'PCIe generation'));
      if (slots.some(({ gen }) => gen === undefined)) on?.missing('the PCIe generation of the M.2 slots');
    } else if (verdict === 'warning') {
      const fastest = onPcie.toSorted((a, b) => (b.gen ?? 0) - (a.gen ?? 0))[0];
      const values = [
        `PCIe ${fastest?.gen?.toFixed(1) ?? ''} drive`,
        `slots of PCIe ${listed(
          slots.map(({ gen }) => gen),
          (gen) => gen.toFixed(1),
        )}`,
      ] as const;
      on?.warn(`${fastest?.part.name ?? 'A drive'} is faster than its slot: ${values.join(', ')}.`, values);
    }
    return on?.verdict('No slot slows an M.2 drive down.');
  },
});
