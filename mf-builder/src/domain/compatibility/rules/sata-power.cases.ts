import { times, type RuleCases } from '../../../../checks/rule-cases';

const m2 = { formFactor: 'M.2-2280', nvme: true, pcieGen: 4 };
const hub = { hub: 'SATA' as const };
const sas = { formFactor: '3.5"', interface: 'SAS 12 Gb/s' };
const u2 = { formFactor: '2.5"', interface: 'U.2' };
const sata = { formFactor: '2.5"', interface: 'SATA 6.0 Gb/s' };

export const cases: RuleCases = {
  made: [
    ['pass', { storage: [m2, sata], psu: { sata: 1 } }],
    ['warning', { storage: times(5, sata), psu: { sata: 4 } }],
    ['unknown', { storage: sata, psu: {} }],
    ['warning', { storage: [sata, sas, u2], psu: { sata: 2 } }],
    ['none', { storage: { formFactor: '3.5"', interface: 'PATA' }, psu: { sata: 0 } }],
    ['none', { storage: { formFactor: 'AIC', interface: 'PCIe 3.0 x4' }, psu: { sata: 0 } }],
    // Hubs of fans: one for all packs of a connector.
    ['pass', { caseFan: times(3, hub), psu: { sata: 1 } }],
    ['warning', { storage: sata, caseFan: hub, psu: { sata: 1 } }],
    ['warning', { caseFan: [hub, { connector: 'iCUE LINK', hub: 'SATA' }], psu: { sata: 1 } }],
    ['none', { caseFan: [{ connector: 'iCUE LINK', hub: 'PCIe' }, { connector: '4-pin PWM' }], psu: { sata: 1 } }],
  ],
  real: [
    ['pass', { storage: 'storage18', psu: 'psu1' }],
    ['warning', { storage: ['storage20', 'storage20', 'storage20', 'storage19', 'storage19'], psu: 'psu9' }],
    ['unknown', { storage: 'storage18', psu: 'seasonic-core' }],
  ],
};
