/** @jest-environment node */
import { collectProofs } from './proofs';
import { titlesIn } from './titles';

const named = (source: string): (string | undefined)[] =>
  titlesIn(source, 'a.test.tsx').titles.map(({ title }) => title);
const collect = (files: Record<string, string>): ReturnType<typeof collectProofs> =>
  collectProofs(new Map(Object.entries(files)));

test('titles in single and double quotes, with escapes, and templates', () => {
  const source = [
    `test(spec('2.1', 'it\\'s one'), f); it(spec('2.1', "it's two"), f);`,
    'test(spec("2.1", `seed ${seed} of ${n}`), f);',
    `describe('not this', () => { test(spec('2.1 3.4', 'three'), f); }); test('four', f);`,
  ];
  expect(named(source.join('\n'))).toEqual(["it's one", "it's two", 'seed … of …', 'three']);
  expect(titlesIn(source.join('\n'), 'a.test.tsx').titles[3]?.ids).toEqual(['2.1', '3.4']);
});

test('titles of tables, whatever they hold', () => {
  const source = [
    `test.each([[')', "test('no', f)"], [<p key="1">You're (test</p>, /['"(]/]])(spec('2.1', '%s: a %i'), f);`,
    "it.each`a\n${1}`(spec('2.1', 'of $a'), f);",
  ];
  expect(named(source.join('\n'))).toEqual(['%s: a %i', 'of $a']);
});

test('comments, skipped tests and calls of other things prove nothing; a skipped one is astray', () => {
  const source = [
    `// test(spec('2.1', 'a'), f)`,
    `/* it(spec('2.1', 'b'), f) */ test.skip(spec('2.1', 'c'), f); test.todo(spec('2.1', 'd'));`,
    `xtest(spec('2.1', 'e'), f); describe.skip('x', () => { test(spec('2.1', 'f'), f); });`,
    `best(spec('2.1', 'g'), f); regex.test('h'); describe(spec('2.1', 'i'), f);`,
  ];
  expect(titlesIn(source.join('\n'), 'a.test.tsx')).toEqual({ titles: [], astray: 6 });
});

test('a suite that a test file imports counts; a file that is not imported is a problem', () => {
  const { proofs, problems } = collect({
    'a/run.test.ts': `import { suite } from './suite';\nimport { other } from '../b/other';\ntest(spec('2.1', 'own'), suite);`,
    'a/suite.ts': `export const suite = () => test(spec('2.2', 'shared'), f);`,
    'a/alone.ts': `test(spec('2.3', 'alone'), f);`,
    'b/other.ts': `test(spec('2.4 2.5', 'far'), f);`,
  });
  expect(proofs.filter(({ file }) => file !== 'a/alone.ts')).toEqual([
    { file: 'a/run.test.ts', title: 'own', ids: ['2.1'] },
    { file: 'a/suite.ts', title: 'shared', ids: ['2.2'] },
    { file: 'b/other.ts', title: 'far', ids: ['2.4', '2.5'] },
  ]);
  expect(problems).toEqual(['a/alone.ts: it names statements, but no test file imports it']);
});

test.each([`test(spec(id, 'a'), f)`, `test(spec('2.1', title), f)`, `test(spec('2.1'), f)`])(
  'ids and title are written as texts: %s',
  (source) => {
    expect(collect({ 'a.test.ts': source }).problems.join()).toContain('as texts');
  },
);

test('the global gives the title back', () => {
  const titleOf = spec;
  expect(titleOf('2.1', 'title')).toBe('title');
});
