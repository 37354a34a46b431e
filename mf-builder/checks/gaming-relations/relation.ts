export type Resolution = '1080p' | '1440p' | '4k';

export interface Source {
  title: string;
  /** The page that was read. */
  url: string;
  read: string;
  /** Who says it there: who tested, a maker of his own product, or a repository that cites a test. */
  by: 'tester' | 'maker' | 'repository';
  /** Whose test it is. Two sources of one tester are not independent of each other. */
  tester: string;
}

/** A published statement: in games, one chip was so many times as fast as another. */
export interface Relation {
  kind: 'gpu' | 'cpu';
  faster: string;
  slower: string;
  ratio: number;
  resolution: Resolution;
  /** Over how many games, where the page says so. */
  games?: number;
  /** What the page states: two averages of one test (frames a second, or points of one scale), or a share. */
  figures: readonly [faster: number, slower: number] | string;
  source: Source;
}

export interface Test {
  kind: Relation['kind'];
  source: Source;
  resolution: Resolution;
  games?: number;
}

const rounded = (ratio: number): number => Math.round(ratio * 1000) / 1000;

/** The relations of each chip of one test to one chip of the same test. */
export function averages(
  test: Test,
  [against, own]: readonly [string, number],
  others: Record<string, number>,
): Relation[] {
  return Object.entries(others).map(([chip, average]) =>
    average > own
      ? { ...test, faster: chip, slower: against, ratio: rounded(average / own), figures: [average, own] }
      : { ...test, faster: against, slower: chip, ratio: rounded(own / average), figures: [own, average] },
  );
}

/** The page says: the first is so many percent faster than the second. */
export const percentFaster = (test: Test, faster: string, slower: string, percent: number): Relation => ({
  ...test,
  faster,
  slower,
  ratio: rounded(1 + percent / 100),
  figures: `${percent} % faster`,
});

/** The page says: the second is so many percent slower than the first. */
export const percentSlower = (test: Test, faster: string, slower: string, percent: number): Relation => ({
  ...test,
  faster,
  slower,
  ratio: rounded(1 / (1 - percent / 100)),
  figures: `${percent} % slower`,
});
