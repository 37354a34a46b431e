/** @jest-environment node */
import { integrityOf, type FileMap } from '../store';
import { releaseOf } from '../registry/record';
import { manifestOfBuild, type Build } from './manifest-of-build';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const federation = {
  metaData: { globalName: 'mf_other_1_0_0', remoteEntry: { name: 'entry.js', path: 'js/', type: 'global' } },
  shared: [
    { name: '@rig4u/shared/ui', requiredVersion: '^^1.0.0' },
    { name: 'react', requiredVersion: '^19.0.0' },
  ],
  exposes: [{ path: './routes', assets: { js: { sync: ['js/routes.js'], async: ['js/1.js'] } } }],
};
const filesOf = (manifest: unknown = federation): FileMap =>
  new Map(
    Object.entries({ 'js/routes.js': 'r', 'js/entry.js': 'e', 'mf-manifest.json': JSON.stringify(manifest) }).map(
      ([name, content]) => [name, text(content)],
    ),
  );
const rig4u = { screens: ['/other', '/other/:id'], examples: { '/other/:id': '/other/1' } };
const build: Build = {
  team: { name: 'mf-other', version: '1.0.0', rig4u },
  files: filesOf(),
  from: 'mf-manifest.json',
  source: { commit: 'abc' },
};
const team = (change: object, fields: object = {}) => ({
  ...build,
  team: { name: 'mf-other', version: '1.0.0', ...fields, rig4u: { ...rig4u, ...change } },
});

test('files and hashes come from the folder, entry and ranges from the federation plugin, screens from the team', () => {
  const stale = new Map([...filesOf(), ['remote.json', text('of the build before')]]);
  const manifest = manifestOfBuild({ ...build, files: stale });
  expect(manifest).toEqual({
    schema: 2,
    name: 'mf-other',
    version: '1.0.0',
    id: 'mf_other_1_0_0',
    contract: 1,
    entry: 'js/entry.js',
    format: 'script',
    files: {
      'js/entry.js': integrityOf(text('e')),
      'js/routes.js': integrityOf(text('r')),
      'mf-manifest.json': integrityOf(text(JSON.stringify(federation))),
    },
    notAhead: [],
    screens: [
      { path: '/other', files: ['js/routes.js'] },
      { path: '/other/:id', files: ['js/routes.js'], example: '/other/1' },
    ],
    needs: { '@rig4u/shared/ui': { range: '^1.0.0', names: ['*'] }, react: { range: '^19.0.0', names: ['*'] } },
    source: { commit: 'abc' },
  });
});

test('a team may list what a name in a path stands for, and the record says so', () => {
  const manifest = manifestOfBuild(team({ values: { '/other/:id': { id: ['1', '2'] } } }));
  expect(manifest.screens[1]).toMatchObject({ path: '/other/:id', values: { id: ['1', '2'] } });
  expect(releaseOf(manifest).screens[1]).toMatchObject({ path: '/other/:id', values: { id: ['1', '2'] } });
});

test('a team may write down what it needs, where its entry is and what its format is', () => {
  const needs = { react: { range: '^19.1.0', names: ['useState'] } };
  const said = { needs, entry: 'js/routes.js', format: 'module', budget: 9 };
  expect(manifestOfBuild({ ...team(said), from: undefined })).toMatchObject({ ...said, screens: [{ files: [] }, {}] });
  expect(manifestOfBuild(team({ needs })).needs).toMatchObject({ ...needs, '@rig4u/shared/ui': { names: ['*'] } });
});

test.each([
  [
    'an id that is not its own',
    { ...build, files: filesOf({ ...federation, metaData: { ...federation.metaData, globalName: 'other' } }) },
    /calls itself other, and must be mf_other_1_0_0/,
  ],
  ['a file of the plugin that is not there', { ...build, from: 'none.json' }, /There is no none\.json in the folder/],
  [
    'a file of the plugin that is another one',
    { ...build, files: filesOf({}) },
    /mf-manifest\.json cannot be used: metaData/,
  ],
  ['no entry', { ...team({ entry: 'js/none.js' }) }, /There is no js\/none\.js in the folder.*"entry"/],
  [
    'no screens',
    team({ screens: [] }),
    /package\.json cannot be used: rig4u\.screens: a remote has at least one screen/,
  ],
  ['a screen without its example', team({ examples: {} }), /\/other\/:id has no example/],
  ['a list of another screen', team({ values: { '/none/:id': {} } }), /"values" names \/none\/:id/],
  ['a value of two steps', team({ values: { '/other/:id': { id: ['a/b'] } } }), /a value is one step of an address/],
  ['a bad version', team({}, { version: '1.0' }), /version: a version is 1\.2\.3/],
])('%s is refused with what to write', (_case, wrong, message) => {
  expect(() => manifestOfBuild(wrong)).toThrow(message);
});
