import { checkRows, checkTexts, textsOf } from './check';
import { parseCoverage } from './document';

const table = (...rows: string[]): string => ['| statement | file | test |', '|---|---|---|', ...rows].join('\n');
const list = (title: string, ...rows: string[]): string =>
  ['', `## ${title}`, '', '| what | why |', '|---|---|', ...rows].join('\n');
const tests = new Map([['a.test.ts', ['one', 'a \\| b | c']]]);
const rowsOf = (markdown: string): string[] => checkRows(parseCoverage(markdown), tests);

test('a row has a section, a statement and tests, one to a line of its cells', () => {
  const { rows, problems } = parseCoverage(
    `# Title\n\n## 2. Screens\n\n${table('| Says "Hello". | a.test.ts<br>b.test.ts | one<br>two |', '| Rests | — | — |')}`,
  );
  expect(rows).toEqual([
    {
      line: 7,
      section: '2. Screens',
      statement: 'Says "Hello".',
      tests: [
        { file: 'a.test.ts', name: 'one' },
        { file: 'b.test.ts', name: 'two' },
      ],
    },
    { line: 8, section: '2. Screens', statement: 'Rests', tests: [] },
  ]);
  expect(problems).toEqual([]);
});

test('a pipe within a cell is written with a backslash', () => {
  expect(parseCoverage(table('| a \\| b | a.test.ts | x \\| y |')).rows).toMatchObject([
    { statement: 'a | b', tests: [{ name: 'x | y' }] },
  ]);
});

test.each([
  ['too few cells', '| A | a.test.ts |', 'a row has a statement'],
  ['no statement', '|  | a.test.ts | one |', 'a row has a statement'],
  ['more files than names', '| A | a.test.ts<br>a.test.ts | one |', '2 test files for 1 test names'],
  ['an unknown file', '| A | no.test.ts | one |', 'there is no test file no.test.ts'],
  ['an unknown name', '| A | a.test.ts | two |', 'a.test.ts has no test named: two'],
  ['a part of a name', '| A | a.test.ts | on |', 'a.test.ts has no test named: on'],
  ['no test and no reason', '| A | — | — |', "no test, and no reason under 'Open' or 'Without a test': A"],
])('%s is a problem', (_case, row, problem) => {
  expect(rowsOf(table(row)).join()).toContain(problem);
});

test('a row that a blank line cut off from its table is a problem', () => {
  expect(rowsOf(table('| A | a.test.ts | one |', '', '| B | a.test.ts | one |'))).toEqual([
    'line 5: a row outside a table; a blank line ends a table',
  ]);
});

test.each(['Open', 'Without a test'])('a statement under %s needs no test, but may not have one', (title) => {
  expect(rowsOf(table('| A | — | — |') + list(title, '| A | because |'))).toEqual([]);
  expect(rowsOf(table('| A | a.test.ts | one |') + list(title, '| A | because |')).join()).toContain(
    'no row without a test has these words: A',
  );
  expect(rowsOf(table('| A | — | — |') + list(title, '| A |  |')).join()).toContain('two filled cells');
});

test('the literal texts of a statement stand in double quotes, values in braces', () => {
  expect(textsOf('Reads "{n}% Complete", else "You\'re in".')).toEqual(['…% Complete', "You're in"]);
});

test('a text that no source has is a problem, unless a decision replaces it', () => {
  const statement = table('| Reads "Hello you". | a.test.ts | one |');
  expect(checkTexts(parseCoverage(statement), ['Hello', 'you'])).toEqual([
    'line 3: no source has the text "Hello you"',
  ]);
  expect(checkTexts(parseCoverage(statement), ['Well, Hello you!'])).toEqual([]);
  const decided = statement + list('Texts decided otherwise', '| "Hello you" | Said by the picture. |');
  expect(checkTexts(parseCoverage(decided), [])).toEqual([]);
  expect(checkTexts(parseCoverage(decided), ['Hello you']).join()).toContain('in the sources as it is');
});
