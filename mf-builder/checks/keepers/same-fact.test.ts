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
  ['timing', '40-40-40', '40-40-40-80', '40-42-40-80'],
  ['panel', 'OLED', 'QD-OLED', 'IPS'],
  ['sync', ['FreeSync'], 'Adaptive-Sync', 'G-Sync Compatible'],
  ['sockets', ['AM5', 'LGA1700', 'LGA1150'], ['LGA1700', 'AM5', 'LGA115x'], ['AM5']],
  ['connector', '4-pin PWM + 3-pin 5V ARGB', '4-pin PWM', '3-pin DC'],
  ['interface', 'SATA 6.0 Gb/s', 'SATA', 'PCIe 4.0 x4'],
  ['formFactor', 'micro-ATX Mini Tower', 'Micro-ATX tower', 'ATX mid tower'],
  ['sizes', [2242, 2260, 2280], [2260, 2280], [2280, 22110]],
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
