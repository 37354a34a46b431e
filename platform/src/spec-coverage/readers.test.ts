/** @jest-environment node */
import { collectTests } from './collect-tests';
import { sourceTexts } from './source-texts';
import { testNames } from './test-names';

test('titles in single and double quotes, with escapes, and templates', () => {
  expect(
    testNames(
      `test('it\\'s one', f); it("it's two", f); test(\`seed \${seed} of \${n}\`, f); describe('not this', () => { test('three', f); });`,
      'a.test.tsx',
    ),
  ).toEqual(["it's one", "it's two", 'seed … of …', 'three']);
});

test('titles of tables, whatever stands in them', () => {
  expect(
    testNames(
      `test.each([[')', "test('no', f)"], [<p key="1">You're (test</p>, /['"(]/]])('%s: a %i', f); it.each\`a\n\${1}\`('of $a', f);`,
      'a.test.tsx',
    ),
  ).toEqual(['%s: a %i', 'of $a']);
});

test('comments, skipped tests and calls of other things are no tests', () => {
  expect(
    testNames(
      `// test('a', f)\n/* it('b', f) */ test.skip('c', f); test.todo('d'); xtest('e', f); describe.skip('x', () => { test('f', f); }); best('g', f); regex.test('h'); test(title, f);`,
      'a.test.tsx',
    ),
  ).toEqual([]);
});

test('a suite beside a test file counts for it, a file elsewhere and one that is not imported do not', () => {
  const files = new Map([
    ['a/run.test.ts', "import { suite } from './suite';\nimport { other } from '../b/other';\ntest('own', suite);"],
    ['a/suite.ts', "export const suite = () => test('shared', f);"],
    ['a/alone.ts', "test('alone', f);"],
    ['b/other.ts', "test('far', f);"],
  ]);
  expect([...collectTests(files)]).toEqual([['a/run.test.ts', ['own', 'shared']]]);
});

test('texts are what elements, strings and templates say, not comments and names', () => {
  const source = `// Gone\nconst Hello = \`Build #\${n}\`; const a = <p title="Tip">You&apos;re {'in'} <b>now</b>\n  with {name}.</p>; f('it\\'s', Hello.World);`;
  expect(sourceTexts(source, 'a.tsx')).toEqual(expect.arrayContaining(['Build #…', 'Tip', "You're in now with …."]));
  expect(sourceTexts(source, 'a.tsx')).toContain("it's");
  expect(sourceTexts(source, 'a.tsx').join()).not.toMatch(/Gone|Hello|World/);
});
