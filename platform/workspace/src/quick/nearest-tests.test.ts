/** @jest-environment node */
import fc from 'fast-check';
import { nearestTests, withinSeconds } from './nearest-tests';

const graph = new Map<string, string[]>([
  ['mf-a/src/text.ts', []],
  ['mf-a/src/screen.tsx', ['mf-a/src/text.ts']],
  ['mf-a/src/routes.ts', ['mf-a/src/screen.tsx']],
  ['mf-a/src/text.test.ts', ['mf-a/src/text.ts']],
  ['mf-a/checks/texts.test.ts', ['mf-a/src/text.ts']],
  ['mf-a/src/screen.test.tsx', ['mf-a/src/screen.tsx']],
  ['mf-a/src/routes.test.ts', ['mf-a/src/routes.ts']],
  ['mf-a/src/other.test.ts', []],
  ['platform/e2e/texts.test.ts', ['mf-a/src/text.ts']],
  ['platform/x/src/x.proof.test.ts', ['mf-a/src/text.ts']],
]);

it('gives the tests that import a changed file, the nearest first', () => {
  expect(nearestTests(graph, ['mf-a/src/text.ts'])).toEqual([
    'mf-a/src/text.test.ts',
    'mf-a/checks/texts.test.ts',
    'mf-a/src/screen.test.tsx',
    'mf-a/src/routes.test.ts',
  ]);
});

it('a changed test is tested itself; a removed file, a document and what is in a browser are not', () => {
  const changed = ['mf-a/src/other.test.ts', 'mf-a/src/gone.test.ts', 'README.md', 'platform/e2e/texts.test.ts'];
  expect(nearestTests(graph, changed)).toEqual(['mf-a/src/other.test.ts']);
});

it('takes the first of them that fit into the seconds, and at least one', () => {
  const seconds = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(seconds, fc.integer({ min: 1, max: 200 }), (each, most) => {
      const tests = each.map((_, at) => `${at}`);
      const taken = withinSeconds(tests, (test) => each[Number(test)] ?? 0, most);
      const sum = (list: readonly string[]) => list.reduce((total, test) => total + (each[Number(test)] ?? 0), 0);
      expect(taken).toEqual(tests.slice(0, taken.length));
      expect(taken.length).toBeGreaterThan(0);
      if (taken.length > 1) expect(sum(taken)).toBeLessThanOrEqual(most);
      if (taken.length < tests.length) expect(sum(tests.slice(0, taken.length + 1))).toBeGreaterThan(most);
    }),
  );
});
