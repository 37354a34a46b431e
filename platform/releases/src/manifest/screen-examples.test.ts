/** @jest-environment node */
import { withExamples } from './screen-examples';

const screens = [{ path: '/guides' }, { path: '/guides/new' }, { path: '/guides/:guideId' }];

test('a screen with a name in its path gets its example', () => {
  const example = '/guides/first-build?step=2#tools';
  expect(withExamples(screens, { '/guides/:guideId': example })).toEqual([
    { path: '/guides' },
    { path: '/guides/new' },
    { path: '/guides/:guideId', example },
  ]);
});

test('a screen without one needs no example, and may have one', () => {
  const plain = [{ path: '/guides' }];
  expect(withExamples(plain, {})).toEqual(plain);
  expect(withExamples(plain, { '/guides': '/guides?page=2' })).toHaveLength(1);
});

test.each([
  ['is missing', {}, /\/guides\/:guideId has no example.*"\/guides\/:guideId": "\/guides\/a-real-name"/],
  ['is of an unknown path', { '/book/:id': '/book/1' }, /names \/book\/:id, and no screen has this path/],
  ['has another form', { '/guides/:guideId': '/guides/a/b' }, /does not open \/guides\/:guideId/],
  ['opens a nearer screen', { '/guides/:guideId': '/guides/new' }, /\/guides\/new does not open/],
])('an example that %s is refused with what to write', (_case, examples, message) => {
  expect(() => withExamples(screens, examples)).toThrow(message);
});
