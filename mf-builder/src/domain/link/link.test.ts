/** @jest-environment node */
import { partLines, partTypeInfo, partTypeNames, type BuildComponents } from '@rig4u/shared/builds';
import fc from 'fast-check';
import { fromBase64url, toBase64url } from './base64url';
import { bitWriter } from './bits';
import { crc16 } from './crc16';
import { decodeBuild } from './read-link';
import { encodeBuild, marketNumber, partNumber } from './write-link';
import { marketId } from '../../catalogue/market/market-id';
import { rounds } from '../../../checks/rounds';

const seed = 20260213;
const many = rounds({ full: 10_000, short: 500 });

const part = (type: string, number: number) => ({ id: `${type}${number}`, type, name: `Part ${number}`, price: 10 });
const ofMarket = (type: (typeof partTypeNames)[number], number: number) => ({
  ...{ id: marketId(type, number), type, name: `Market part ${number}`, price: 0 },
});
const number = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 9_999 }));
const marketNumbers = fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 65_535 }));
const quantity = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 9_999 }));

const chosen = (type: (typeof partTypeNames)[number], isMixed: boolean) => {
  const ofCatalogue = number.map((n) => part(type, n));
  const one = isMixed
    ? fc.oneof(
        ofCatalogue,
        marketNumbers.map((n) => ofMarket(type, n)),
      )
    : ofCatalogue;
  const lines = fc.array(fc.record({ part: one, quantity }), { maxLength: 20 });
  return fc.option(
    partTypeInfo(type).several
      ? fc.oneof(one, lines)
      : fc.oneof(
          one,
          one.map((only) => [{ part: only, quantity: 1 }]),
        ),
    { nil: undefined },
  );
};
const buildOf = (isMixed: boolean): fc.Arbitrary<BuildComponents> =>
  fc
    .tuple(...partTypeNames.map((type) => chosen(type, isMixed)))
    .map((all) => Object.fromEntries(partTypeNames.flatMap((type, index) => (all[index] ? [[type, all[index]]] : []))));
const ofCatalogueAlone = buildOf(false);
const ofBothShelves = buildOf(true);
const build = fc.oneof(ofCatalogueAlone, ofBothShelves);

const hashOf = (components: BuildComponents): string => {
  const encoded = encodeBuild(components);
  if (!encoded.ok) throw new Error(`Not encoded: ${encoded.outside.join(', ')}`);
  return encoded.hash;
};
const linesOf = (components: BuildComponents) =>
  partLines(components).map(({ type, part: { id }, quantity: many }) => ({ type, id, quantity: many }));
const messageOf = (text: string) => {
  const decoded = decodeBuild(text);
  return decoded.ok ? 'read' : decoded.message;
};
const versionOf = (hash: string): number => (fromBase64url(hash.slice(3))?.[0] ?? 0) >> 4;
const one = hashOf({ cpu: part('cpu', 12), ram: [{ part: part('ram', 3), quantity: 2 }] });

/** A code with a sound CRC around any bytes. */
const sealed = (...bytes: number[]) => `#b=${toBase64url([...bytes, crc16(bytes) >> 8, crc16(bytes) & 255])}`;

test(`${many.toLocaleString('en-US')} builds come back as they were`, () => {
  fc.assert(
    fc.property(build, (components) =>
      expect(decodeBuild(hashOf(components))).toEqual({ ok: true, lines: linesOf(components) }),
    ),
    { seed, numRuns: many },
  );
});

test('a build of the catalogue alone is written as version 1, which older releases read; any part of the market makes it 2', () => {
  fc.assert(
    fc.property(ofCatalogueAlone, marketNumbers, (components, n) => {
      expect(versionOf(hashOf(components))).toBe(1);
      expect(versionOf(hashOf({ ...components, gpu: ofMarket('gpu', n) }))).toBe(2);
    }),
    { seed, numRuns: rounds({ full: 1_000, short: 200 }) },
  );
});

test('what was entered of parts makes it version 3, and comes back: of the parts that have it, and in any script', () => {
  const specs = { socket: 'AM5', m2: [{}, {}], wifi: null, chipset: 'B650 “Über” 🔥', frontUsbC: true };
  const board = { ...ofMarket('motherboard', 7), specs, entered: ['m2', 'chipset', 'wifi'] };
  const components = { cpu: part('cpu', 3), motherboard: board, gpu: ofMarket('gpu', 9) };
  const hash = hashOf(components);
  expect(versionOf(hash)).toBe(3);
  const entered = { chipset: specs.chipset, m2: specs.m2, wifi: null };
  const [cpu, motherboard, gpu] = linesOf(components);
  expect(decodeBuild(hash)).toEqual({ ok: true, lines: [cpu, { ...motherboard, entered }, gpu] });
  expect(versionOf(hashOf({ ...components, motherboard: { ...board, entered: [] } }))).toBe(2);
});

test('of the catalogue and of several kits what was entered comes back in its place', () => {
  const kits = [1, 2].map((n) => ({
    part: { ...part('ram', n), specs: { heightMm: 30 + n }, entered: ['heightMm'] },
    quantity: n,
  }));
  const decoded = decodeBuild(hashOf({ cpu: part('cpu', 3), ram: kits }));
  expect(decoded.ok && decoded.lines.map(({ id, entered }) => [id, entered])).toEqual([
    ['cpu3', undefined],
    ['ram1', { heightMm: 31 }],
    ['ram2', { heightMm: 32 }],
  ]);
});

test('a fact that this release cannot read is left out of a link; what is no fact at all says that the link is damaged', () => {
  const said = (facts: Record<string, unknown>) =>
    decodeBuild(hashOf({ gpu: { ...ofMarket('gpu', 9), specs: facts, entered: Object.keys(facts) } }));
  expect(said({ lengthMm: 300, wings: 2, slots: 'many' })).toMatchObject({ lines: [{ entered: { lengthMm: 300 } }] });
  expect(said({ ['__proto__']: { lengthMm: 1 } })).toMatchObject({ ok: true });
  const bits = (write: (bits: ReturnType<typeof bitWriter>) => void) => {
    const writer = bitWriter();
    const head: [number, number][] = [
      [3, 4],
      [1, 8],
      [1, 8],
      [24, 8],
      [0, 24],
    ];
    for (const [value, width] of head) writer.write(value, width);
    write(writer);
    return sealed(...writer.bytes());
  };
  const text = (json: string) =>
    bits((writer) => {
      writer.writeGamma(json.length);
      for (const character of json) writer.write(character.charCodeAt(0), 7);
    });
  for (const json of ['[]', '[{}]', '[{"lengthMm":1}]']) expect(messageOf(text(json))).toBe('read');
  for (const json of ['{', '[null]', '[0]', '{}', 'null'])
    expect([json, messageOf(text(json))]).toEqual([json, expect.stringMatching(/damaged/)]);
  expect(messageOf(bits((writer) => writer.writeGamma(9_000)))).toMatch(/damaged/);
});

test('what was entered and does not fit into a link is not half carried: the link says which parts it cannot carry', () => {
  const wordy = { ...ofMarket('gpu', 9), specs: { chip: 'x'.repeat(1_200) }, entered: ['chip'] };
  expect(encodeBuild({ cpu: part('cpu', 3), gpu: wordy })).toEqual({ ok: false, outside: ['Market part 9'] });
});

test('a whole address, its hash and the bare code say the same', () => {
  const lines = [
    { type: 'cpu', id: 'cpu12', quantity: 1 },
    { type: 'ram', id: 'ram3', quantity: 2 },
  ];
  for (const text of [`https://rig4u.example/pc-part-picker${one}`, one, ` ${one.slice(3)}\n`])
    expect(decodeBuild(text)).toEqual({ ok: true, lines });
});

test('a link of one part for each of the 24 types stays under 150 characters, whatever the parts', () => {
  for (const n of [1, 20, 9_999]) {
    const all = Object.fromEntries(partTypeNames.map((type) => [type, part(type, n)]));
    expect(`/pc-part-picker${hashOf(all)}`.length).toBeLessThan(150);
  }
  expect(
    `/pc-part-picker${hashOf(Object.fromEntries(partTypeNames.map((type) => [type, part(type, 20)])))}`.length,
  ).toBeLessThanOrEqual(86);
});

test('a link of one part of the market for each of the 24 types stays under 150 characters, whatever the parts', () => {
  for (const n of [1, 5_000, 65_535]) {
    const all = Object.fromEntries(partTypeNames.map((type) => [type, ofMarket(type, n)]));
    expect(`/pc-part-picker${hashOf(all)}`.length).toBeLessThan(150);
  }
});

test.each([
  ['the catalogue', part, 9_999],
  ['the market', ofMarket, 65_535],
] as const)('the fullest build of %s that a link takes is not too long to be read', (_, partOf, highest) => {
  const full = Object.fromEntries(
    partTypeNames.map((type) => [
      type,
      partTypeInfo(type).several
        ? Array.from({ length: 20 }, (__, at) => ({
            part: at === 0 ? ofMarket(type, 1) : partOf(type, highest),
            quantity: 9_999,
          }))
        : partOf(type, highest),
    ]),
  );
  expect(decodeBuild(hashOf(full))).toEqual({ ok: true, lines: linesOf(full) });
});

test('no flipped bit of a link goes through', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  fc.assert(
    fc.property(build, (components) => {
      const code = hashOf(components).slice(3);
      const through: string[] = [];
      for (const [place, char] of [...code].entries()) {
        for (let bit = 0; bit < 6; bit += 1) {
          const flipped = code.slice(0, place) + alphabet[alphabet.indexOf(char) ^ (1 << bit)] + code.slice(place + 1);
          if (decodeBuild(flipped).ok) through.push(flipped);
        }
      }
      expect(through).toEqual([]);
    }),
    { seed, numRuns: rounds({ full: 60, short: 10 }) },
  );
});

test('no beginning of a link goes through, and a link that lost some of its end is said to be cut short', () => {
  for (let length = 1; length < one.length - 3; length += 1)
    expect(decodeBuild(one.slice(0, 3 + length)).ok).toBe(false);
  expect(messageOf(one.slice(0, -6))).toMatch(/^This link is cut short or damaged\. Copy all of it/);
});

test('random texts never throw and are hardly ever a build', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.base64String({ maxLength: 300 }),
    fc.string().map((rest) => `#b=${rest}`),
  );
  let read = 0;
  fc.assert(
    fc.property(text, (any) => {
      const decoded = decodeBuild(any);
      if (decoded.ok) read += 1;
      else expect(decoded.message.length).toBeGreaterThan(10);
    }),
    { seed, numRuns: rounds({ full: 5_000, short: 500 }) },
  );
  expect(read).toBeLessThan(5);
});

test.each([
  ['1', [0x10, 0x10]],
  // Catalogue edition 1, market edition 1, 24 types.
  ['2', [0x20, 0x10, 0x11, 0x80]],
])('random bytes of version %s under a sound CRC never throw, and whatever they give is a build', (_, head) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const decoded = decodeBuild(sealed(...head, ...bytes));
      if (!decoded.ok) return;
      for (const line of decoded.lines) {
        expect(partNumber(line.type, line.id) ?? marketNumber(line.type, line.id)).toBeGreaterThan(0);
        expect(line.quantity).toBeGreaterThan(0);
      }
    }),
    { seed, numRuns: rounds({ full: 5_000, short: 500 }) },
  );
});

test('what is wrong is said', () => {
  expect(messageOf('')).toMatch(/^There is no build in this link/);
  expect(messageOf('https://rig4u.example/pc-part-picker')).toMatch(/^There is no build in this link/);
  expect(messageOf(`#b=${'A'.repeat(1_201)}`)).toMatch(/^This link is longer than any build needs/);
  expect(messageOf('#b='.padEnd(1_000_000, 'A'))).toMatch(/^This link is longer/);
  expect(messageOf('#b=<script>alert(1)</script>')).toMatch(/^This link is damaged/);
  expect(messageOf(sealed(0x40, 0x10, 0, 0, 0))).toMatch(/newer version of this page/);
  expect(messageOf(sealed(0x00, 0x10, 0, 0, 0))).toMatch(/damaged/);
  expect(messageOf(sealed(0x10, 0x40, 0, 0, 0))).toMatch(/newer parts catalogue/);
  // Version 1, edition 1, cpu alone, number 1, quantity 2.
  expect(messageOf(sealed(0x10, 0x18, 0, 0, 0b0000_0100, 0b1000_0000))).toBe(
    'This link holds more than one part as CPU; a build takes one.',
  );
  // A sound build with a byte behind it.
  expect(messageOf(sealed(0x10, 0x10, 0, 0, 0, 0))).toMatch(/damaged/);
});

test('what is wrong with a link of version 2 is said', () => {
  // Catalogue edition 1, market edition 255; then 1.
  expect(messageOf(sealed(0x20, 0x1f, 0xf1, 0x80, 0, 0, 0))).toMatch(/newer parts catalogue/);
  expect(messageOf(sealed(0x2f, 0xf0, 0x11, 0x80, 0, 0, 0))).toMatch(/newer parts catalogue/);
  // 25 types: the last one is not chosen; it is, and this page does not know it.
  expect(decodeBuild(sealed(0x20, 0x10, 0x11, 0x90, 0, 0, 0))).toEqual({ ok: true, lines: [] });
  expect(messageOf(sealed(0x20, 0x10, 0x11, 0x90, 0, 0, 0b0000_1000))).toMatch(/newer parts catalogue/);
  // Number 0 of the market's processors, one piece; then number 1, two pieces.
  expect(messageOf(sealed(0x20, 0x10, 0x11, 0x88, 0, 0, 0b0000_1000, 0, 0, 0b0000_1000))).toMatch(/damaged/);
  expect(messageOf(sealed(0x20, 0x10, 0x11, 0x88, 0, 0, 0b0000_1000, 0, 0b0000_1010, 0))).toMatch(
    /more than one part as CPU/,
  );
});

test('number 0 says that nothing is chosen', () => {
  expect(decodeBuild(sealed(0x10, 0x18, 0, 0, 0b0000_1100))).toEqual({ ok: true, lines: [] });
});

test('parts that a link cannot carry are named', () => {
  const outside = (components: BuildComponents) => {
    const encoded = encodeBuild(components);
    return encoded.ok ? [] : encoded.outside;
  };
  const named = (id: string, name: string) => ({ id, name, price: 1 });
  expect(
    outside({
      cpu: named('custom-1', 'My CPU'),
      gpu: part('gpu', 1),
      psu: named('psu0', 'Zero'),
      os: named('os10000', 'High'),
    }),
  ).toEqual(['My CPU', 'Zero', 'High']);
  expect(
    outside({ cpu: named('gpu4', 'Wrong type'), case: named('case1e3', 'Odd'), caseFan: named('caseFan01', 'Old') }),
  ).toEqual(['Wrong type', 'Odd', 'Old']);
  expect(outside({ cpu: [{ part: part('cpu', 5), quantity: 2 }] })).toEqual(['Part 5']);
  expect(
    outside({
      cpu: named('gpu~4', 'Wrong type'),
      gpu: named('gpu~65536', 'High'),
      psu: named('psu~0', 'Zero'),
      case: named('case~1~2', 'Odd'),
      os: named('os~01', 'Old'),
    }),
  ).toEqual(['Wrong type', 'High', 'Odd', 'Zero', 'Old']);
  expect(outside({ cpu: null, ram: [] })).toEqual([]);
});

test('the CRC is the published one, and base64url refuses what it is not', () => {
  expect(crc16([...'123456789'].map((char) => char.charCodeAt(0)))).toBe(0x29b1);
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => expect(fromBase64url(toBase64url([...bytes]))).toEqual([...bytes])),
  );
  for (const text of ['A', 'AB', 'A+', 'AA==', 'Ä', 'AAAAA']) expect(fromBase64url(text)).toBeUndefined();
});
