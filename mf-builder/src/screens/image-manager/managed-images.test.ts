import fc from 'fast-check';
import { filterNamed, findImages, managedImages } from './managed-images';

const images = managedImages(
  [{ id: 'gaming-starter', name: 'First Gaming PC', category: 'build-rgb' }],
  [
    {
      id: 'logitech-g305',
      name: 'Logitech G305 LIGHTSPEED',
      category: 'mouse',
      imageUrl: 'https://photos.example/g305.jpg',
    },
    { id: 'aeron', name: 'Herman Miller Aeron', category: 'chair' },
  ],
);
const ids = (filter: string, query: string, edited: readonly string[] = []) =>
  findImages(images, filterNamed(filter), query, (id) => edited.includes(id)).map(({ id }) => id);
const all = ['gaming-starter', 'logitech-g305', 'aeron'];

test('presets come first, and an item without an address has the empty one', () => {
  expect(images.map(({ id, kind, src }) => [id, kind, src])).toEqual([
    ['gaming-starter', 'preset', ''],
    ['logitech-g305', 'accessory', 'https://photos.example/g305.jpg'],
    ['aeron', 'accessory', ''],
  ]);
});

test.each([
  ['all', '', all],
  ['presets', '', ['gaming-starter']],
  ['accessories', '', ['logitech-g305', 'aeron']],
  ['edited', '', ['aeron']],
  ['of another kind', '', all],
  ['all', '  GAMING ', ['gaming-starter']],
  ['all', 'lightspeed', ['logitech-g305']],
  ['all', 'Aeron', ['aeron']],
  ['presets', 'aeron', []],
  ['edited', 'logitech', []],
  ['all', '.*', []],
])('the filter %s with the query %j finds %j', (filter, query, expected) => {
  expect(ids(filter, query, ['aeron'])).toEqual(expected);
});

test('every part of a name or id finds its image, in any case', () => {
  const part = fc.constantFrom(...images).chain((image) =>
    fc.record({
      id: fc.constant(image.id),
      text: fc.constantFrom(image.id, image.name),
      from: fc.nat(30),
      length: fc.nat(30),
      upper: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(part, ({ id, text, from, length, upper }) => {
      const piece = text.slice(from, from + length);
      expect(ids('all', upper ? piece.toUpperCase() : piece)).toContain(id);
    }),
  );
});

test('any query gives some of the images, in their order, each once', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      const found = ids('all', query);
      expect(all.filter((id) => found.includes(id))).toEqual(found);
    }),
  );
});
