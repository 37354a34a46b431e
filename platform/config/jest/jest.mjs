import { createRequire } from 'node:module';
import path from 'node:path';

const here = createRequire(import.meta.url);
const beside = (name) => path.join(import.meta.dirname, name);

const swc = [
  here.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
];

/** Packages that are ES modules only, by name and by their folder in a store of pnpm. */
const esModules = '(@rig4u|hono|@hono|jose|aria-query|p-limit|yocto-queue)[/@+]';

/** How every file is read: TypeScript by swc, drawings and styles as a word. */
export const common = {
  testRunner: beside('runner.cjs'),
  transform: {
    '/aria-query/lib/index\\.js$': beside('loaded-once.cjs'),
    '^.+\\.[mc]?[jt]sx?$': swc,
  },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!${esModules})`, `/node_modules/(?!\\.pnpm/|${esModules})`],
  moduleNameMapper: { '\\.(svg|css|woff2)(\\?.*)?$|\\?worker-text$': beside('asset.cjs') },
  modulePathIgnorePatterns: ['/dist/', '/\\.rig4u/'],
};

/** Unit tests: in a page of jsdom, or on bare Node in `domain` and `checks`. */
export const unit = {
  ...common,
  testEnvironment: beside('environment.cjs'),
  // What the build of the host writes in.
  globals: { HOST_VERSION: '0.0.0-test' },
  setupFilesAfterEnv: [beside('setup.cjs')],
};

/** What a run prints, and what fails it beside its tests. */
export const reporters = ['default', beside('late-errors.cjs')];

/** The configuration of a repository that is one remote. `dir` is its folder. */
export const jestOf = (dir) => ({ ...unit, reporters, rootDir: dir, modulePathIgnorePatterns: ['<rootDir>/dist/'] });
