import type { Carried } from './carry';

/** How one of our packages is packed for a repository of its own. */
export interface Recipe {
  /** Its folder from the root of the workspace. */
  folder: string;
  /** What others import, by its name in `exports`: a source file of the package. */
  entries: Readonly<Record<string, string>>;
  /** Entries that get a declaration file: those that a team's own code imports. */
  typed?: readonly string[];
  /** What others import as it is: its name in `exports` → its place in the packed package. */
  plain?: Readonly<Record<string, string>>;
  /** Dependencies whose code is written into our files, so that nobody installs them and what they bring. */
  inlines?: readonly string[];
  /** Modules that inlined code asks for and never uses here; each is an empty one. */
  empties?: readonly string[];
  /** Peers of the package that a team installs for one of its entries only. */
  optional?: readonly string[];
  /** Dependencies that come within our tarball, without most of what they bring. */
  carries?: Readonly<Record<string, Carried>>;
  /** Dependencies of the workspace that nothing outside needs. */
  drops?: readonly string[];
  /** Dependencies that inlined code finds by path, by the inlined package that declares them. */
  brings?: Readonly<Record<string, readonly string[]>>;
  /** Files and folders that are found by their path: in the package → in the packed one. */
  copies?: Readonly<Record<string, string>>;
  bin?: Readonly<Record<string, string>>;
}

const kernel: Recipe = {
  folder: 'platform/kernel',
  entries: {
    '.': 'src/index.ts',
    './config': 'src/config/load-config.ts',
    './secret-files': 'src/secret-files.ts',
    './service-settings': 'src/service-settings.ts',
  },
  plain: { './default-config.json': './dist/config/default.json' },
  copies: { 'src/config/default.json': 'dist/config/default.json' },
};

const releases: Recipe = {
  folder: 'platform/releases',
  entries: {
    '.': 'src/index.ts',
    './store': 'src/store/index.ts',
    './manifest': 'src/manifest/index.ts',
    './command': 'src/command/main.ts',
  },
  // They make one file of the command's sources; a packed command is one.
  drops: ['esbuild', 'tsx'],
  copies: { 'bin/packed.mjs': 'bin/rig4u.mjs' },
  bin: { rig4u: './bin/rig4u.mjs' },
};

const preset: Recipe = {
  folder: 'platform/preset',
  // A host is built in the workspace: it is made of the sources of shared.
  entries: {
    '.': 'src/remote.ts',
    './build': 'src/build.ts',
    './dev': 'src/dev.ts',
    './rspack': 'src/rspack/remote.ts',
  },
  typed: ['.'],
  optional: ['@rspack/core'],
  inlines: ['@module-federation/enhanced', '@cyclonedx/cyclonedx-library'],
  // Declaration files over the network, Rspack, bridges to other frameworks, XML: switched off in every build of ours.
  empties: ['xmlbuilder2', '@module-federation/dts-plugin', '@module-federation/bridge-react-webpack-plugin'],
  // One of them brings 16 MB to say `globalThis`, the other 35 for servers and file systems that ours does not use.
  carries: {
    '@pmmmwh/react-refresh-webpack-plugin': {
      bundles: ['client/ReactRefreshEntry.js'],
      keeps: ['anser', 'error-stack-parser', 'html-entities', 'react-refresh', 'schema-utils', 'source-map'],
    },
    'webpack-dev-server': {
      bundles: ['lib/Server.js'],
      keeps: ['ansi-html-community'],
      asks: { 'cookie-signature': 'express' },
    },
  },
  // The compiler compares the types of two hosts.
  drops: ['typescript'],
  copies: {
    'src/bundler-runtime': 'dist/bundler-runtime',
    'src/dev-entry.ts': 'dist/dev-entry.ts',
    'src/dev-page.html': 'dist/dev-page.html',
    'src/dev-in/browser': 'dist/dev-in/browser',
    'src/plugins/worker-text.cjs': 'dist/plugins/worker-text.cjs',
    'src/licences/texts': 'dist/licences/texts',
  },
};

const config: Recipe = {
  folder: 'platform/config',
  entries: {
    './accessibility': 'src/accessibility.ts',
    './translator': 'src/translator.ts',
    './walls': 'src/walls/index.ts',
  },
  plain: { './jest': './jest/jest.mjs', './tsconfig.json': './tsconfig.json' },
  typed: ['./accessibility', './translator', './walls'],
  copies: {
    'tsconfig.json': 'tsconfig.json',
    jest: 'jest',
    'src/walls/no-raw-style.mjs': 'dist/walls/no-raw-style.mjs',
    'src/walls/no-loose-text.mjs': 'dist/walls/no-loose-text.mjs',
  },
};

/** The packages that run on Node. @rig4u/shared is built another way. */
export const nodePackages: readonly Recipe[] = [kernel, releases, preset, config];
