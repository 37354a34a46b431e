import { innerFact, innerNames } from './inner-facts';

/** Everything that a value says of a fact, beside what other values name. */
const saidOf = (fact: string, value: unknown, ...others: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(innerNames(fact, [value, ...others]).map((name) => [name, innerFact(fact, value, name)]));

test('a plain value is one fact', () => {
  expect(saidOf('socket', 'AM5')).toEqual({ '': 'AM5' });
  expect(innerNames('socket', [undefined])).toEqual([]);
  expect(saidOf('hdr', null)).toEqual({ '': 'none' });
});

test('slots are counted, and those for cards go from the widest to the narrowest', () => {
  const slots = [
    { position: 4, length: 1, lanes: 1, gen: 3 },
    { length: 16, lanes: 16, gen: 5 },
    { position: 3, lanes: 1, gen: 3 },
  ];
  expect(saidOf('pcie', slots)).toMatchObject({ count: 3, '0 lanes': 16, '1 position': 3, '2 position': 4 });
  expect(saidOf('m2', [{ gen: 4, sata: true }])).toEqual({ count: 1, '0 gen': 4, '0 sata': true });
});

test('plugs are counted by kind, a letter behind the version says nothing, two versions of a kind neither', () => {
  const ports = [
    { kind: 'DP', version: '1.4a', count: 3 },
    { kind: 'HDMI', version: '2.1', count: 1 },
  ];
  expect(saidOf('ports', ports, [{ kind: 'USB-C', count: 1 }])).toEqual({
    DP: 3,
    'DP version': '1.4',
    HDMI: 1,
    'HDMI version': '2.1',
    'USB-C': 0,
  });
  expect(saidOf('displayOutputs', ['HDMI 2.1', 'HDMI 1.4', 'DVI-D', 'USB-C DP'])).toEqual({
    HDMI: 2,
    'HDMI version': undefined,
    DVI: 1,
    'USB-C': 1,
  });
  expect(saidOf('displayOutputs', ['D-Sub (VGA)'])).toEqual({ VGA: 1 });
});

test('of a screen it is one fact whether it has a kind of plug; nobody was asked about old ones', () => {
  const others = [{ kind: 'DP', version: '1.4', count: 2 }, { kind: 'VGA' }];
  expect(saidOf('inputs', [{ kind: 'HDMI', version: '1.4' }], others)).toEqual({
    HDMI: true,
    'HDMI version': '1.4',
    DP: false,
    'DP version': undefined,
    VGA: undefined,
  });
});

test('places are named, not named or open; radiators of one fan are left out', () => {
  const ours = [{ position: 'top', sizesMm: [120, 240] }, { position: 'side' }];
  const theirs = [
    { position: 'top', sizesMm: [240, 360] },
    { position: 'side', sizesMm: [240] },
  ];
  expect(saidOf('radiators', ours, theirs)).toEqual({ 'top 240': true, 'top 360': false, 'side 240': undefined });
  const mounts = [{ position: 'rear', sizeMm: 120, count: 1 }];
  expect(saidOf('fanMounts', mounts, [{ position: 'shroud', sizeMm: 120, count: 2 }])).toEqual({
    'rear 120 × 1': true,
    'bottom 120 × 2': false,
  });
});

test('plugs at the back: true reads as one', () => {
  expect(saidOf('rearIo', { usbA: 6, optical: true })).toEqual({ usbA: 6, optical: 1 });
});
