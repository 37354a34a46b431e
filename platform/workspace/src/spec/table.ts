import type { Proof } from './proofs';
import { cellsOf, isRule, lists, parseStatements } from './statements';

const intro = `# The specification and its tests, statement by statement

Written by \`pnpm spec\`; do not edit it. The statements are in \`spec-statements.md\`. The tests say themselves what they
prove: \`test(spec('2.14', 'title'), …)\`. A title reads as in the source (\`…\` is a value).
`;

const cell = (text: string): string => text.replaceAll('|', '\\|');
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** The page that shows every statement with its tests, made from the page of statements and the tests that name them. */
export function writeTable(markdown: string, proofs: readonly Proof[]): string {
  const { statements } = parseStatements(markdown);
  const words = new Map(statements.map(({ id, words: text }) => [id, text]));
  const tests = (id: string, show: (proof: Proof) => string): string =>
    proofs
      .filter(({ ids }) => ids.includes(id))
      .map(show)
      .join('<br>') || '—';
  const lines = markdown.slice(markdown.search(/^## /m)).split('\n');
  let section = '';
  const written = lines.map((line) => {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    const cells = cellsOf(line);
    if (!cells || section === lists.decided) return line;
    const [first = '', second = ''] = cells;
    const isList = section === lists.open || section === lists.untested;
    if (isRule(cells)) return isList ? '|---|---|---|' : '|---|---|---|---|';
    if (first === 'id') return isList ? row(['id', 'what', 'why']) : row(['id', 'statement', 'test file', 'test']);
    if (isList) return row([first, words.get(first) ?? '', second]);
    return row([first, second, tests(first, ({ file }) => file), tests(first, ({ title }) => title)]);
  });
  return `${intro}\n${written.join('\n')}`;
}
