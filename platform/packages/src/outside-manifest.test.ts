import { outsideManifest, undeclared } from './outside-manifest';
import { sharedExports, sharedManifest } from './shared-manifest';

const versions: Record<string, string> = {
  '@rig4u/shared': '1.4.0',
  'another-bundler': '2.3.2',
  'by-path': '5.0.0',
  csstype: '3.2.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  valibot: '1.5.0',
  webpack: '5.110.3',
};
const installed = (name: string): string => versions[name] ?? 'not installed';
const own = {
  name: '@rig4u/tool',
  version: '1.2.0',
  license: 'MIT',
  dependencies: {
    '@rig4u/kernel': 'workspace:*',
    '@rig4u/shared': 'workspace:*',
    webpack: 'catalog:',
    written: 'catalog:',
    compiler: 'catalog:',
  },
  peerDependencies: {},
  exports: {},
};

it('a packed package has real versions, built files, and nothing of what is written into it or left out', () => {
  const recipe = {
    folder: 'platform/tool',
    entries: { '.': 'src/index.ts', './build': 'src/build.ts' },
    typed: ['.'],
    plain: { './jest': './jest/jest.mjs' },
    inlines: ['written'],
    drops: ['compiler'],
    brings: { written: ['by-path'] },
    optional: ['another-bundler'],
  };
  expect(outsideManifest(own, recipe, installed)).toEqual({
    name: '@rig4u/tool',
    version: '1.2.0',
    license: 'MIT',
    type: 'module',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './build': { default: './dist/build.js' },
      './jest': './jest/jest.mjs',
      './package.json': './package.json',
    },
    dependencies: { '@rig4u/kernel': '1.2.0', 'by-path': '5.0.0', webpack: '5.110.3' },
    peerDependencies: { '@rig4u/shared': '^1.0.0', 'another-bundler': '^2.0.0' },
    peerDependenciesMeta: { 'another-bundler': { optional: true } },
  });
});

it('names what code imports and package.json does not', () => {
  const manifest = { name: '@rig4u/tool', dependencies: { webpack: '5' }, peerDependencies: { react: '19' } };
  expect(undeclared(manifest, ['webpack/lib/x', 'react/jsx-runtime', '@rig4u/tool', '@a/b/c', 'left-pad'])).toEqual([
    '@a/b',
    'left-pad',
  ]);
});

it('shared brings valibot and types of CSS alone; what only the page uses stays at home', () => {
  const shared = {
    ...own,
    name: '@rig4u/shared',
    exports: { './ui': './src/ui.ts', './boot': './src/boot.ts', './package.json': './package.json' },
  };
  expect([...sharedExports(shared)]).toEqual([['./ui', './src/ui.ts']]);
  const { dependencies, peerDependencies = {} } = sharedManifest(shared, installed);
  expect(dependencies).toEqual({ csstype: '3.2.0', valibot: '1.5.0' });
  expect(peerDependencies).toMatchObject({ react: '^19.3.1', 'react-dom': '^19.3.1' });
});
