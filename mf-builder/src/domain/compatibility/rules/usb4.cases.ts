import { times, type RuleCases } from '../../../../checks/rule-cases';

const dock = { interface: 'USB-C', needsUsb4: true };

export const cases: RuleCases = {
  made: [
    ['none', { capture: { interface: 'PCIe x4' }, motherboard: { usb4: 0 } }],
    ['none', { capture: { ...dock, needsUsb4: false }, motherboard: {} }],
    ['pass', { capture: dock, motherboard: { usb4: 1 } }],
    ['warning', { capture: times(2, dock), motherboard: { usb4: 1 } }],
    ['warning', { networkCard: { interface: 'Thunderbolt 3' }, motherboard: { usb4: 0 } }],
    ['unknown', { soundCard: { interface: 'USB-C' }, motherboard: { usb4: 2 } }],
    ['unknown', { capture: dock, motherboard: {} }],
  ],
  real: [
    ['pass', { networkCard: 'qna-t310g1s', motherboard: 'proart-x870e' }],
    ['warning', { networkCard: 'qna-t310g1s', motherboard: 'a320m-dvs' }],
    ['unknown', { networkCard: 'qna-t310g1s', motherboard: 'h97-pro4' }],
  ],
};
