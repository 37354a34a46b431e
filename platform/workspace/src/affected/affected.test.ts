import { affectedParts, type Changes } from './affected';

const parts = [
  { folder: 'host', kind: 'host' },
  { folder: 'mf-a', kind: 'remote', port: 4411 },
  { folder: 'mf-b', kind: 'remote', port: 4412 },
  { folder: 'shared', kind: 'shared' },
  { folder: 'platform/preset', kind: 'platform' },
] as const;
const graph = new Map([
  ['host/src/main.tsx', ['shared/src/ui/index.ts']],
  ['mf-a/src/routes.tsx', ['mf-a/src/screen.tsx', 'shared/src/contracts.ts']],
  ['mf-a/src/screen.tsx', ['shared/src/ui/index.ts', 'mf-a/src/picture.svg']],
  ['mf-a/src/picture.svg', []],
  ['mf-a/src/screen.test.tsx', ['mf-a/src/screen.tsx', 'shared/src/testing.ts']],
  ['mf-a/webpack.config.ts', ['platform/preset/src/index.ts']],
  ['mf-b/src/routes.tsx', ['shared/src/contracts.ts']],
  ['shared/src/ui/index.ts', ['shared/src/ui/button.tsx']],
  ['shared/src/ui/button.tsx', []],
  ['shared/src/contracts.ts', []],
  ['shared/src/testing.ts', []],
  ['platform/preset/src/index.ts', []],
]);
const packages = (all: string[], shipped = all) => ({ all, shipped });
const named = (changes: Partial<Changes>) =>
  affectedParts(parts, graph, { files: [], packages: new Map(), ...changes }).map(
    ({ part, release, why }) => `${part}${release ? ' release' : ''}: ${why}`,
  );

test('a changed file touches the parts that import it, however far away, and says by which way', () => {
  expect(named({ files: ['shared/src/ui/button.tsx'] })).toEqual([
    'host release: host/src/main.tsx → shared/src/ui/index.ts → shared/src/ui/button.tsx',
    'mf-a release: mf-a/src/screen.tsx → shared/src/ui/index.ts → shared/src/ui/button.tsx',
    'shared: shared/src/ui/button.tsx',
  ]);
});

test('what only tests import is tested again and not released', () => {
  expect(named({ files: ['shared/src/testing.ts'] })).toEqual([
    'mf-a: mf-a/src/screen.test.tsx → shared/src/testing.ts',
    'shared: shared/src/testing.ts',
  ]);
  expect(named({ files: ['mf-b/src/new.test.tsx'] })).toEqual(['mf-b: mf-b/src/new.test.tsx']);
});

test('a file that nobody imports touches the part whose folder it lies in', () => {
  expect(named({ files: ['mf-b/package.json'] })).toEqual(['mf-b release: mf-b/package.json']);
  expect(named({ files: ['platform/preset/src/index.ts'] })).toEqual([
    'mf-a release: mf-a/webpack.config.ts → platform/preset/src/index.ts',
    'platform/preset: platform/preset/src/index.ts',
  ]);
});

test('documents touch nobody, what everything is checked with touches all', () => {
  expect(named({ files: ['README.md', 'mf-a/CHANGELOG.md', 'LICENSE', 'package.json', 'pnpm-lock.yaml'] })).toEqual([]);
  expect(named({ files: ['tsconfig.base.json'] })).toEqual(parts.map(({ folder }) => `${folder}: tsconfig.base.json`));
});

test('an installed package touches those it is installed for; one of the build touches every release', () => {
  expect(named({ packages: new Map([['mf-b', packages(['valibot@2.0.0'])]]) })).toEqual([
    'mf-b release: valibot@2.0.0',
  ]);
  expect(named({ packages: new Map([['mf-b', packages(['jest@31.0.0'], [])]]) })).toEqual(['mf-b: jest@31.0.0']);
  expect(named({ packages: new Map([['platform/preset', packages(['webpack@6.0.0'])]]) })).toEqual([
    ...['host', 'mf-a', 'mf-b'].map((part) => `${part} release: webpack@6.0.0`),
    'platform/preset: webpack@6.0.0',
  ]);
});
