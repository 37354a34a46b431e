/** @jest-environment node */
import { stepLine } from './tally';

it('says in the line of a step what did not run, and counts it neither as passed nor as failed', () => {
  const notRun = [
    { what: 'a.test.ts', why: 'needs nginx', count: 2 },
    { what: 'b.test.ts', why: 'needs Caddy', count: 1 },
  ];
  expect(stepLine({ passed: 5, failed: 0, failures: [], notRun })).toBe('5 passed, 0 failed, 3 not run');
  expect(stepLine({ passed: 5, failed: 0, failures: [], notRun: [] })).toBe('5 passed, 0 failed');
});
