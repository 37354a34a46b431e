/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runChild } from '@rig4u/kernel';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import * as v from 'valibot';

jest.setTimeout(30 * 60_000);

let copy = '';

/** Runs a program in the copy and gives what it says. Throws an Error with its words where it fails. */
async function run(command: string, ...args: string[]): Promise<string> {
  // The tests in the copy have a store of their own, and are those of `npm test`.
  const env = { RIG4U_PROVE: undefined, RIG4U_STORE: undefined };
  const { ok, output } = await runChild(command, args, { cwd: copy, env });
  if (!ok) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

const packageJson = v.pipe(v.string(), v.parseJson(), v.object({ packageManager: v.string() }));
const { packageManager } = v.parse(packageJson, readFileSync(path.join(root, 'package.json'), 'utf8'));
const install = (...options: string[]) =>
  run('npx', '--yes', packageManager, 'install', '--prefer-offline', ...options);

/** A copy of the workspace as it is now, committed and installed. */
async function copyWorkspace(): Promise<void> {
  const { output } = await runChild('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  copy = path.join(await temporaryFolder(), 'copy');
  for (const file of output.split('\0').filter((name) => name && existsSync(path.join(root, name))))
    cpSync(path.join(root, file), path.join(copy, file));
  await run('git', 'init', '-q');
  await run('git', 'add', '-A');
  await run('git', '-c', 'user.name=copy', '-c', 'user.email=copy@localhost', 'commit', '-q', '-m', 'copy');
  await install('--frozen-lockfile');
}

/** A new screen of mf-guides: a folder, and a route. */
function addScreen(): void {
  const folder = path.join(copy, 'mf-guides/src/screens/words');
  mkdirSync(folder);
  const model = readFileSync(path.join(copy, 'mf-fifth/src/screens/fifth/screen.tsx'), 'utf8');
  writeFileSync(path.join(folder, 'screen.tsx'), model.replaceAll(/fifth/g, 'words').replaceAll('Fifth', 'Words'));
  const routes = path.join(copy, 'mf-guides/src/routes.tsx');
  const route = "routes: [\n    { path: '/guides/words', lazy: () => import('./screens/words/screen') },";
  writeFileSync(routes, readFileSync(routes, 'utf8').replace('routes: [', route));
}

const report = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    testResults: v.array(v.object({ assertionResults: v.array(v.object({ status: v.string(), title: v.string() })) })),
  }),
);

/** Runs tests of the copy whose titles match, and gives the titles of those that passed. */
async function passed(project: 'unit' | 'e2e', titles: string, files: readonly string[]): Promise<string[]> {
  const file = path.join(copy, `${project}.json`);
  const about = ['--selectProjects', project, '--maxWorkers=2', '--json', `--outputFile=${file}`, '-t', titles];
  await run(process.execPath, 'node_modules/jest/bin/jest.js', ...about, '--runTestsByPath', ...files);
  const { testResults } = v.parse(report, readFileSync(file, 'utf8'));
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ title }) => title),
  );
}

beforeAll(async () => {
  await copyWorkspace();
  await run('npx', '--yes', packageManager, 'create:remote', 'mf-fifth');
  addScreen();
  await install('--no-frozen-lockfile');
});

test('a fifth remote and a new screen change nothing outside their folders but the lock file', async () => {
  const changed = (await run('git', 'status', '--porcelain')).split('\n').map((line) => line.slice(3));
  expect(changed.filter(Boolean).toSorted()).toEqual([
    'mf-fifth/',
    'mf-guides/src/routes.tsx',
    'mf-guides/src/screens/words/',
    'pnpm-lock.yaml',
  ]);
});

test('the lists of menu, storage keys and parts hold with them', async () => {
  const files = ['cross-part/menu', 'cross-part/stored-keys', 'parts/derived-lists', 'walls/walls', 'spec/spec'];
  const tests = files.map((file) => `platform/workspace/src/${file}.test.ts`);
  const titles = await passed('unit', '', [...tests, 'mf-fifth/src/screens/fifth/screen.test.tsx']);
  expect(titles).toContainEqual(expect.stringContaining('the screen has its heading'));
});

test('they are in the tests of axe, layout shifts, faults, bytes, translation and the menu', async () => {
  const files = ['accessibility', 'layout-shifts', 'byte-budgets', 'sixth-remote', 'translated', 'single'];
  const tests = [...files, 'faults/entries', 'faults/bytes', 'faults/screens', 'faults/last-good'];
  const about = '/fifth|mf-fifth|/guides/words|left out|budget|in the menu';
  const titles = await passed(
    'e2e',
    about,
    tests.map((file) => `platform/e2e/${file}.test.ts`),
  );
  for (const title of [
    ...['/fifth: nothing for axe', '/guides/words: nothing for axe', '/fifth, on a fast line', 'no screen is left out'],
    ...['/fifth, translated', 'mf-fifth, ', 'the first screen of mf-fifth opens', 'carries more than its budget'],
    ...['a sixth remote is in the menu'],
  ])
    expect(titles).toContainEqual(expect.stringContaining(title));
});
