import { averages, type Relation, type Resolution, type Source } from './relation';

/** Averages of a card at 1080p, 1440p and 4K; undefined where the table has none, or one that was left out (README). */
export type Row = readonly [low: number | undefined, middle: number | undefined, high: number | undefined];

const resolutions: readonly Resolution[] = ['1080p', '1440p', '4k'];

/** The relations of each card of a table to one card of it, at each resolution. */
export function tableOf(
  test: { source: Source; games?: number },
  against: string,
  rows: Readonly<Record<string, Row>>,
): Relation[] {
  return resolutions.flatMap((resolution, place) => {
    const own = rows[against]?.[place];
    if (own === undefined) throw new Error(`The table has no ${against} at ${resolution}.`);
    const others = Object.entries(rows).flatMap(([chip, row]) => {
      const average = row[place];
      return average === undefined || chip === against ? [] : [[chip, average] as const];
    });
    return averages({ kind: 'gpu', resolution, ...test }, [against, own], Object.fromEntries(others));
  });
}
