import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';
import { cases, part } from '../oracle-cases';

const x16 = (gen: number): NonNullable<Facts<'motherboard'>['pcie']>[number] => ({ length: 16, lanes: 16, gen });

const of = (
  gpu: Facts<'gpu'>,
  pcie: Facts<'motherboard'>['pcie'],
  housing: Facts<'case'>,
  more: CheckedBuild = {},
): CheckedBuild => ({
  gpu: [part('gpu', gpu)],
  motherboard: [part('motherboard', pcie === undefined ? {} : { pcie })],
  case: [part('case', housing)],
  ...more,
});
const cpu = (pcieGen: number): CheckedBuild => ({ cpu: [part('cpu', { pcieGen })] });
const cable = (kind: string): CheckedBuild => ({ cables: [part('cables', { kind })] });
const sandwich = (riserGen: number): Facts<'case'> => ({ layout: 'sandwich', riserGen });

cases('riser', [
  ['all of 4.0 on a riser of 4.0', of({ pcieGen: 4 }, [x16(4)], sandwich(4), cpu(4)), 'pass'],
  ['all of 5.0 on a riser of 4.0', of({ pcieGen: 5 }, [x16(5)], sandwich(4), cpu(5)), 'warning'],
  ['the CPU is no later', of({ pcieGen: 5 }, [x16(5)], sandwich(4), cpu(4)), 'pass'],
  ['the CPU is no later, all else unknown', of({}, undefined, sandwich(4), cpu(4)), 'pass'],
  ['no CPU chosen', of({ pcieGen: 5 }, [x16(5)], sandwich(4)), 'warning'],
  ['the card unknown', of({}, [x16(5)], sandwich(4), cpu(5)), 'unknown'],
  ['the riser unknown', of({ pcieGen: 4 }, [x16(4)], { layout: 'sandwich' }, cpu(4)), undefined],
  ['the fastest of two slots', of({ pcieGen: 5 }, [x16(3), x16(5)], sandwich(4), cpu(5)), 'warning'],
  ['a slot of unknown length', of({ pcieGen: 5 }, [x16(3), { gen: 5 }], sandwich(4), cpu(5)), 'unknown'],
  ['a short slot of unknown generation', of({ pcieGen: 5 }, [x16(4), { length: 4 }], sandwich(4), cpu(5)), 'pass'],
  ['no slot that may be x16', of({ pcieGen: 5 }, [{ length: 4, gen: 5 }], sandwich(4), cpu(5)), undefined],
  ['an upright case', of({ pcieGen: 5 }, [x16(5)], { layout: 'standard' }, cpu(5)), undefined],
  ['a case of unknown layout with a riser', of({ pcieGen: 5 }, [x16(5)], { riserGen: 3 }, cpu(5)), 'warning'],
  ['a cable of 3.0', of({ pcieGen: 4 }, [x16(4)], {}, { ...cpu(4), ...cable('PCIe 3.0 x16 riser') }), 'warning'],
  ['a cable of 4.0', of({ pcieGen: 4 }, [x16(4)], {}, { ...cpu(4), ...cable('PCIe 4.0 x16 Riser') }), 'pass'],
  ['a cable that does not say', of({ pcieGen: 4 }, [x16(4)], {}, { ...cpu(4), ...cable('PCIe x16 riser') }), 'unknown'],
  ['another cable', of({ pcieGen: 4 }, [x16(4)], {}, { ...cpu(4), ...cable('DisplayPort 1.4') }), undefined],
  [
    'the riser of the case and a slower cable',
    of({ pcieGen: 4 }, [x16(4)], sandwich(4), { ...cpu(4), ...cable('PCIe 3.0 x16 riser') }),
    'warning',
  ],
  ['no card', { ...of({}, [x16(5)], sandwich(3)), gpu: null }, undefined],
]);
