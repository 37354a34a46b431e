import { parseCatalogue } from './parse';

const part = {
  id: 'psu1',
  type: 'psu',
  name: 'Sample 650',
  brand: 'Sample',
  price: 59.99,
  priceDate: '2025-08-01',
  specs: { power: 650, efficiency: '80+ Gold', modularity: 'full' },
};

const withSpecs = (specs: Record<string, unknown>) => [{ ...part, specs: { ...part.specs, ...specs } }];

test(spec('3.4', 'a good record comes back as it is'), () => {
  expect(parseCatalogue('psu', [part])).toEqual([part]);
});

test('none is not unknown: null stands where the schema says so', () => {
  const cpu = { ...part, id: 'cpu1', type: 'cpu', specs: { cores: 6, threads: 12, speed: 4.2, igpu: null } };
  expect(parseCatalogue('cpu', [cpu])[0]?.specs).toHaveProperty('igpu', null);
  expect(() => parseCatalogue('psu', withSpecs({ eps8: null }))).toThrow(
    'part psu1: specs.eps8 expected number, received null',
  );
});

test.each([
  [
    'a misspelt fact',
    withSpecs({ epss8: 2 }),
    'Catalogue psu, part psu1: specs.epss8 is not in the schema; correct its spelling',
  ],
  [
    'a fact with its unit',
    withSpecs({ power: '650 W' }),
    'part psu1: specs.power expected number, received "650 W"; facts hold plain values',
  ],
  [
    'a missing fact of the first three',
    withSpecs({ power: undefined }),
    'part psu1: specs.power expected number, received undefined',
  ],
  [
    'a word that is not one of the list',
    withSpecs({ modularity: 'half' }),
    'part psu1: specs.modularity expected ("full" | "semi" | "none")',
  ],
  ['a zero for unknown', withSpecs({ lengthMm: 0 }), 'part psu1: specs.lengthMm expected >0, received 0'],
  ['an empty text for unknown', withSpecs({ formFactor: '' }), 'part psu1: specs.formFactor'],
  ['a misspelt basis', [{ ...part, basis: { powr: 'opendb' } }], 'part psu1: basis.powr is not in the schema'],
  [
    'an unknown basis',
    [{ ...part, basis: { power: 'guess' } }],
    'part psu1: basis.power expected ("opendb" | "maker" | "recalled")',
  ],
  ['a part of another type', [{ ...part, type: 'cpu' }], 'part psu1: type expected "psu", received "cpu"'],
  ['a date that is none', [{ ...part, priceDate: 'August 2025' }], 'part psu1: priceDate'],
  ['an address that is not secure', [{ ...part, url: 'http://maker.example/' }], 'part psu1: url expected "https://"'],
  ['a record without id', [part, { name: 'x' }], 'Catalogue psu, entry 2 (no id): id is missing'],
  ['something that is no record', ['psu1'], 'Catalogue psu, entry 1 (no id): record expected Object, received "psu1"'],
])(spec('3.4', '%s is named'), (_, data, message) => {
  expect(() => parseCatalogue('psu', data)).toThrow(message);
});

test('a file that holds no list is named', () => {
  expect(() => parseCatalogue('gpu', { parts: [] })).toThrow(
    'Catalogue gpu: expected a list of parts, received object.',
  );
});
