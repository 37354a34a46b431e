/** @jest-environment node */
import * as v from 'valibot';
import { screenValues } from './fields';
import { withValues } from './screen-values';

const screens = [{ path: '/guides' }, { path: '/guides/:guideId' }];

test('a screen gets the list of what its name may stand for, and the others none', () => {
  const lists = { guideId: ['first-build', 'water'] };
  expect(withValues(screens, { '/guides/:guideId': lists })).toEqual([
    { path: '/guides' },
    { path: '/guides/:guideId', values: lists },
  ]);
  expect(withValues(screens, {})).toEqual(screens);
});

test.each([
  ['an unknown path', { '/book/:id': { id: ['1'] } }, '"values" names /book/:id, and no screen has this path.'],
  ['another name', { '/guides/:guideId': { guide: ['a'] } }, 'there is no :guide in it'],
  ['the beginning of a name', { '/guides/:guideId': { guideI: ['a'] } }, 'there is no :guideI in it'],
])('a list of %s is refused', (_case, values, message) => {
  expect(() => withValues(screens, values)).toThrow(message);
});

test.each(['first%2Dbuild', 'a/b', ''])('%j is no value: servers read escapes differently', (value) => {
  expect(v.is(screenValues, { guideId: ['first-build', value] })).toBe(false);
});
