import { partTypeInfo, partTypeNames, type BuildComponents } from '@rig4u/shared/builds';
import fc from 'fast-check';
import { importJson, toJson } from './json';
import { copyName, validName } from '../build-name';

const jsonValue = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));
const part = fc.record(
  {
    id: fc.string(),
    name: fc.string({ unit: 'grapheme' }),
    price: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
    brand: fc.string(),
    priceDate: fc.constant('2026-11-01'),
    retailerSku: fc.string(),
    owned: fc.boolean(),
    custom: fc.boolean(),
    doubted: fc.array(fc.string()),
    probable: fc.array(fc.string()),
    specs: fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      jsonValue,
    ),
  },
  { requiredKeys: ['id', 'name', 'price'] },
);
const chosen = (several: boolean) =>
  several
    ? fc.oneof(part, fc.array(fc.record({ part, quantity: fc.integer({ min: 1, max: 99 }) }), { maxLength: 4 }))
    : fc.oneof(part, fc.constant(null));
const components: fc.Arbitrary<BuildComponents> = fc
  .tuple(...partTypeNames.map((type) => fc.option(chosen(partTypeInfo(type).several), { nil: undefined })))
  .map((all) =>
    Object.fromEntries(partTypeNames.flatMap((type, index) => (all[index] === undefined ? [] : [[type, all[index]]]))),
  );
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => text.trim() !== '' && validName(text).ok)
  .map((text) => text.trim());

const message = (value: unknown): string => {
  const read = importJson(typeof value === 'string' ? value : JSON.stringify(value));
  return read.ok ? 'read' : read.message;
};
const cpu = { id: 'cpu1', name: 'One', price: 100 };
const sound = { schema: 'rig4u-build', version: 1, name: 'Mine', components: { cpu } };

test('a build comes back with every stored field', () => {
  fc.assert(
    fc.property(
      name,
      fc.option(fc.string({ unit: 'binary', minLength: 1 }), { nil: undefined }),
      components,
      (called, note, parts) => {
        const build = { name: called, ...(note !== undefined && { note }), components: parts };
        expect(importJson(toJson({ ...build, today: new Date() }))).toEqual({
          ok: true,
          build: JSON.parse(JSON.stringify(build)),
        });
      },
    ),
    { numRuns: 500 },
  );
});

test('what is wrong is said', () => {
  expect(message(sound)).toBe('read');
  expect(message(`\ufeff${JSON.stringify(sound)}`)).toBe('read');
  expect(message('hello')).toMatch(/^This is not JSON\./);
  expect(message('')).toMatch(/^This is not JSON\./);
  for (const other of [
    [],
    null,
    7,
    {},
    { schema: 'other', version: 1 },
    { ...sound, version: '1' },
    { ...sound, version: 0 },
  ])
    expect(message(other)).toMatch(/^This JSON is not a build of this page/);
  expect(message({ ...sound, version: 2, components: 'anything' })).toMatch(/newer version of this page/);
  expect(message({ ...sound, components: undefined })).toMatch(/^The build's "components" is missing or broken/);
  expect(message({ ...sound, name: 5 })).toMatch(/^The build's "name" is missing or broken/);
  expect(message({ ...sound, name: ' ' })).toMatch(/A name has 1 to 80 characters\.$/);
  expect(message({ ...sound, name: 'x'.repeat(10_000) })).toMatch(
    /A name has 1 to 80 characters; this one has 10,000\.$/,
  );
  expect(message({ ...sound, note: 'x'.repeat(10_001) })).toMatch(/"note" is longer than 10,000 characters/);
  expect(message({ ...sound, components: { toaster: cpu } })).toMatch(/^"toaster" is no kind of part/);
  expect(message('x'.repeat(500_001))).toMatch(/^This text is larger than 500,000 characters/);
});

test('a broken part is named', () => {
  const withParts = (parts: unknown) => message({ ...sound, components: parts });
  expect(withParts({ cpu: { id: 'c', name: 'Bad price', price: -1 } })).toMatch(
    /^A part of this build is broken: CPU, "Bad price"\./,
  );
  expect(
    withParts({
      ram: [
        { part: cpu, quantity: 1 },
        { part: { ...cpu, name: 'Half', price: 'x' }, quantity: 1 },
      ],
    }),
  ).toMatch(/Memory \(RAM\), "Half"\./);
  expect(withParts({ ram: [{ part: cpu, quantity: 0.5 }] })).toMatch(/Memory \(RAM\), "One"\./);
  expect(withParts({ gpu: 'a card' })).toMatch(/Graphics Card, entry 1\./);
  expect(withParts({ gpu: { name: 'x'.repeat(5_000) } }).length).toBeLessThan(400);
});

test('any text gets an answer', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify({ ...sound, components: value })),
    fc.jsonValue().map((value) => JSON.stringify({ ...sound, components: { cpu: value } })),
  );
  fc.assert(
    fc.property(text, (any) => expect(message(any).length).toBeGreaterThan(3)),
    { numRuns: 2_000 },
  );
});

test('addresses of pictures are left out and counted, at any depth; names of drawings stay', () => {
  const components = {
    cpu: {
      ...cpu,
      image: 'https://elsewhere.example/pixel.gif',
      specs: { imageUrl: 'http://elsewhere.example/a.jpg' },
    },
    ram: [{ part: { ...cpu, id: 'ram1', image: '//elsewhere.example/a.jpg', note: 'kept' }, quantity: 2 }],
    gpu: { ...cpu, id: 'gpu1', image: 'gpu2' },
  };
  const read = importJson(JSON.stringify({ ...sound, components }));
  expect(read).toEqual({
    ok: true,
    build: {
      name: 'Mine',
      pictures: 3,
      components: {
        cpu: { ...cpu, specs: {} },
        ram: [{ part: { ...cpu, id: 'ram1', note: 'kept' }, quantity: 2 }],
        gpu: { ...cpu, id: 'gpu1', image: 'gpu2' },
      },
    },
  });
  expect(JSON.stringify(read)).not.toContain('elsewhere');
});

test('a key that would reach the prototype changes nothing', () => {
  const text = JSON.stringify(sound)
    .replace('"name":"Mine"', '"name":"Mine","__proto__":{"polluted":true}')
    .replace('"id":"cpu1"', '"id":"cpu1","__proto__":{"polluted":true}');
  expect(message(text)).toBe('read');
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(message(JSON.stringify(sound).replace('"cpu"', '"__proto__"'))).not.toBe('');
});

test('names are trimmed and measured in characters, and a copy keeps to the limit', () => {
  expect(validName('  Desk  ')).toEqual({ ok: true, name: 'Desk' });
  expect(validName('🎮'.repeat(80)).ok).toBe(true);
  expect(validName('🎮'.repeat(81)).ok).toBe(false);
  expect(validName('\u200b').ok).toBe(false);
  expect(copyName('Desk')).toBe('Desk (copy)');
  expect(validName(copyName('🎮'.repeat(80))).ok).toBe(true);
});
