import fc from 'fast-check';
import { readPurchase } from './purchase';

const cpu = { id: 'cpu1', name: 'Ryzen 7', price: 329 };
const build = { id: '17', name: 'Build #1', price: 329, components: { cpu } };
const message = (state: unknown) => {
  const read = readPurchase(state);
  return read.ok ? read.purchase : read.message;
};

test.each([null, undefined])(spec('4.23', '%s is no data'), (state) =>
  expect(message(state)).toBe('No purchase data was provided'),
);

test.each([[{}], [{ accessoryIds: ['a'], total: 3 }], [{ build: null }], [{ build: undefined }], [[]]])(
  spec('4.23 5.7', '%j has no build'),
  (state) => expect(message(state)).toBe('No build data was provided'),
);

test.each([
  ['text'],
  [7],
  [{ build: 'text' }],
  [{ build: { ...build, name: 3 } }],
  [{ build: { id: '1', name: 'No components' } }],
  [{ build: { ...build, components: { cpu: { ...cpu, price: -1 } } } }],
  [{ build: { ...build, components: { cpu: { ...cpu, price: Number.NaN } } } }],
  [{ build: { ...build, components: { ram: [{ part: cpu, quantity: 1e300 }] } } }],
  [{ build, accessoryIds: [3] }],
  [{ build, accessoryIds: 'chair' }],
])(spec('4.23', '%j cannot be read'), (state) => expect(message(state)).toBe('Failed to load purchase data'));

test(spec('2.77', 'a saved build, as the picker hands it over'), () => {
  expect(message({ build, accessoryIds: [], total: 329 })).toEqual({
    id: '17',
    name: 'Build #1',
    components: { cpu },
    accessoryIds: [],
  });
});

test('a preset: more fields, several parts of a type, accessories, each once', () => {
  const ram = [{ part: { id: 'ram1', name: 'Kit', price: 90 }, quantity: 2 }];
  const state = {
    build: {
      id: 'preset',
      name: 'Preset',
      price: 1,
      score: { gaming: 9 },
      useCase: ['gaming'],
      components: { cpu, gpu: null, ram },
    },
    accessoryIds: ['a', 'b', 'a'],
    total: 1,
    more: true,
  };
  expect(message(state)).toEqual({
    id: 'preset',
    name: 'Preset',
    components: { cpu, gpu: null, ram },
    accessoryIds: ['a', 'b'],
  });
});

test('only the components are needed; a name of spaces is replaced', () => {
  expect(message({ build: { name: '  ', components: {} } })).toEqual({
    id: '',
    name: 'Unnamed build',
    components: {},
    accessoryIds: [],
  });
});

test('anything gets an answer, never an exception', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (components, accessoryIds) => {
      expect([true, false]).toContain(readPurchase({ build: { name: 'x', components }, accessoryIds }).ok);
      expect([true, false]).toContain(readPurchase(components).ok);
    }),
  );
});
