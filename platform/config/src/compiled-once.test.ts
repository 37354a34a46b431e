/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm, { createContext, runInContext } from 'node:vm';
import { runChild } from '@rig4u/kernel';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';

type Compiled = (...args: unknown[]) => unknown;
interface Executor {
  injectedModuleParameters: string[];
  environment: { getVmContext: () => object | null };
  compile: (source: string, filename: string) => Compiled | null;
}
const { compileOnce }: { compileOnce: (executor: Executor) => void } =
  createRequire(__filename)('../jest/compiled-once.cjs');

/** What compiles for one test file, whose page is `page`. */
function executorOf(page: object | null): Executor & { compiledAnew: string[] } {
  const compiledAnew: string[] = [];
  const executor = {
    injectedModuleParameters: ['module', 'exports'],
    environment: { getVmContext: () => page },
    compile: (_source: string, filename: string): null => (compiledAnew.push(filename), null),
    compiledAnew,
  };
  compileOnce(executor);
  return executor;
}

it('what a module holds is each test file’s own', () => {
  const source = 'module.exports = { list: [], page: globalThis };';
  const loaded = [createContext({}), createContext({})].map((page) => {
    const module = { exports: { list: [], page: {} } };
    executorOf(page).compile(source, '/a/module.js')?.(module, module.exports);
    return { ...module.exports, isOfPage: module.exports.page === runInContext('globalThis', page) };
  });
  expect(loaded.map(({ isOfPage }) => isOfPage)).toEqual([true, true]);
  expect(loaded[0]?.list).not.toBe(loaded[1]?.list);
});

it('a module is compiled for the first test file of a worker only', () => {
  const compiled = new vm.Script('() => undefined');
  const script = jest.spyOn(vm, 'Script').mockReturnValue(compiled);
  for (const page of [createContext({}), createContext({})]) executorOf(page).compile('', '/a/known.js');
  // What runs this test may compile something meanwhile.
  const ofIt = script.mock.calls.filter(([, options]) => JSON.stringify(options).includes('/a/known.js'));
  script.mockRestore();
  expect(ofIt).toHaveLength(1);
});

it('a file that changed while Jest watches is compiled as it is now', () => {
  const executor = executorOf(createContext({}));
  const answers = ['module.exports = 1;', 'module.exports = 2;'].map((source) => {
    const module = { exports: 0 };
    executor.compile(source, '/a/changed.js')?.(module, module.exports);
    return module.exports;
  });
  expect(answers).toEqual([1, 2]);
});

it('what cannot be compiled goes to Jest, which says it; a page that is gone compiles nothing', () => {
  const executor = executorOf(createContext({}));
  expect(executor.compile('module.exports = ;', '/a/broken.js')).toBeNull();
  expect(executor.compiledAnew).toEqual(['/a/broken.js']);
  expect(executorOf(null).compile('module.exports = 1;', '/a/module.js')).toBeNull();
});

/** Runs these test files in one worker, beside a module that throws in its first line. */
async function run(files: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder();
  const config = { rootDir: folder, testEnvironment: 'node', testRunner: join(__dirname, '../jest/runner.cjs') };
  await writeFile(join(folder, 'jest.config.json'), JSON.stringify(config));
  await writeFile(join(folder, 'throws.js'), "module.exports = () => { throw new Error('here'); };");
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
  const jest = createRequire(__filename).resolve('jest/bin/jest');
  return runChild(process.execPath, [jest, '--runInBand'], { cwd: folder });
}

it('an error in a file’s first line names the place in the source', async () => {
  const test = `test('throws', () => {
    let stack = '';
    try { require('./throws')(); } catch (error) { ({ stack } = error); }
    expect(stack).toMatch(/throws\\.js:1:32/);
  });`;
  const { ok, output } = await run({ 'one.test.js': test, 'other.test.js': test });
  expect({ ok, output }).toEqual({ ok: true, output: expect.stringMatching(/2 passed, 2 total/) });
});
