/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readJestRun } from './jest-report';

const report = (changes: object = {}) =>
  JSON.stringify({
    success: true,
    numPassedTests: 5,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [],
    ...changes,
  });
const run = (json: string | undefined, exitedWell = true, output = '') =>
  readJestRun({ json, exitedWell, output, script: 'jest', root: '/repo', pnpm: 'npx pnpm@1.2.3' });
const test = (status: string, ...titles: string[]) => ({
  status,
  ancestorTitles: titles.slice(0, -1),
  title: titles.at(-1),
});

it.each([
  ['all passed', report(), true, { passed: 5, failed: 0 }],
  ['some failed', report({ success: false, numFailedTests: 2 }), false, { passed: 5, failed: 2 }],
  [
    'a file that cannot be loaded',
    report({ success: false, numRuntimeErrorTestSuites: 1 }),
    false,
    { passed: 5, failed: 1 },
  ],
  ['no test found', report({ success: false, numPassedTests: 0 }), false, { passed: 0, failed: 1 }],
  ['a bad exit after good tests', report(), false, { passed: 5, failed: 1 }],
  ['no report', undefined, false, { passed: 0, failed: 1 }],
  ['half a report', '{"success":', true, { passed: 0, failed: 1 }],
])('%s', (_, json, exitedWell, expected) => expect(run(json, exitedWell)).toMatchObject(expected));

it('gives each file that failed once, in full, without colours, and says how to run it alone', () => {
  const message = '  \u001b[31m● a fan › turns\u001b[39m\n\n    expected 1, got 2\n';
  const testResults = [
    { name: '/repo/shared/a.test.ts', message: '', assertionResults: [test('passed', 'one')] },
    {
      name: '/repo/shared/b.test.ts',
      message,
      assertionResults: [test('failed', 'a fan', 'turns (2 × $5)'), test('passed', 'x')],
    },
    { name: '/repo/shared/c.test.ts', message: 'two', assertionResults: [test('failed', 'y'), test('failed', 'z')] },
    { name: '/repo/shared/d.test.ts', message: 'Test suite failed to run', assertionResults: [] },
  ];
  const { failures } = run(
    report({ success: false, numFailedTests: 3, numRuntimeErrorTestSuites: 1, testResults }),
    false,
  );
  expect(failures).toEqual([
    {
      what: 'shared/b.test.ts',
      text: '● a fan › turns\n\n    expected 1, got 2',
      alone: String.raw`npx pnpm@1.2.3 jest shared/b.test.ts -t '^a fan turns \(2 × \$5\)$'`,
    },
    { what: 'shared/c.test.ts', text: 'two', alone: 'npx pnpm@1.2.3 jest shared/c.test.ts' },
    { what: 'shared/d.test.ts', text: 'Test suite failed to run', alone: 'npx pnpm@1.2.3 jest shared/d.test.ts' },
  ]);
});

it('a test that failed beside its file is run with the whole file', () => {
  const message = '  ● one\n\n    x\n\n  ● Test suite failed to run\n\n    AFTER\n';
  const testResults = [{ name: '/repo/a.test.ts', message, assertionResults: [test('failed', 'one')] }];
  const changes = { success: false, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults };
  expect(run(report(changes), false).failures).toMatchObject([{ alone: 'npx pnpm@1.2.3 jest a.test.ts' }]);
});

it('a failure of which the report has no words is shown: by its file, else by what Jest printed', () => {
  const testResults = [{ name: '/repo/a.test.ts', assertionResults: [test('failed', 'one')] }];
  const failed = { success: false, numFailedTests: 1 };
  expect(run(report({ ...failed, testResults }), false, 'all').failures).toMatchObject([{ what: 'a.test.ts' }]);
  expect(run(report(failed), false, 'all').failures).toMatchObject([{ what: 'Jest', text: 'all' }]);
});

it.each(["a visitor's `title` says $5", 'what (is) [it]? "a+b" \\ c|d', '^.*$ {2}'])(
  'a shell and Jest take the title %s as it is',
  (title) => {
    const testResults = [{ name: '/repo/a.test.ts', message: 'x', assertionResults: [test('failed', title)] }];
    const { failures } = run(report({ success: false, numFailedTests: 1, testResults }), false);
    const word = (failures[0]?.alone ?? '').replace(/^.* -t /, 'printf %s ');
    const pattern = new RegExp(execFileSync('sh', ['-c', word], { encoding: 'utf8' }));
    expect(pattern.test(title)).toBe(true);
    expect(pattern.test(`${title} too`)).toBe(false);
  },
);

it('where Jest wrote no report, what it printed is the failure, without what passed', () => {
  const output = 'PASS unit a.test.ts (3 s)\nSegmentation fault\nPASS unit b.test.ts\n';
  expect(run(undefined, false, output).failures).toEqual([
    { what: 'Jest', text: 'Segmentation fault', alone: 'npx pnpm@1.2.3 jest' },
  ]);
});

it('names what could not run on this machine, a line for each group, by what it needs', () => {
  const testResults = [
    { name: '/repo/a.test.ts', assertionResults: [test('passed', 'one')] },
    {
      name: '/repo/b.test.ts',
      assertionResults: [
        test('pending', 'an export', 'needs nginx', 'x'),
        test('passed', 'two'),
        test('pending', 'an export', 'needs nginx', 'y'),
      ],
    },
    { name: '/repo/c.test.ts', assertionResults: [test('pending', 'alone')] },
  ];
  expect(run(report({ testResults })).notRun).toEqual([
    { what: 'b.test.ts', why: 'needs nginx', count: 2 },
    { what: 'c.test.ts', why: 'alone', count: 1 },
  ]);
});
