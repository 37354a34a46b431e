import { sameFact } from './same-fact';

test.each([
  ['lengthMm', 300, 302, 303],
  ['slots', 2, 2.1, 2.5],
  ['dimensions', [486, 239, 490], [486, 240, 488], [486, 239, 487]],
  ['maxPowerW', 88, 88, 90],
  ['sizeMm', 120, 120, 121],
  ['socket', 'LGA1700', 'LGA 1700', 'LGA1851'],
  ['memTypes', ['DDR4', 'DDR5'], ['DDR5', 'DDR4'], ['DDR5']],
  ['efficiency', '80+ Gold', '80 PLUS Gold', 'Platinum'],
  ['igpu', 'AMD Radeon Graphics', 'Radeon Graphics (2 CU)', null],
  ['cpuPower', ['8-pin', '4-pin'], ['EPS4', 'EPS8'], ['EPS8', 'EPS8']],
  ['displayOutputs', ['HDMI', 'USB-C'], ['USB-C DP', 'HDMI 2.1'], ['HDMI 2.1']],
  ['timing', '40-40-40', '40-40-40-80', '40-42-40-80'],
  ['panel', 'OLED', 'QD-OLED', 'IPS'],
  ['sync', ['FreeSync'], 'Adaptive-Sync', 'G-Sync Compatible'],
  ['sockets', ['AM5', 'LGA1700', 'LGA1150'], ['LGA1700', 'AM5', 'LGA115x'], ['AM5']],
  ['connector', '4-pin PWM + 3-pin 5V ARGB', '4-pin PWM', '3-pin DC'],
  ['interface', 'SATA 6.0 Gb/s', 'SATA', 'PCIe 4.0 x4'],
  ['formFactor', 'micro-ATX Mini Tower', 'Micro-ATX tower', 'ATX mid tower'],
  ['rearIo', { usbA: 6, optical: 0 }, { usbA: 6, optical: false }, { usbA: 5 }],
  [
    'frontUsb',
    [{ kind: 'USB-A', gen: '3.2 Gen 1', count: 2 }],
    [{ kind: 'USB-A', count: 2 }],
    [{ kind: 'USB-A', count: 1 }],
  ],
])('%s: %j is the same as %j, but not as %j', (fact, one, alike, other) => {
  expect(sameFact(fact, one, alike)).toBe(true);
  expect(sameFact(fact, alike, one)).toBe(true);
  expect(sameFact(fact, one, other)).toBe(false);
});

test('entries of a list: what one leaves out is no difference, another value is one, and so is their number', () => {
  const ours = [{ gen: 5, lanes: 4, sata: false }];
  expect(sameFact('m2', ours, [{ gen: 5, lanes: 4, sharesGpu: true }])).toBe(true);
  expect(sameFact('m2', ours, [{ gen: 5, lanes: 4, sata: true }])).toBe(false);
  expect(sameFact('m2', ours, [...ours, ...ours])).toBe(false);
});

test('plugs come in any order; a letter behind the version says nothing; of screens the number of a kind is not ours', () => {
  const [hdmi, dp] = [
    { kind: 'HDMI', version: '2.1', count: 1 },
    { kind: 'DP', version: '1.4', count: 3 },
  ];
  expect(sameFact('ports', [hdmi, dp], [{ ...dp, version: '1.4a' }, hdmi])).toBe(true);
  expect(sameFact('ports', [hdmi, dp], [{ ...dp, count: 2 }, hdmi])).toBe(false);
  const inputs = [{ kind: 'HDMI', version: '1.4' }, { kind: 'VGA' }];
  expect(sameFact('inputs', inputs, [{ kind: 'HDMI', version: '1.4', count: 2 }])).toBe(true);
});

test('radiators: those of one fan are not compared, and a position may be open', () => {
  const ours = [{ position: 'top', sizesMm: [240, 360] }];
  expect(sameFact('radiators', ours, [{ position: 'top', sizesMm: [120, 240, 360] }])).toBe(true);
  expect(sameFact('radiators', ours, [{ position: 'top', sizesMm: [240] }])).toBe(false);
  expect(sameFact('radiators', ours, [{ position: 'front', sizesMm: [240, 360] }])).toBe(false);
  expect(sameFact('radiators', [{ position: 'top', sizesMm: [240] }, { position: 'top' }], ours)).toBe(true);
});

test('fan mounts are the same by position, size and count', () => {
  const ours = [{ position: 'rear', sizeMm: 120, count: 1 }];
  const more = [...ours, { position: 'rear', sizeMm: 140, count: 1 }];
  expect(sameFact('fanMounts', ours, [{ position: 'rear', sizeMm: 120, count: 2 }])).toBe(false);
  expect(sameFact('fanMounts', ours, more)).toBe(false);
  expect(sameFact('fanMounts', [...ours, { position: 'rear' }], more)).toBe(true);
});
