/** @jest-environment node */
import { readBackPanel } from './back-panel';
import { readM2, readM2Count, readPcie } from './board-slots';
import { readFrontUsb } from './front-usb';

const rear = (...lines: string[]) => readBackPanel(lines)?.facts;

test('a back panel is read: ports by type, jacks, outputs, the button for the firmware', () => {
  const panel = [
    '1 x DisplayPort 1.4',
    '1 x HDMI™ 2.1 port',
    '4 x USB 10Gbps ports (3 x Type-A + 1 x USB Type-C®)',
    '2 x USB 2.0 ports',
    '1 x USB4® (40Gbps) Type-C port',
    '1 x Realtek 2.5Gb Ethernet port',
    '5 x Audio jacks',
    '1 x Optical S/PDIF out port',
    '1 x BIOS FlashBack™ button',
  ];
  const facts = {
    rearIo: { usbA: 5, usbC: 2, jack35: 5, optical: 1 },
    usb4: 1,
    displayOutputs: ['DP 1.4', 'HDMI'],
    biosFlashback: true,
  };
  expect(rear(...panel)).toEqual(facts);
  // Some records hold the whole list twice.
  expect(rear(...panel, ...panel)).toEqual(facts);
});

test('ports are counted only where each line has its count; a line of the network says nothing of them', () => {
  expect(rear('USB 3.2 Gen 2 Type-A', '2 x USB 2.0 ports', 'HDMI', 'Flash BIOS Button')).toEqual({
    biosFlashback: true,
  });
  expect(readBackPanel(['1 x 2.5 Gb/s (Realtek)'])).toBeUndefined();
  expect(rear('2 x USB 2.0', 'HD Audio Jacks: Line in / Front Speaker / Microphone')).toEqual({
    rearIo: { usbA: 2, usbC: 0, jack35: 3, optical: 0 },
    usb4: 0,
  });
});

test.each([
  ['2 x USB4® (40Gbps) ports (2 x USB Type-C®)', 0, 2, 2],
  ['Ports 2 x USB4® (40Gbps) ports (2 x USB Type-C®)', 0, 2, 2],
  ['2 x Thunderbolt™ 4 USB Type-C® ports', 0, 2, 2],
  ['2 Thunderbolt 4 connectors (USB Type-C ports)', 0, 2, 2],
  ['1 x USB 20Gbps port', 0, 1, 0],
  ['2xUSB3.2Gen2x2', 0, 2, 0],
  ['3 × USB 3.2 Gen 2 ports (2 × Type-A ports; 1 × Type-C port)', 2, 1, 0],
  ['7 x USB 3.2 Gen 2 ports (6 x Type-A, 1 xUSB Type-C) ', 6, 1, 0],
  ['9 x USB 10Gbps ports (7 x Type-A + 1 x USB Type-C® + 1 x USB Type-C® with up to 30W PD Fast-charge)', 7, 2, 0],
  ['1 x USB 3.2 Gen 2x2 port (1 x USB Type-C', 0, 1, 0],
  ['2 x USB 2.0 ports (2 x Type-A）', 2, 0, 0],
  ['2 x USB 3.1 Gen2 (Type-A + Type-C)', 1, 1, 0],
  ['2 x USB 2.0 (one port can be switched to USB BIOS Flashback)', 2, 0, 0],
])('%s: %i of Type-A, %i of Type-C, %i of USB4', (line, usbA, usbC, usb4) => {
  expect(rear(line)).toMatchObject({ rearIo: { usbA, usbC }, usb4 });
});

test.each([
  '3xUSB3.2Gen1(Type-A+Type-C)',
  '3 x USB 2.0 port(s) (2 x Type-A)',
  '5 x USB 2.0 (1 for audio USB Type-C®)',
  'Audio USB Type-C',
  'Type-C',
  'Intel Turbo USB 3.1 Gen 2 Type A + C',
])('beside "%s" no port is counted', (line) => {
  expect(rear('2 x USB 2.0 ports', line)?.['rearIo']).toBeUndefined();
});

test('buttons, headers and inputs that name USB are no ports', () => {
  const others = [
    '1 x USB BIOS Flashback Button(s)',
    '1 x USB Type-C header',
    '2 x DisplayPort IN ports for Thunderbolt 4',
  ];
  expect(rear('2 x USB 2.0 ports', ...others)).toEqual({
    rearIo: { usbA: 2, usbC: 0, optical: 0 },
    usb4: 0,
    biosFlashback: true,
  });
});

test('an entry with two lines is read as both', () => {
  const both = { rearIo: { usbA: 2, usbC: 0, jack35: 5, optical: 1 } };
  expect(rear('2 x USB 2.0', '5 × Audio jacks + 1 × Optical S/PDIF out')).toMatchObject(both);
  expect(rear('2 x USB 2.0', '1 x Optical S/PDIF out port5 x Audio jacks')).toMatchObject(both);
  expect(rear('2 x USB 2.0', '1 x VGA port 1 x HDMI port')).toMatchObject({ displayOutputs: ['VGA', 'HDMI'] });
});

test('slots for cards: wires only where they are sure, no generation that the platform lacks', () => {
  const slots = (count: number) => [
    { lanes: 16, gen: '4.0', count },
    { lanes: 1, gen: '3.0', count: 1 },
  ];
  const b550 = { socket: 'AM4', chipset: 'AMD B550' };
  expect(readPcie(slots(1), b550)).toEqual({
    facts: {
      pcie: [
        { length: 16, lanes: 16, gen: 4 },
        { lanes: 1, gen: 3 },
      ],
    },
  });
  expect(readPcie(slots(2), { socket: 'AM3+', chipset: 'AMD 970' })).toEqual({
    facts: { pcie: [{ length: 16, lanes: 16 }, { length: 16 }, { lanes: 1, gen: 3 }] },
    doubt: 'a generation newer than the platform',
  });
});

test('M.2 slots: those that are listed, without that of the radio; else their count, doubted where it was derived', () => {
  const listed = [
    { size: '2280/2242', if: 'PCIe Gen4x4 & SATA' },
    { size: '2230' },
    { size: '22110/228', if: 'PCIe 3.0 x2' },
  ];
  expect(readM2(listed, {}).facts).toEqual({
    m2: [
      { sizes: [2242, 2280], gen: 4, lanes: 4, sata: true },
      { sizes: [22_110], gen: 3, lanes: 2 },
    ],
  });
  expect(readM2Count(2, { m2Quality: 'derived' })).toEqual({ facts: { m2: [{}, {}] }, doubt: 'the count was derived' });
  expect(readM2Count(2, { m2Quality: 'explicit', m2: listed })).toEqual({ drop: 'told by m2' });
});

const front = (line: string) => readFrontUsb(line)?.facts?.['frontUsb'];
const a = (count: number, gen = '3.2 Gen 1') => ({ kind: 'USB-A', gen, count });
const c = (count: number, gen = '3.2 Gen 2') => ({ kind: 'USB-C', gen, count });

test('front ports in the spellings of the source', () => {
  expect(front('1x USB 3.2 Gen 2 Type-C 2x USB 3.2 Gen 1 Type-A')).toEqual([c(1), a(2)]);
  expect(front('USB 3.2 (Gen 2) Type-C x 1 USB 3.0 x 2')).toEqual([c(1), a(2)]);
  expect(front('USB3.0 x 2 USB2.0 x 1')).toEqual([a(2), a(1, '2.0')]);
  expect(front('1x USB 3.2 Gen 2x2 Type-C (20 Gbps) 2x USB 3.0')).toEqual([c(1, '3.2 Gen 2x2'), a(2)]);
  expect(front('2 × USB 3.0 1 × USB 3.2 Type-C')).toEqual([a(2), c(1, '3.2')]);
  expect(front('USB 3.0 x 2, USB 2.0 x 1')).toEqual([a(2), a(1, '2.0')]);
  expect(front('USB 3.0*2 Type-C*1')).toEqual([a(2), { kind: 'USB-C', count: 1 }]);
  expect(front('(1x) USB 3.2 Gen 2 Type-C (4x) USB 3.2 Gen 1 Type-A')).toEqual([c(1), a(4)]);
  expect(front('None')).toEqual([]);
  expect(readFrontUsb('Power button')).toBeUndefined();
});

test('where some front ports have a count, one without has one', () => {
  expect(readFrontUsb('USB 3.2 Gen 2 Type-C 2x USB 3.0 Type-A')).toEqual({ facts: { frontUsb: [c(1), a(2)] } });
  expect(readFrontUsb('2x USB 3.0 USB 2.0')).toEqual({ facts: { frontUsb: [a(2), a(1, '2.0')] } });
});

test('front ports without counts are the least there are, and doubtful', () => {
  expect(readFrontUsb('USB 3.2 Gen 1 Type-AUSB 2.0 Type-A')).toEqual({
    facts: { frontUsb: [a(1), a(1, '2.0')] },
    doubt: 'counts are not told',
  });
  const named = 'USB 3.2 Gen 2x2 Type-C USB 3.2 Gen 1 Type-A';
  expect(readFrontUsb(named)).toEqual({
    facts: { frontUsb: [c(1, '3.2 Gen 2x2'), a(1)] },
    doubt: 'counts are not told',
  });
});

test('the lanes of a generation are no count', () => {
  expect(front('2x USB 3.0 1x USB-C 3.2 Gen2x2')).toEqual([a(2), c(1, '3.2 Gen 2x2')]);
  expect(front('USB 3.2 Gen 2x2 Type-C, 2x USB 3.0')).toEqual([c(1, '3.2 Gen 2x2'), a(2)]);
  expect(front('USB 3.1 Gen 1 x 2')).toEqual([a(2)]);
});

test('a piece of a line that names two ports is read in part, and doubtful', () => {
  expect(readFrontUsb('1x USB-A (USB 3.0 / 3.1) 1x USB-C, Audio')?.doubt).toBe('read in part');
  expect(readFrontUsb('2x USB 3.2 Gen 1 (USB 3.0), 1x USB 3.2 Gen 2x2 Type C')?.doubt).toBeUndefined();
});
