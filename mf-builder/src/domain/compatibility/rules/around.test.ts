import { type RuleCase, times, verdictOf } from '../../../../checks/rule-cases';

const cpu = { maxPowerW: 125, igpu: null };
const gpu = { tdpW: 200 };
const old = { power: 450, atxVersion: '2.4' };
const uhd: { resolution: [number, number] } = { resolution: [3840, 2160] };
const hdmi20 = { kind: 'HDMI', version: '2.0', dsc: false };
const hdmi21 = { kind: 'HDMI', version: '2.1', dsc: false };
const dp14 = { kind: 'DP', version: '1.4', dsc: true };
const mouse = { connectivity: ['USB-A' as const] };
const rear = { usbA: 2, usbC: 0, jack35: 1, optical: 0 };

const cases: readonly RuleCase[] = [
  ['psu-wattage', 'none', { cpu, psu: { power: 100 } }],
  ['psu-wattage', 'fail', { cpu, gpu, psu: { power: 399 } }],
  ['psu-wattage', 'warning', { cpu, gpu, psu: { power: 400 } }],
  ['psu-wattage', 'warning', { cpu, gpu, psu: { power: 479 } }],
  ['psu-wattage', 'pass', { cpu, gpu, psu: { power: 480 } }],
  ['psu-wattage', 'pass', { cpu, gpu: null, psu: { power: 240 } }],
  ['psu-wattage', 'fail', { cpu, gpu: [gpu, {}], psu: { power: 399 } }],
  ['psu-wattage', 'unknown', { cpu, gpu: [gpu, {}], psu: { power: 400 } }],
  ['psu-wattage', 'fail', { cpu: { tdpW: 125 }, gpu, psu: { power: 399 } }],
  ['psu-wattage', 'warning', { cpu: { tdpW: 125 }, gpu, psu: { power: 400 } }],
  ['psu-wattage', 'unknown', { cpu: { tdpW: 125 }, gpu, psu: { power: 1000 } }],
  ['psu-wattage', 'fail', { cpu, gpu: times(2, gpu), psu: { power: 599 } }],
  ['psu-recommended', 'pass', { gpu: { recommendedPsuW: 650 }, psu: { power: 650 } }],
  ['psu-recommended', 'warning', { gpu: { recommendedPsuW: 650 }, psu: { power: 550 } }],
  ['psu-recommended', 'unknown', { gpu: {}, psu: { power: 550 } }],
  ['psu-transient', 'pass', { cpu: {}, gpu: {}, psu: { atxVersion: 'ATX 3.0' } }],
  ['psu-transient', 'warning', { cpu, gpu, psu: old }],
  ['psu-transient', 'pass', { cpu, gpu, psu: { ...old, power: 500 } }],
  ['psu-transient', 'unknown', { cpu, gpu, psu: { power: 1000 } }],
  ['psu-eps', 'pass', { motherboard: { cpuPower: ['8-pin', '4-pin'] }, psu: { eps8: 2 } }],
  ['psu-eps', 'warning', { motherboard: { cpuPower: ['8-pin', '4-pin'] }, psu: { eps8: 1 } }],
  ['psu-eps', 'fail', { motherboard: { cpuPower: ['8-pin'] }, psu: { eps8: 0 } }],
  ['psu-eps', 'unknown', { motherboard: {}, psu: { eps8: 2 } }],
  ['monitor-link', 'none', { monitor: { ...uhd, hz: 60, inputs: [hdmi20] } }],
  [
    'monitor-link',
    'pass',
    { gpu: { ports: [{ ...hdmi21, count: 1 }] }, monitor: { ...uhd, hz: 60, inputs: [hdmi20] } },
  ],
  [
    'monitor-link',
    'warning',
    { gpu: { ports: [{ ...hdmi21, count: 1 }] }, monitor: { ...uhd, hz: 144, inputs: [hdmi20] } },
  ],
  [
    'monitor-link',
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
    'monitor-link',
    'unknown',
    { gpu: { ports: [{ ...dp14, count: 1 }] }, monitor: { ...uhd, hz: 144, inputs: [{ kind: 'DP', version: '1.4' }] } },
  ],
  [
    'monitor-link',
    'unknown',
    { gpu: { ports: [{ ...dp14, count: 1 }] }, monitor: { ...uhd, hz: 60, inputs: [{ kind: 'DP' }] } },
  ],
  [
    'monitor-link',
    'warning',
    { gpu: { ports: [{ ...dp14, count: 1 }] }, monitor: { ...uhd, hz: 60, inputs: [hdmi20] } },
  ],
  [
    'monitor-link',
    'pass',
    {
      gpu: { ports: [{ kind: 'DisplayPort', version: '2.1', count: 1 }] },
      monitor: { ...uhd, hz: 120, inputs: [{ kind: 'DP', version: '1.4', dsc: false }] },
    },
  ],
  [
    'monitor-link',
    'unknown',
    {
      gpu: { ports: [{ kind: 'DP', version: '2.1', count: 1, dsc: false }] },
      monitor: { ...uhd, hz: 240, inputs: [{ kind: 'DP', version: '2.1 UHBR20', dsc: false }] },
    },
  ],
  ['monitor-link', 'fail', { gpu: null, cpu: { igpu: null }, motherboard: { displayOutputs: ['HDMI'] }, monitor: {} }],
  ['monitor-link', 'fail', { gpu: null, cpu: {}, motherboard: { displayOutputs: [] }, monitor: {} }],
  [
    'monitor-link',
    'pass',
    {
      gpu: null,
      cpu: { igpu: 'UHD 770' },
      motherboard: { displayOutputs: ['HDMI 2.1'] },
      monitor: { ...uhd, hz: 60, inputs: [hdmi20] },
    },
  ],
  [
    'monitor-link',
    'unknown',
    {
      gpu: null,
      cpu: { igpu: 'UHD 770' },
      motherboard: { displayOutputs: ['HDMI'] },
      monitor: { ...uhd, hz: 60, inputs: [hdmi20] },
    },
  ],
  ['monitor-link', 'unknown', { gpu: {}, monitor: { ...uhd, hz: 60, inputs: [hdmi20] } }],
  ['board-output', 'note', { cpu: { igpu: null }, motherboard: { displayOutputs: ['HDMI'] } }],
  ['board-output', 'pass', { cpu: { igpu: 'UHD 770' }, motherboard: {} }],
  ['board-output', 'pass', { cpu: { igpu: null }, motherboard: { displayOutputs: [] } }],
  ['board-output', 'unknown', { cpu: {}, motherboard: { displayOutputs: ['HDMI'] } }],
  ['ups-capacity', 'pass', { cpu, gpu, ups: { watts: 400 } }],
  ['ups-capacity', 'note', { cpu, gpu, ups: { watts: 400, batteryWh: 100 } }],
  ['ups-capacity', 'warning', { cpu, gpu, ups: { watts: 400 }, monitor: {} }],
  ['ups-capacity', 'unknown', { cpu, gpu, ups: { watts: 440 }, monitor: {} }],
  ['ups-capacity', 'pass', { cpu, gpu, ups: { watts: 460 }, monitor: times(2, { watts: 30 }) }],
  ['ups-capacity', 'unknown', { cpu, gpu, ups: { va: 900 } }],
  ['os-requirements', 'pass', { os: { edition: 'Ubuntu 24.04' } }],
  [
    'os-requirements',
    'pass',
    { os: { edition: 'Windows 11 Home', bits: 64 }, cpu: { arch: 'Zen+' }, ram: { capacity: 128 } },
  ],
  [
    'os-requirements',
    'warning',
    { os: { edition: 'Windows 11 Home', bits: 64 }, cpu: { arch: 'Zen 5' }, ram: { capacity: 192 } },
  ],
  ['os-requirements', 'warning', { os: { edition: 'Windows 11 Pro' }, cpu: { generation: '7th' } }],
  ['os-requirements', 'warning', { os: { edition: 'Windows 11 Pro', bits: 64 }, ram: { capacity: 2 } }],
  ['os-requirements', 'warning', { os: { edition: 'Debian', bits: 32 }, ram: { capacity: 8 } }],
  ['os-requirements', 'warning', { os: { edition: 'Windows 10 Pro' } }],
  ['os-requirements', 'unknown', { os: { edition: 'Windows 11 Pro' }, cpu: {} }],
  ['os-requirements', 'unknown', { os: {} }],
  ['network', 'note', { motherboard: { wifi: null } }],
  ['network', 'pass', { motherboard: { wifi: 'Wi-Fi 7' } }],
  ['network', 'pass', { motherboard: {}, networkCard: {} }],
  ['network', 'unknown', { motherboard: {} }],
  ['peripheral-io', 'none', { motherboard: { rearIo: rear } }],
  ['peripheral-io', 'pass', { motherboard: { rearIo: rear }, mouse, keyboard: { connectivity: ['2.4GHz'] } }],
  ['peripheral-io', 'warning', { motherboard: { rearIo: rear }, mouse: times(2, mouse), keyboard: mouse }],
  [
    'peripheral-io',
    'pass',
    {
      motherboard: { rearIo: rear },
      mouse: times(2, mouse),
      keyboard: mouse,
      case: { frontUsb: [{ kind: 'USB-A', count: 1 }] },
    },
  ],
  ['peripheral-io', 'unknown', { motherboard: { rearIo: rear }, mouse: times(2, mouse), keyboard: mouse, case: {} }],
  ['peripheral-io', 'pass', { motherboard: { rearIo: { usbA: 1 } }, mouse }],
  ['peripheral-io', 'warning', { motherboard: { rearIo: rear }, microphone: { connectivity: ['XLR'] } }],
  [
    'peripheral-io',
    'warning',
    { motherboard: { rearIo: rear, bluetooth: false }, headset: { connectivity: ['Bluetooth'] } },
  ],
  ['peripheral-io', 'unknown', { motherboard: { rearIo: rear }, headset: { connectivity: ['Bluetooth'] } }],
  [
    'peripheral-io',
    'pass',
    {
      motherboard: { rearIo: rear, bluetooth: true },
      headset: { connectivity: ['Bluetooth', '3.5mm'] },
      speakers: { connectivity: ['3.5mm'] },
    },
  ],
  ['peripheral-io', 'unknown', { motherboard: { rearIo: rear }, mouse: {} }],
  ['storage-kind', 'none', {}],
  ['storage-kind', 'fail', { storage: null }],
  ['storage-kind', 'note', { storage: { type: 'HDD' } }],
  ['storage-kind', 'pass', { storage: [{}, { type: 'SSD' }] }],
  ['storage-kind', 'unknown', { storage: [{}, { type: 'HDD' }] }],
];

test.each(cases)('%s: %s', (rule, expected, build) => expect(verdictOf(rule, build)).toBe(expected));
