/** A test by the file that holds it (path from the repository's root) and its own title, as the source writes it. */
export type TestRef = { file: string; name: string };

/** A statement of the specification: its section, its words, the tests that prove it (none: `—` in both cells). */
export type Row = { line: number; section: string; statement: string; tests: TestRef[] };

/** A row of one of the lists at the end: what it is about, and the reason or what is missing. */
export type Listed = { line: number; subject: string; reason: string };

/** The coverage document: statements, and the lists that say why something has no test or another text. */
export type Coverage = { rows: Row[]; open: Listed[]; untested: Listed[]; decided: Listed[]; problems: string[] };

/** Titles of the lists at the end; every other second-level heading is a section of the specification. */
export const lists = { open: 'Open', untested: 'Without a test', decided: 'Texts decided otherwise' } as const;

const nothing = '—';

/** The cells of a table row; a pipe in a cell is written `\|`. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
const linesOf = (cell: string | undefined): string[] =>
  cell === undefined || cell === nothing ? [] : cell.split('<br>').map((text) => text.trim());
const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^:?-+:?$/.test(cell));

/** Reads the document. What cannot be read as a row is a problem with its line, never skipped. */
export function parseCoverage(markdown: string): Coverage {
  const coverage: Coverage = { rows: [], open: [], untested: [], decided: [], problems: [] };
  let section = '';
  let inBody = false;
  const lines = markdown.split('\n');
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (text.startsWith('## ')) section = text.slice(3).trim();
    if (!text.startsWith('|')) {
      inBody = false;
      continue;
    }
    const cells = cellsOf(text);
    if (inBody) addRow(coverage, section, line, cells);
    else if (isRule(cells)) inBody = true;
    else if (!isRule(cellsOf(lines[line] ?? '')))
      coverage.problems.push(`line ${line}: a row outside a table; a blank line ends a table`);
  }
  return coverage;
}

function addRow(coverage: Coverage, section: string, line: number, cells: readonly string[]): void {
  const [subject = '', second, third] = cells;
  const list =
    section === lists.open
      ? coverage.open
      : section === lists.untested
        ? coverage.untested
        : section === lists.decided
          ? coverage.decided
          : undefined;
  if (list) {
    if (cells.length !== 2 || !subject || !second)
      coverage.problems.push(`line ${line}: a row of '${section}' has two filled cells`);
    list.push({ line, subject, reason: second ?? '' });
    return;
  }
  const [files, names] = [linesOf(second), linesOf(third)];
  if (cells.length !== 3 || !subject)
    coverage.problems.push(`line ${line}: a row has a statement, its test files and its test names`);
  else if (files.length !== names.length)
    coverage.problems.push(`line ${line}: ${files.length} test files for ${names.length} test names`);
  coverage.rows.push({
    line,
    section,
    statement: subject,
    tests: names.map((name, at) => ({ file: files[at] ?? '', name })),
  });
}
