import { times, type RuleCases } from '../../../../checks/rule-cases';

const mouse = { connectivity: ['USB-A' as const] };
const rear = { usbA: 2, usbC: 0, jack35: 1, optical: 0 };

export const cases: RuleCases = {
  made: [
    ['none', { motherboard: { rearIo: rear } }],
    ['pass', { motherboard: { rearIo: rear }, mouse, keyboard: { connectivity: ['2.4GHz'] } }],
    ['warning', { motherboard: { rearIo: rear }, mouse: times(2, mouse), keyboard: mouse }],
    [
      'pass',
      {
        motherboard: { rearIo: rear },
        mouse: times(2, mouse),
        keyboard: mouse,
        case: { frontUsb: [{ kind: 'USB-A', count: 1 }] },
      },
    ],
    ['unknown', { motherboard: { rearIo: rear }, mouse: times(2, mouse), keyboard: mouse, case: {} }],
    ['pass', { motherboard: { rearIo: { usbA: 1 } }, mouse }],
    ['warning', { motherboard: { rearIo: rear }, microphone: { connectivity: ['XLR'] } }],
    ['warning', { motherboard: { rearIo: rear, bluetooth: false }, headset: { connectivity: ['Bluetooth'] } }],
    ['unknown', { motherboard: { rearIo: rear }, headset: { connectivity: ['Bluetooth'] } }],
    [
      'pass',
      {
        motherboard: { rearIo: rear, bluetooth: true },
        headset: { connectivity: ['Bluetooth', '3.5mm'] },
        speakers: { connectivity: ['3.5mm'] },
      },
    ],
    ['unknown', { motherboard: { rearIo: rear }, mouse: {} }],
  ],
  real: [
    ['pass', { motherboard: 'motherboard18', microphone: 'microphone12' }],
    ['warning', { motherboard: 'motherboard18', microphone: 'microphone8' }],
    ['unknown', { motherboard: 'motherboard6', microphone: 'microphone12' }],
  ],
};
