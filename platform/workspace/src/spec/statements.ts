/** A statement of the specification, with an id like `2.14` that never changes: its section and a running number. */
type Statement = { line: number; id: string; section: string; words: string };

/** A row of one of the lists at the end: a statement's id (or a text), and the reason. */
export type Listed = { line: number; subject: string; reason: string };

/** The page of statements, with the lists that say why something has no test or another text. */
export type Statements = {
  statements: Statement[];
  open: Listed[];
  untested: Listed[];
  decided: Listed[];
  problems: string[];
};

/** Titles of the lists at the end; every other second-level heading is a section of the specification. */
export const lists = { open: 'Open', untested: 'Without a test', decided: 'Texts decided otherwise' } as const;

/** The cells of a row of a table, or nothing if the line is no row. A pipe within a cell is written `\|`. */
export function cellsOf(line: string): string[] | undefined {
  if (!line.startsWith('|')) return undefined;
  const inner = line.trim().replace(/^\||\|$/g, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** Whether a row is the line between a table's head and its body. */
export const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^:?-+:?$/.test(cell));

/** Reads the page. A row that cannot be read is a problem with its line; it is never skipped. */
export function parseStatements(markdown: string): Statements {
  const page: Statements = { statements: [], open: [], untested: [], decided: [], problems: [] };
  let section = '';
  let inBody = false;
  const lines = markdown.split('\n');
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (text.startsWith('## ')) section = text.slice(3).trim();
    const cells = cellsOf(text);
    if (!cells) inBody = false;
    else if (inBody) addRow(page, section, line, cells);
    else if (isRule(cells)) inBody = true;
    else if (!isRule(cellsOf(lines[line] ?? '') ?? ['']))
      page.problems.push(`line ${line}: a row outside a table; a blank line ends a table`);
  }
  return page;
}

function listOf(page: Statements, section: string): Listed[] | undefined {
  if (section === lists.open) return page.open;
  if (section === lists.untested) return page.untested;
  return section === lists.decided ? page.decided : undefined;
}

function addRow(page: Statements, section: string, line: number, cells: readonly string[]): void {
  const [first = '', second = ''] = cells;
  const list = listOf(page, section);
  const filled = cells.length === 2 && first !== '' && second !== '';
  if (!filled) page.problems.push(`line ${line}: a row ${list ? `of '${section}' ` : ''}has two filled cells`);
  if (list) {
    list.push({ line, subject: first, reason: second });
    return;
  }
  const number = section.split('.')[0] ?? '';
  if (!new RegExp(`^${number}\\.[1-9]\\d*$`).test(first))
    page.problems.push(
      `line ${line}: '${first}' is no id of section ${number}; ids here read ${number}.1, ${number}.2 …`,
    );
  if (page.statements.some(({ id }) => id === first)) page.problems.push(`line ${line}: ${first} is there twice`);
  page.statements.push({ line, id: first, section, words: second });
}
