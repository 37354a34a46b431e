import { checkProofs, checkTexts, textsOf } from './check';
import { parseStatements } from './statements';
import { writeTable } from './table';

const page = (...rows: string[]): string =>
  ['# Statements', '', '## 2. Screens', '', '| id | statement |', '|---|---|', ...rows].join('\n');
const list = (title: string, ...rows: string[]): string =>
  ['', `## ${title}`, '', '| id | why |', '|---|---|', ...rows].join('\n');
const proof = { file: 'a.test.ts', title: 'a | b', ids: ['2.1'] };
const check = (markdown: string, ...ids: string[]): string[] =>
  checkProofs(parseStatements(markdown), ids.length > 0 ? [{ ...proof, ids }] : []);

test('a row has an id and a statement; a pipe within a cell is written with a backslash', () => {
  const { statements, problems } = parseStatements(page('| 2.1 | Says "Hello". |', '| 2.7 | a \\| b |'));
  expect(statements).toEqual([
    { line: 7, id: '2.1', section: '2. Screens', words: 'Says "Hello".' },
    { line: 8, id: '2.7', section: '2. Screens', words: 'a | b' },
  ]);
  expect(problems).toEqual([]);
});

test.each([
  ['too few cells', '| 2.1 |', 'line 7: a row has two filled cells'],
  ['no statement', '| 2.1 |  |', 'line 7: a row has two filled cells'],
  ['no id', '| A | B |', "'A' is no id of section 2"],
  ['an id of another section', '| 3.1 | A |', "'3.1' is no id of section 2"],
  ['an id with a zero', '| 2.01 | A |', "'2.01' is no id of section 2"],
  ['an id that is there twice', '| 2.1 | A |\n| 2.1 | B |', 'line 8: 2.1 is there twice'],
  ['no test and no reason', '| 2.1 | A |', "2.1 has no test, and no reason under 'Open' or 'Without a test': A"],
])('%s is a problem', (_case, rows, problem) => {
  expect(check(page(rows)).join()).toContain(problem);
});

test('a row that a blank line cut off from its table is a problem', () => {
  expect(check(page('| 2.1 | A |', '', '| 2.2 | B |'), '2.1')).toEqual([
    'line 9: a row outside a table; a blank line ends a table',
  ]);
});

test('a test that names a statement that does not exist, or one twice, is a problem', () => {
  expect(check(page('| 2.1 | A |'), '2.1', '2.10')).toEqual(['a.test.ts: there is no statement 2.10: a | b']);
  expect(check(page('| 2.1 | A |'), '2.1', '2.1')).toEqual(['a.test.ts: 2.1 is named twice: a | b']);
});

test.each(['Open', 'Without a test'])('a statement under %s needs no test, but may not have one', (title) => {
  const listed = page('| 2.1 | A |') + list(title, '| 2.1 | because |');
  expect(check(listed)).toEqual([]);
  expect(check(listed, '2.1').join()).toContain('2.1 has a test and needs no reason');
  expect(check(listed + '\n| 2.9 | because |').join()).toContain('there is no statement 2.9');
  expect(check(page('| 2.1 | A |') + list(title, '| 2.1 |  |')).join()).toContain('two filled cells');
});

test('the literal texts of a statement are in double quotes, values in braces', () => {
  expect(textsOf('Reads "{n}% Complete", else "You\'re in".')).toEqual(['…% Complete', "You're in"]);
});

test('a text that no source has is a problem, unless it is open or a decision replaces it', () => {
  const statement = page('| 2.1 | Reads "Hello you". |');
  expect(checkTexts(parseStatements(statement), ['Hello', 'you'])).toEqual([
    'line 7: no source has the text "Hello you"',
  ]);
  expect(checkTexts(parseStatements(statement), ['Well, Hello you!'])).toEqual([]);
  expect(checkTexts(parseStatements(statement + list('Open', '| 2.1 | Soon. |')), [])).toEqual([]);
  const decided = statement + list('Texts decided otherwise', '| "Hello you" | Said by the picture. |');
  expect(checkTexts(parseStatements(decided), [])).toEqual([]);
  expect(checkTexts(parseStatements(decided), ['Hello you']).join()).toContain('in the sources as it is');
});

test('the table shows each statement with its tests, and the lists with the words of their statements', () => {
  const second = { file: 'b.test.ts', title: 'c', ids: ['2.3', '2.1'] };
  const rows = page('| 2.1 | A |', '| 2.2 | B \\| C |', '| 2.3 | D |') + list('Without a test', '| 2.2 | because |');
  const table = writeTable(rows, [proof, second]);
  expect(table.slice(table.indexOf('## 2')).split('\n')).toEqual([
    '## 2. Screens',
    '',
    '| id | statement | test file | test |',
    '|---|---|---|---|',
    '| 2.1 | A | a.test.ts<br>b.test.ts | a \\| b<br>c |',
    '| 2.2 | B \\| C | — | — |',
    '| 2.3 | D | b.test.ts | c |',
    '## Without a test',
    '',
    '| id | what | why |',
    '|---|---|---|',
    '| 2.2 | B \\| C | because |',
  ]);
});
