import type { NamedRelease, Release } from '@rig4u/shared/contracts';
import { filesInPage, filesOf, preload } from './preload';

const file = (src: string) => ({ src, integrity: `sha384-${src}` });
const release = {
  id: 'mf_guides_1_0_0',
  version: '1.0.0',
  entry: file('/entry.js'),
  screens: [
    { path: '/guides', files: [file('/routes.js'), file('/list.js')] },
    { path: '/guides/:guideId', files: [file('/routes.js'), file('/detail.js')] },
  ],
  needs: { react: ['useState'], '@rig4u/shared/motion': ['FadeIn'] },
};
const host = { shared: { '@rig4u/shared/motion': [file('/motion.js')] } };
const named = (version: string): NamedRelease => [version, 'sha256-x'];
const index = {
  host: { version: '1.0.0', ...host },
  remotes: { 'mf-guides': { paths: ['/guides', '/guides/:guideId'], live: named('1.0.0') } },
};
const addresses = (pathname: string, known: Release = release) => filesOf(known, host, pathname).map(({ src }) => src);
const inPage = (pathname: string, carried: object = {}) =>
  filesInPage(index, { part: 'mf-guides', record: release, ...carried }, pathname, undefined).map(({ src }) => src);

beforeEach(() => {
  document.head.innerHTML = '';
});

test('entry, the screen of the address and the shared chunks it needs, nothing else', () => {
  expect(addresses('/guides')).toEqual(['/entry.js', '/routes.js', '/list.js', '/motion.js']);
  expect(addresses('/guides/7')).toEqual(['/entry.js', '/routes.js', '/detail.js', '/motion.js']);
});

test('a page asks ahead for what its own record names, and nothing for an address of another part', () => {
  expect(inPage('/guides/7')).toEqual(addresses('/guides/7'));
  expect(inPage('/')).toEqual([]);
  expect(inPage('/guides', { part: 'mf-account' })).toEqual([]);
});

test('what is needed on demand only is not fetched ahead', () => {
  const later = { ...release, onDemand: ['@rig4u/shared/motion'] };
  expect(addresses('/guides', later)).toEqual(['/entry.js', '/routes.js', '/list.js']);
});

test('what only another screen takes waits for that screen; without `takes` everything is fetched', () => {
  const [list, detail] = release.screens;
  const at = (takes: [string[] | undefined, string[] | undefined], pathname: string) =>
    addresses(pathname, {
      ...release,
      screens: [
        { path: list?.path ?? '', files: [], takes: takes[0] },
        { path: detail?.path ?? '', files: [], takes: takes[1] },
      ],
    });
  const motion = '@rig4u/shared/motion';
  expect(at([['react'], ['react', motion]], '/guides')).toEqual(['/entry.js']);
  expect(at([['react'], ['react', motion]], '/guides/7')).toEqual(['/entry.js', '/motion.js']);
  expect(at([undefined, [motion]], '/guides')).toEqual(['/entry.js', '/motion.js']);
  // Something that no screen takes is the entry's own.
  expect(at([['react'], ['react']], '/guides')).toEqual(['/entry.js', '/motion.js']);
});

test('a file without a hash is never asked for ahead', () => {
  expect(addresses('/guides', { ...release, entry: { src: '/entry.js', integrity: '' } })).not.toContain('/entry.js');
});

test("a visitor who gets a roll-out's release needs the record of that one", () => {
  const rollout = { release: named('1.1.0'), percent: 100 };
  const rolled = { ...index, remotes: { 'mf-guides': { ...index.remotes['mf-guides'], rollout } } };
  const files = (visitor: string | undefined, carried: object = {}) =>
    filesInPage(rolled, { part: 'mf-guides', record: release, ...carried }, '/guides', visitor).map(({ src }) => src);
  expect(files('someone')).toEqual([]);
  expect(files(undefined)[0]).toBe('/entry.js');
  const tried = { ...release, version: '1.1.0', entry: file('/tried.js') };
  expect(files('someone', { tried })[0]).toBe('/tried.js');
});

test('a preload has hash and mode of the script that will use it, and stands once', () => {
  preload(document, file('/entry.js'));
  preload(document, file('/entry.js'));
  const links = document.head.querySelectorAll('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toMatchObject({ rel: 'preload', integrity: 'sha384-/entry.js', crossOrigin: 'anonymous' });
});
