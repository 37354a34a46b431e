import type { MeasuredChips } from '../../../src/catalogue/measured/measured-schema';
import type { Tally } from './medians-of-lines';

const figure = (value: number): string => value.toLocaleString('en-US');
const most = 10;

const counted = (tally: ReadonlyMap<string, number>): string[] =>
  [...tally].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([what, n]) => `  ${figure(n)}  ${what}`);

/** What became of the lines of a snapshot, in words. */
export function tallyLines({ lines, used, leftOut, unknown, broken, brokenLines }: Tally): string[] {
  const names = counted(unknown);
  return [
    `${figure(lines)} lines, ${figure(used)} results used. Left out:`,
    ...counted(leftOut),
    ...(broken > 0
      ? [`  ${figure(broken)}  broken: line ${brokenLines.join(', ')}${broken > brokenLines.length ? ' …' : ''}`]
      : []),
    ...(names.length > 0 ? [`Names that no rule knows (${figure(names.length)}), those with most results:`] : []),
    ...names.slice(0, most),
  ];
}

/** The largest changes of medians against the table that stands, in words. */
export function largestChanges(table: MeasuredChips, standing: MeasuredChips): string[] {
  const changes = (['cpu', 'gpu'] as const).flatMap((kind) =>
    Object.entries(table[kind]).flatMap(([chip, [median, n]]) => {
      const [before, m] = standing[kind][chip] ?? [median, n];
      const said = `  ${chip}: ${before} to ${median} (${percent(median / before)}), ${figure(m)} to ${figure(n)} results`;
      return median === before ? [] : [{ said, by: Math.abs(Math.log(median / before)) }];
    }),
  );
  return changes
    .toSorted((a, b) => b.by - a.by || (a.said < b.said ? -1 : 1))
    .slice(0, most)
    .map(({ said }) => said);
}

const percent = (factor: number): string => `${factor < 1 ? '' : '+'}${((factor - 1) * 100).toFixed(1)} %`;
