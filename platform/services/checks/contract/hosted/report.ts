import type { Report } from './try-hosted';

const heading = ['', 'table', 'policy', 'what was tried', 'expected', 'seen'];

/** A report as a table: each policy, what had to come of it and what came. What is not so stands again at the end. */
export function reportInWords({ url, tried }: Report): string[] {
  const rows = tried.map(({ ok, table, rule, tried: what, expected, seen }) => [
    ok ? 'ok' : 'NO',
    table,
    rule,
    what,
    expected,
    seen,
  ]);
  const widths = heading.map((name, i) => Math.max(name.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd();
  const broken = rows.filter(([mark]) => mark === 'NO');
  const names = new Set(broken.map(([, table, rule]) => `${table}: "${rule}"`));
  return [
    line(heading),
    ...rows.map(line),
    '',
    ...(broken.length === 0
      ? [`${url} keeps all ${rows.length}. Nothing of the test is left in the database.`]
      : [
          `${url} breaks ${broken.length} of ${rows.length}: ${[...names].join(', ')}.`,
          ...broken.map(line),
          'The rules are in platform/services/src/migrations. Nothing of the test is left in the database.',
        ]),
  ];
}
