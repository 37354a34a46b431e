import { execFileSync } from 'node:child_process';

// In a process of its own: a TypeScript loader in this one would stay and keep Jest's global set-up from finding `.ts` files.
const program = ['--import', 'tsx', 'platform/workspace/src/parts/print-parts.ts'];
const parts = JSON.parse(execFileSync(process.execPath, program, { cwd: import.meta.dirname, encoding: 'utf8' }));
/** The end-to-end tests are a project of their own. */
const packages = parts.platform.filter((folder) => folder !== 'platform/e2e');

const swc = {
  '^.+\\.[mc]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};

const common = {
  transform: { '/aria-query/lib/index\\.js$': '<rootDir>/platform/workspace/jest/loaded-once.cjs', ...swc },
  transformIgnorePatterns: ['/node_modules/\\.pnpm/(?!(hono|@hono\\+node-server|jose|aria-query)@)'],
  moduleNameMapper: { '\\.(svg|css|woff2)(\\?.*)?$|\\?worker-text$': '<rootDir>/platform/workspace/jest/asset.cjs' },
  modulePathIgnorePatterns: ['/dist/', '/\\.rig4u/'],
};

// Tests name the statements they prove: `test(spec('2.14', 'title'), …)`.
const specGlobal = '<rootDir>/platform/workspace/src/spec/spec-global.ts';

const inBrowser = {
  ...common,
  testEnvironment: 'node',
  roots: ['<rootDir>/platform/e2e'],
  globalSetup: '<rootDir>/platform/e2e/support/global-setup.ts',
  globalTeardown: '<rootDir>/platform/e2e/support/global-teardown.ts',
  setupFilesAfterEnv: [specGlobal, '<rootDir>/platform/e2e/support/setup.ts'],
};

export default {
  // Jest leaves one core free by itself; on two cores that is half of them.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/platform/workspace/jest/heaviest-first.cjs',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: '<rootDir>/platform/workspace/jest/environment.cjs',
      // What the build of the host writes in.
      globals: { HOST_VERSION: '0.0.0-test' },
      roots: [...parts.browser.map((part) => `<rootDir>/${part}`), ...packages.map((folder) => `<rootDir>/${folder}`)],
      setupFilesAfterEnv: [specGlobal, '<rootDir>/platform/workspace/jest/setup.cjs'],
    },
    { ...inBrowser, displayName: 'e2e', testPathIgnorePatterns: ['/node_modules/', '/platform/e2e/engines/'] },
    { ...inBrowser, displayName: 'engines', roots: ['<rootDir>/platform/e2e/engines'] },
  ],
};
