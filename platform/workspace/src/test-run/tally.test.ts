/** @jest-environment node */
import { lastLine, notRunIn, stepLine, tallyJest, total } from './tally';

const report = (changes: object = {}) =>
  JSON.stringify({
    success: true,
    numPassedTests: 5,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [],
    ...changes,
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
])('%s', (_, json, exitedWell, expected) => expect(tallyJest(json, exitedWell)).toEqual(expected));

it('adds up to the last line of a run', () => {
  expect(
    lastLine(
      total([
        { passed: 2, failed: 0 },
        { passed: 3, failed: 1 },
      ]),
    ),
  ).toBe('5 passed, 1 failed');
});

it('says in the line of a step what did not run, and counts it neither as passed nor in the last line', () => {
  const tallies = [
    { passed: 2, failed: 0 },
    { passed: 0, failed: 0, notRun: 1 },
    { passed: 3, failed: 0, notRun: 1 },
  ];
  expect(stepLine(total(tallies))).toBe('5 passed, 0 failed, 2 not run');
  expect(lastLine(total(tallies))).toBe('5 passed, 0 failed');
});

it('names what could not run on this machine, a line for each group', () => {
  const test = (status: string, ...titles: string[]) => ({
    status,
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1),
  });
  const testResults = [
    { name: 'a.test.ts', assertionResults: [test('passed', 'one')] },
    {
      name: 'b.test.ts',
      assertionResults: [
        test('pending', 'a bucket', 'x', 'one'),
        test('passed', 'two'),
        test('pending', 'a bucket', 'y'),
      ],
    },
    { name: 'c.test.ts', assertionResults: [test('pending', 'alone')] },
  ];
  expect(notRunIn(report({ testResults }))).toEqual({
    count: 3,
    lines: ['Not run (2): b.test.ts: a bucket', 'Not run (1): c.test.ts: alone'],
  });
  expect(notRunIn(report())).toEqual({ count: 0, lines: [] });
  expect(notRunIn('{')).toEqual({ count: 0, lines: [] });
});
