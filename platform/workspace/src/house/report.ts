import type { Figures, House } from './count';

const columns: readonly [title: string, of: (figures: Figures) => number | undefined][] = [
  ['rooms', ({ rooms }) => rooms],
  ['arrows', ({ arrows }) => arrows],
  ['files', ({ files }) => files],
  ['median lines', ({ medianLines }) => medianLines],
  ['90 % lines', ({ longFileLines }) => longFileLines],
  ['≤ 10 lines', ({ shortFiles }) => shortFiles],
  ['style props', ({ styleProps }) => styleProps],
  ['… kept', ({ keptStyleProps }) => keptStyleProps],
  ['sentences twice', ({ sentences }) => sentences],
  ['lines > 140', ({ longLines }) => longLines],
  ['README > 120', ({ longReadmeLines }) => longReadmeLines],
  ['unused exports', ({ unusedExports }) => unusedExports],
];

/** The figures as a table of text, a row for each part. With `before`, a cell reads `before → now`. */
export function writeReport(now: House, before?: House): string {
  const parts = new Set([...(before?.parts.keys() ?? []), ...now.parts.keys()]);
  const rows = [...parts].sort().map((part) => rowOf(part, now.parts.get(part), before && [before.parts.get(part)]));
  const head = ['', ...columns.map(([title]) => title)];
  return align([head, ...rows, rowOf('all', now.total, before && [before.total])]);
}

const rowOf = (name: string, now: Figures | undefined, before: [Figures | undefined] | undefined): string[] => [
  name,
  ...columns.map(([, of]) => {
    const text = (figures: Figures | undefined): string => String((figures && of(figures)) ?? '—');
    const [old, current] = [before && text(before[0]), text(now)];
    return old === undefined || old === current ? current : `${old} → ${current}`;
  }),
];

function align(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) => row.map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))))
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

/** The places behind the figures: arrows of each part, sentences in several files, long lines. */
export const writePlaces = ({ arrows, sentences, longLines }: House): string =>
  [
    ...[...arrows].flatMap(([part, list]) => (list.length > 0 ? [`\narrows of ${part}:`, ...list.map(indent)] : [])),
    '\nsentences in several files:',
    ...sentences.flatMap(({ sentence, files }) => [`  ${sentence}`, ...files.map((file) => `    ${file}`)]),
    '\nlong lines:',
    ...longLines.map(indent),
  ].join('\n');

const indent = (text: string): string => `  ${text}`;
