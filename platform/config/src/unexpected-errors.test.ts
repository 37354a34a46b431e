/** @jest-environment node */
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import * as v from 'valibot';

const jestProgram = createRequire(__filename).resolve('jest/bin/jest');
const configFile = pathToFileURL(path.join(__dirname, '../jest/jest.mjs')).href;

const sound = `it('is sound', () => undefined);`;
/** Test files in which something is said outside of any test. */
const outside = {
  'while the file is read': `console.error('lost'); ${sound}`,
  'before the tests': `beforeAll(() => console.error('lost')); ${sound}`,
  'between two groups': `
    describe('a', () => { afterAll(() => console.error('lost')); ${sound} });
    describe('b', () => { ${sound} });`,
  'after the tests': `afterAll(() => console.error('lost')); ${sound}`,
};

const inTests = `
  afterEach(() => {
    if (expect.getState().currentTestName.includes('cleanup')) console.error('in the hook of %s', 'a test');
  });
  it('before', () => undefined);
  it('says', () => console.error('An update to %s was not wrapped in act', 'Page'));
  it('says twice, later', async () => {
    await null;
    console.error('first');
    console.error('second');
  });
  it('cleanup', () => undefined);
  it('of jsdom', () => window.alert('hello'));
  it('expects it', () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    console.error('as it should');
    expect(said).toHaveBeenCalledWith('as it should');
    said.mockRestore();
  });
  it('only logs', () => console.log('no error'));
`;

const Report = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(v.object({ title: v.string(), failureMessages: v.array(v.string()) })),
    }),
  ),
});

/** Runs test files as a repository of one remote does; gives Jest's report of each. */
async function runFiles(files: Record<string, string>) {
  const folder = await temporaryFolder();
  const write = (name: string, content: string) => writeFile(path.join(folder, name), content);
  await write('package.json', '{}');
  await write(
    'jest.config.mjs',
    `import { jestOf } from '${configFile}';\nexport default jestOf(import.meta.dirname);\n`,
  );
  for (const [name, tests] of Object.entries(files)) await write(`${name}.test.ts`, tests);
  const child = spawn(process.execPath, [jestProgram, '--json', '--silent', '--runInBand'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { testResults } = v.parse(Report, JSON.parse(await text(child.stdout)));
  return new Map(testResults.map((result) => [path.basename(result.name, '.test.ts'), result]));
}

let reports: Awaited<ReturnType<typeof runFiles>>;
beforeAll(async () => {
  reports = await runFiles({ ...outside, 'in tests': inTests, silent: sound });
});

it('what is said by console.error fails the test that said it, with the message, and no other', () => {
  const results = reports.get('in tests')?.assertionResults ?? [];
  const failures = results.map(({ title, failureMessages }) => [
    title,
    failureMessages.map((message) => message.split('\n')[0]),
  ]);
  expect(Object.fromEntries(failures)).toEqual({
    before: [],
    says: ['Error: console.error: An update to Page was not wrapped in act'],
    'says twice, later': ['Error: console.error: first', 'Error: console.error: second'],
    cleanup: ['Error: console.error: in the hook of a test'],
    'of jsdom': [expect.stringContaining('Not implemented')],
    'expects it': [],
    'only logs': [],
  });
});

it.each(Object.keys(outside))('what is said %s fails the file', (name) => {
  expect(reports.get(name)).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('console.error: lost'),
  });
});

it('a silent file passes', () => expect(reports.get('silent')?.status).toBe('passed'));
