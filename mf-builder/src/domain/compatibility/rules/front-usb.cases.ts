import type { RuleCases } from '../../../../checks/rule-cases';

const usb3 = (count: number) => ({ kind: 'USB-A' as const, gen: '3.2 Gen 1', count });
const hub = { hub: 'SATA' as const };
const usb2 = (count: number) => ({ kind: 'USB-A' as const, gen: '2.0', count });

export const cases: RuleCases = {
  made: [
    ['pass', { motherboard: {}, case: { frontUsb: [] } }],
    ['pass', { motherboard: {}, case: { frontUsb: [{ kind: 'USB-A', count: 2 }] } }],
    ['warning', { motherboard: { frontUsbC: false }, case: { frontUsb: [{ kind: 'USB-C', count: 1 }] } }],
    ['unknown', { motherboard: {}, case: { frontUsb: [{ kind: 'USB-C', count: 1 }] } }],
    ['pass', { motherboard: { usb3Headers: 1 }, case: { frontUsb: [usb3(2)] } }],
    ['warning', { motherboard: { usb3Headers: 1 }, case: { frontUsb: [usb3(3)] } }],
    ['warning', { motherboard: {}, case: { frontUsb: [usb3(4)] } }],
    ['pass', { motherboard: { usb3Headers: 2 }, case: { frontUsb: [usb3(4)] } }],
    ['warning', { motherboard: { usb3Headers: 0 }, case: { frontUsb: [usb3(1)] } }],
    ['pass', { motherboard: { usb3Headers: 1, usb2Headers: 1 }, case: { frontUsb: [usb3(2), usb2(2)] } }],
    ['warning', { motherboard: { usb3Headers: 1, usb2Headers: 1 }, case: { frontUsb: [usb2(3)] } }],
    ['unknown', { motherboard: { usb3Headers: 1, usb2Headers: 2 }, case: { frontUsb: [{ kind: 'USB-A', count: 4 }] } }],
    ['pass', { motherboard: { usb3Headers: 2, usb2Headers: 2 }, case: { frontUsb: [{ kind: 'USB-A', count: 4 }] } }],
    ['unknown', { motherboard: { usb3Headers: 2 }, case: {} }],
    // Each hub of fans takes a 9-pin header.
    ['pass', { motherboard: {}, case: { frontUsb: [usb3(2)] }, caseFan: [hub, hub] }],
    ['warning', { motherboard: {}, case: { frontUsb: [usb2(2)] }, caseFan: hub }],
    ['warning', { motherboard: {}, case: { frontUsb: [] }, caseFan: [hub, { connector: 'iCUE LINK' }] }],
    ['pass', { motherboard: { usb2Headers: 2 }, case: { frontUsb: [usb2(2)] }, caseFan: hub }],
  ],
  real: [
    ['pass', { case: 'case10', motherboard: 'motherboard15' }],
    ['warning', { case: 'case10', motherboard: 'motherboard4' }],
    ['warning', { case: 'case20', motherboard: 'motherboard5' }],
    ['unknown', { case: 'case10', motherboard: 'trx50-sage' }],
  ],
};
