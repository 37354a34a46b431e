/** @jest-environment node */
import { addressFinder, type KnownScreens } from './known-addresses';

const guides = ['first-build', 'Water-Cooling'];
const known: KnownScreens = {
  host: [[{ path: '/' }, { path: '/terms' }]],
  'mf-guides': [
    [{ path: '/guides' }, { path: '/guides/:guideId', values: { guideId: guides } }],
    // Rolled out to some.
    [{ path: '/guides' }, { path: '/guides/:guideId', values: { guideId: [...guides, 'new-one'] } }],
  ],
  'mf-builder': [
    [
      { path: '/pc-part-picker' },
      { path: '/pc-part-picker/fit' },
      { path: '/pc-part-picker/:id' },
      { path: '/pc-part-picker/:id/fit' },
      { path: '/rooms/:floor/:id', values: { floor: ['ground', 'first'] } },
    ],
  ],
};
const leads = addressFinder(known);

test.each([
  '/',
  '/terms',
  '/terms/',
  '/guides',
  '//guides//',
  '/guides/first-build',
  '/guides/Water-Cooling',
  '/guides/new-one',
  '/pc-part-picker/fit',
  '/pc-part-picker/AbC_d-1',
  '/pc-part-picker/a%20b/fit',
  '/rooms/first/anything',
  '/%67uides',
  '/guides/first%2Dbuild',
  '/guides/%57ater%2dCooling',
])('%s leads somewhere', (pathname) => {
  expect(leads(pathname)).toBe('somewhere');
});

test.each([
  '/nowhere',
  '/terms/more',
  '/guides/second-build',
  '/guides/first-build/more',
  '/guides/first-build.',
  '/guides/__proto__',
  '/guides/constructor',
  '/rooms/cellar/1',
  '/rooms/first',
  '/pc-part-picker/a/b',
  '/guides%2Ffirst-build',
  '/guides/first%252Dbuild',
  '/%47uides',
])('%s leads nowhere', (pathname) => {
  expect(leads(pathname)).toBe('nowhere');
});

test.each([
  ['/TERMS', '/terms'],
  ['/Guides/', '/guides'],
  ['//GUIDES', '/guides'],
  ['/guides/First-Build', '/guides/first-build'],
  ['/Guides/water-cooling', '/guides/Water-Cooling'],
  ['/guides/NEW-ONE', '/guides/new-one'],
  ['/PC-Part-Picker', '/pc-part-picker'],
  ['/PC-Part-Picker/AbC', '/pc-part-picker/AbC'],
  ['/PC-Part-Picker/FIT', '/pc-part-picker/fit'],
  ['/pc-part-picker/AbC/Fit', '/pc-part-picker/AbC/fit'],
  ['/ROOMS/First/Ann%2FB', '/rooms/first/Ann%2FB'],
])('%s means %s', (pathname, to) => {
  expect(leads(pathname)).toEqual({ to });
});

test('what leads somewhere as it is means nothing else', () => {
  expect(leads('/pc-part-picker/FIT')).toBe('somewhere');
});

test('a screen nearer to the address decides, as in the router', () => {
  const near = addressFinder({
    'mf-a': [[{ path: '/a/:x/y', values: { x: ['1'] } }, { path: '/a/:x/:z' }]],
  });
  expect(near('/a/1/y')).toBe('somewhere');
  expect(near('/a/2/y')).toBe('nowhere');
  expect(near('/a/2/z')).toBe('somewhere');
});

test('an empty list opens nothing, and a name without one anything', () => {
  const one = addressFinder({
    'mf-a': [
      [
        { path: '/a/:x', values: { x: [] } },
        { path: '/b/:x', values: {} },
      ],
    ],
  });
  expect([one('/a/1'), one('/b/1')]).toEqual(['nowhere', 'somewhere']);
});

test('where nothing is known of the host, every address counts as known', () => {
  expect(addressFinder(undefined)('/NOWHERE')).toBe('somewhere');
});
