import type { RuleCases } from '../../../../checks/rule-cases';

const pixels: { resolution: [number, number] } = { resolution: [3840, 2160] };
const uhd = { ...pixels, hdr: 'none' };
const hdmi20 = { kind: 'HDMI', version: '2.0', dsc: false };
const hdmi21 = { kind: 'HDMI', version: '2.1', dsc: false };
const dp14 = { kind: 'DP', version: '1.4', dsc: true };

export const cases: RuleCases = {
  made: [
    // 4K at 144 Hz: 30.4 Gbit/s, in HDR 38.0. At 165 Hz 34.8, in HDR 43.5.
    [
      'pass',
      { gpu: { ports: [{ ...hdmi21, count: 1 }] }, monitor: { ...uhd, hz: 144, inputs: [hdmi21], hdr: 'HDR10' } },
    ],
    [
      'warning',
      { gpu: { ports: [{ ...hdmi21, count: 1 }] }, monitor: { ...uhd, hz: 165, inputs: [hdmi21], hdr: 'HDR10' } },
    ],
    [
      'pass',
      { gpu: { ports: [{ ...hdmi21, count: 1 }] }, monitor: { ...uhd, hz: 165, inputs: [hdmi21], hdr: 'none' } },
    ],
    ['unknown', { gpu: { ports: [{ ...hdmi21, count: 1 }] }, monitor: { ...pixels, hz: 165, inputs: [hdmi21] } }],
    ['none', { monitor: { ...uhd, hz: 60, inputs: [hdmi20] } }],
    ['pass', { gpu: { ports: [{ ...hdmi21, count: 1 }] }, monitor: { ...uhd, hz: 60, inputs: [hdmi20] } }],
    ['warning', { gpu: { ports: [{ ...hdmi21, count: 1 }] }, monitor: { ...uhd, hz: 144, inputs: [hdmi20] } }],
    [
      'pass',
      {
        gpu: {
          ports: [
            { ...hdmi21, count: 1 },
            { ...dp14, count: 1 },
          ],
        },
        monitor: { ...uhd, hz: 144, inputs: [hdmi20, dp14] },
      },
    ],
    [
      'unknown',
      {
        gpu: { ports: [{ ...dp14, count: 1 }] },
        monitor: { ...uhd, hz: 144, inputs: [{ kind: 'DP', version: '1.4' }] },
      },
    ],
    ['pass', { gpu: { ports: [{ ...dp14, count: 1 }] }, monitor: { ...uhd, hz: 30, inputs: [{ kind: 'DP' }] } }],
    ['unknown', { gpu: { ports: [{ ...dp14, count: 1 }] }, monitor: { ...uhd, hz: 144, inputs: [{ kind: 'DP' }] } }],
    ['warning', { gpu: { ports: [{ ...dp14, count: 1 }] }, monitor: { ...uhd, hz: 60, inputs: [hdmi20] } }],
    [
      'pass',
      {
        gpu: { ports: [{ kind: 'DisplayPort', version: '2.1', count: 1 }] },
        monitor: { ...uhd, hz: 120, inputs: [{ kind: 'DP', version: '1.4', dsc: false }] },
      },
    ],
    [
      'unknown',
      {
        gpu: { ports: [{ kind: 'DP', version: '2.1', count: 1, dsc: false }] },
        monitor: { ...uhd, hz: 240, inputs: [{ kind: 'DP', version: '2.1 UHBR20', dsc: false }] },
      },
    ],
    ['fail', { gpu: null, cpu: { igpu: null }, motherboard: { displayOutputs: ['HDMI'] }, monitor: {} }],
    ['fail', { gpu: null, cpu: {}, motherboard: { displayOutputs: [] }, monitor: {} }],
    [
      'pass',
      {
        gpu: null,
        cpu: { igpu: 'UHD 770' },
        motherboard: { displayOutputs: ['HDMI 2.1'] },
        monitor: { ...uhd, hz: 60, inputs: [hdmi20] },
      },
    ],
    [
      'unknown',
      {
        gpu: null,
        cpu: { igpu: 'UHD 770' },
        motherboard: { displayOutputs: ['HDMI'] },
        monitor: { ...uhd, hz: 60, inputs: [hdmi20] },
      },
    ],
    ['unknown', { gpu: {}, monitor: { ...uhd, hz: 60, inputs: [hdmi20] } }],
  ],
  real: [
    ['pass', { monitor: 'monitor11', gpu: 'gpu22' }],
    ['fail', { monitor: 'monitor2', gpu: null, cpu: 'cpu2', motherboard: 'motherboard2' }],
    ['warning', { monitor: 'monitor2', gpu: null, cpu: 'cpu5', motherboard: 'motherboard10' }],
    ['pass', { monitor: 'monitor26', gpu: 'gpu22' }],
    ['unknown', { monitor: 'monitor18', gpu: null, cpu: 'cpu5', motherboard: 'motherboard10' }],
  ],
};
