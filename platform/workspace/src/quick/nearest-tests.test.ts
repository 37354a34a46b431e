/** @jest-environment node */
import fc from 'fast-check';
import { nearestTests, testsAround, unseenByTests, withinSeconds } from './nearest-tests';

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

it('names code that no unit test imports, and takes the tests around it in its part', () => {
  const more = new Map([...graph, ['mf-a/src/rules/fan.cases.ts', []], ['mf-b/src/x.ts', []], ['run.mjs', []]]);
  const changed = ['mf-a/src/text.ts', 'mf-a/src/rules/fan.cases.ts', 'mf-b/src/x.ts', 'README.md'];
  expect(unseenByTests(more, changed)).toEqual(['mf-a/src/rules/fan.cases.ts', 'mf-b/src/x.ts']);
  expect(testsAround(more, 'mf-a/src/rules/fan.cases.ts')).toEqual([
    'mf-a/src/text.test.ts',
    'mf-a/src/screen.test.tsx',
    'mf-a/src/routes.test.ts',
    'mf-a/src/other.test.ts',
  ]);
  expect([testsAround(more, 'mf-b/src/x.ts'), testsAround(more, 'run.mjs')]).toEqual([[], []]);
});

it('takes in their order those that fit into the seconds, and the first one always', () => {
  const seconds = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(seconds, fc.integer({ min: 1, max: 200 }), (each, most) => {
      const tests = each.map((_, at) => `${at}`);
      const of = (test: string) => each[Number(test)] ?? 0;
      const taken = withinSeconds(tests, of, most);
      const left = most - taken.reduce((total, test) => total + of(test), 0);
      expect(taken[0]).toBe('0');
      if (taken.length > 1) expect(left).toBeGreaterThanOrEqual(0);
      for (const test of tests.filter((one) => !taken.includes(one))) expect(of(test)).toBeGreaterThan(left);
    }),
  );
  expect(withinSeconds(['a', 'b', 'c'], (test) => (test === 'b' ? 9 : 2), 5)).toEqual(['a', 'c']);
});
