/** @jest-environment node */
import { runEnd } from './run-end';

const well = { passed: 3, failed: 0, failures: [], notRun: [] };

it('ends a good run with the minutes of each step and the two numbers', () => {
  expect(
    runEnd([
      { ...well, name: 'lint and types', ms: 48_600 },
      { ...well, name: 'unit tests', ms: 442_000 },
    ]),
  ).toBe(`Minutes
  lint and types   0:49
  unit tests       7:22
  together         8:11

6 passed, 0 failed
`);
});

it('says what did not run and why, then each failure once, and last the two numbers', () => {
  const notRun = [{ what: 'front.test.ts', why: 'needs nginx', count: 9 }];
  const failures = [
    { what: 'a.test.ts', text: '● one\n\n  expected 1', alone: 'npx pnpm jest a.test.ts' },
    { what: 'b.test.ts', text: '', alone: 'npx pnpm jest b.test.ts' },
  ];
  const text = runEnd([{ passed: 3, failed: 2, failures, notRun, name: 'unit tests', ms: 60_000 }]);
  expect(text).toBe(`Not run on this machine: 9
  9 × front.test.ts: needs nginx

Minutes
  unit tests   1:00
  together     1:00

FAILED 1 of 2: unit tests, a.test.ts

● one

  expected 1

Alone: npx pnpm jest a.test.ts

FAILED 2 of 2: unit tests, b.test.ts

Alone: npx pnpm jest b.test.ts

3 passed, 2 failed
`);
});
