import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { common, reporters, unit } from '@rig4u/config/jest';

// In a process of its own: a TypeScript loader in this one would stay and keep Jest's global set-up from finding `.ts` files.
const program = ['--import', 'tsx', 'platform/workspace/src/parts/print-parts.ts'];
const parts = JSON.parse(execFileSync(process.execPath, program, { cwd: import.meta.dirname, encoding: 'utf8' }));
/** The end-to-end tests are a project of their own. */
const packages = parts.platform.filter((folder) => folder !== 'platform/e2e');

// Tests name the statements they prove: `test(spec('2.14', 'title'), …)`.
const specGlobal = '<rootDir>/platform/workspace/src/spec/spec-global.ts';

// A proof runs by `pnpm prove` only.
const proofs = process.env.RIG4U_PROVE === '1' ? [] : ['\\.proof\\.test\\.tsx?$'];

const inBrowser = {
  ...common,
  testEnvironment: 'node',
  roots: ['<rootDir>/platform/e2e'],
  globalSetup: '<rootDir>/platform/e2e/support/global-setup.ts',
  globalTeardown: '<rootDir>/platform/e2e/support/global-teardown.ts',
  setupFilesAfterEnv: [specGlobal, '<rootDir>/platform/e2e/support/setup.ts'],
};

export default {
  // Three on two cores: tests wait for databases, proxies, and what the specification says of delays.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  reporters,
  testSequencer: '<rootDir>/platform/workspace/jest/heaviest-first.cjs',
  projects: [
    {
      ...unit,
      displayName: 'unit',
      testPathIgnorePatterns: ['/node_modules/', ...proofs],
      // Two templates of one package: Jest would ask which of them is meant.
      modulePathIgnorePatterns: [...unit.modulePathIgnorePatterns, '/new-remote/template/(workspace|standalone)/'],
      globalSetup: '<rootDir>/mf-builder/market/checks/before-tests.ts',
      roots: [...parts.browser.map((part) => `<rootDir>/${part}`), ...packages.map((folder) => `<rootDir>/${folder}`)],
      setupFilesAfterEnv: [specGlobal, ...unit.setupFilesAfterEnv, '<rootDir>/shared/checks/toasts-stay.ts'],
    },
    {
      ...inBrowser,
      displayName: 'e2e',
      testPathIgnorePatterns: ['/node_modules/', '/platform/e2e/engines/', ...proofs],
    },
    { ...inBrowser, displayName: 'engines', roots: ['<rootDir>/platform/e2e/engines'] },
  ],
};
