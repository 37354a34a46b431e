/** What a gateway is asked for. */
export const kinds = ['page', 'registry', 'release file', 'report'] as const;
export type Kind = (typeof kinds)[number];

/** What one visit asks of gateways, of each kind: how often, and bytes of the answers with their headers. */
export type Asked = Record<Kind, { requests: number; bytes: number }>;

/** What a million visits take. */
export interface Load {
  requests: number;
  gigabytes: number;
  /** Of the gateways, all threads. */
  processorHours: number;
}

const million = 1_000_000;

/**
 * What a million visits take of the gateways, by what one visit asks and the processor time of each kind of request in microseconds.
 * `cached`: a CDN or the front answers for files of releases, which never change, so that each comes from a gateway a few times in all.
 */
export function perMillion(
  asked: Asked,
  micros: Readonly<Record<Kind, number>>,
  { cached }: { cached: boolean },
): Load {
  const counted = kinds.filter((kind) => !(cached && kind === 'release file'));
  const sum = (of: (kind: Kind) => number): number => counted.reduce((total, kind) => total + of(kind), 0);
  return {
    requests: sum((kind) => asked[kind].requests) * million,
    gigabytes: (sum((kind) => asked[kind].bytes) * million) / 1e9,
    processorHours: (sum((kind) => asked[kind].requests * micros[kind]) * million) / 1e6 / 3_600,
  };
}

/** Visits a second that one core, and a line of a gigabit a second, carry; whichever is less gives way first. */
export function limits({ processorHours, gigabytes }: Load): { byCore: number; byGigabit: number; first: string } {
  const byCore = million / (processorHours * 3_600);
  const byGigabit = million / ((gigabytes * 8e9) / 1e9);
  return { byCore, byGigabit, first: byCore < byGigabit ? 'processor' : 'line' };
}

/** Rows in the database in a day: each gateway writes one for each release that was reported, a minute. Visits add none. */
export const rowsOfLoads = (gateways: number, releases: number): number => gateways * releases * 24 * 60;
