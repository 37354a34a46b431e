import { stringify } from 'yaml';
import { lockChanges } from './lock-changes';

interface Importer {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
/** The text of a lock file: importers as name → version, packages as name@version → dependencies. */
function lock(importers: Record<string, Importer>, snapshots: Record<string, Record<string, string>>): string {
  const versions = (table: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(table).map(([name, version]) => [name, { specifier: version, version }]));
  return stringify({
    lockfileVersion: '9.0',
    importers: Object.fromEntries(
      Object.entries(importers).map(([folder, { dependencies, devDependencies }]) => [
        folder,
        { dependencies: versions(dependencies), devDependencies: versions(devDependencies) },
      ]),
    ),
    packages: Object.fromEntries(Object.keys(snapshots).map((name) => [name, { resolution: { integrity: name } }])),
    snapshots: Object.fromEntries(Object.entries(snapshots).map(([name, dependencies]) => [name, { dependencies }])),
  });
}
const importers = {
  'mf-a': { dependencies: { '@rig4u/shared': 'link:../shared' }, devDependencies: { jest: '30.0.0' } },
  'mf-b': { dependencies: { valibot: '1.0.0' } },
  shared: { dependencies: { react: '19.0.0' } },
};
const snapshots = {
  'valibot@1.0.0': {},
  'react@19.0.0': { scheduler: '1.0.0' },
  'scheduler@1.0.0': {},
  'scheduler@1.0.1': {},
  'jest@30.0.0': {},
};
const before = lock(importers, snapshots);
const changes = (after: string) =>
  Object.fromEntries([...lockChanges(before, after)].filter(([, { all }]) => all.length > 0));

test('nothing differs between a lock file and itself', () => {
  expect(changes(before)).toEqual({});
});

test('a package far down touches everybody whose packages bring it, also by a package of ours', () => {
  const names = ['react@19.0.0', 'scheduler@1.0.0', 'scheduler@1.0.1'];
  const after = lock(importers, { ...snapshots, 'react@19.0.0': { scheduler: '1.0.1' } });
  expect(changes(after)).toEqual({ 'mf-a': { all: names, shipped: names }, shared: { all: names, shipped: names } });
});

test('a tool is nothing that is shipped', () => {
  const newer = { ...importers, 'mf-a': { ...importers['mf-a'], devDependencies: { jest: '31.0.0' } } };
  expect(changes(lock(newer, { ...snapshots, 'jest@31.0.0': {} }))).toEqual({
    'mf-a': { all: ['jest@30.0.0', 'jest@31.0.0'], shipped: [] },
  });
});

test('the same version with other bytes is another package', () => {
  const after = before.replace('integrity: valibot@1.0.0', 'integrity: tampered');
  expect(changes(after)).toEqual({ 'mf-b': { all: ['valibot@1.0.0'], shipped: ['valibot@1.0.0'] } });
});

test('a text that is no lock file is refused', () => {
  expect(() => lockChanges(before, 'hello: 1')).toThrow('This is no lock file of pnpm');
});
