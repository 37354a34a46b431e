import { filesFor, preload } from './preload';

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
const registry = {
  host: { version: '1.0.0', shared: { '@rig4u/shared/motion': [file('/motion.js')] } },
  remotes: { 'mf-guides': { paths: ['/guides', '/guides/:guideId'], live: release } },
};
const addresses = (pathname: string, visitor?: string) => filesFor(registry, pathname, visitor).map(({ src }) => src);

beforeEach(() => {
  document.head.innerHTML = '';
});

test('entry, the screen of the address and the shared chunks it needs, nothing else', () => {
  expect(addresses('/guides')).toEqual(['/entry.js', '/routes.js', '/list.js', '/motion.js']);
  expect(addresses('/guides/7')).toEqual(['/entry.js', '/routes.js', '/detail.js', '/motion.js']);
  expect(addresses('/')).toEqual([]);
});

test('what is needed on demand only is not fetched ahead', () => {
  const later = { ...release, onDemand: ['@rig4u/shared/motion'] };
  expect(
    filesFor({ ...registry, remotes: { 'mf-guides': { paths: ['/guides'], live: later } } }, '/guides', undefined).map(
      ({ src }) => src,
    ),
  ).toEqual(['/entry.js', '/routes.js', '/list.js']);
});

test('what only another screen takes waits for that screen; without `takes` everything is fetched', () => {
  const [list, detail] = release.screens;
  const at = (takes: [string[] | undefined, string[] | undefined], pathname: string) => {
    const live = {
      ...release,
      screens: [
        { path: list?.path ?? '', files: [], takes: takes[0] },
        { path: detail?.path ?? '', files: [], takes: takes[1] },
      ],
    };
    return filesFor(
      { ...registry, remotes: { 'mf-guides': { paths: ['/guides', '/guides/:guideId'], live } } },
      pathname,
      undefined,
    ).map(({ src }) => src);
  };
  const motion = '@rig4u/shared/motion';
  expect(at([['react'], ['react', motion]], '/guides')).toEqual(['/entry.js']);
  expect(at([['react'], ['react', motion]], '/guides/7')).toEqual(['/entry.js', '/motion.js']);
  expect(at([undefined, [motion]], '/guides')).toEqual(['/entry.js', '/motion.js']);
  // Something that no screen takes is the entry's own.
  expect(at([['react'], ['react']], '/guides')).toEqual(['/entry.js', '/motion.js']);
});

test('a file without a hash is never asked for ahead', () => {
  const bare = { ...release, entry: { src: '/entry.js', integrity: '' } };
  expect(
    filesFor({ ...registry, remotes: { 'mf-guides': { paths: ['/guides'], live: bare } } }, '/guides', undefined).map(
      ({ src }) => src,
    ),
  ).not.toContain('/entry.js');
});

test("the visitor's release of a rollout is the one that is fetched", () => {
  const rollout = { release: { ...release, id: 'b', entry: file('/second.js') }, percent: 100 };
  const rolled = { ...registry, remotes: { 'mf-guides': { paths: ['/guides'], live: release, rollout } } };
  expect(filesFor(rolled, '/guides', 'someone')[0]?.src).toBe('/second.js');
  expect(filesFor(rolled, '/guides', undefined)[0]?.src).toBe('/entry.js');
});

test('a preload has hash and mode of the script that will use it, and stands once', () => {
  preload(document, file('/entry.js'));
  preload(document, file('/entry.js'));
  const links = document.head.querySelectorAll('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toMatchObject({ rel: 'preload', integrity: 'sha384-/entry.js', crossOrigin: 'anonymous' });
});
