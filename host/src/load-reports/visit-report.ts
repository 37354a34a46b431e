import type { LoadReport, ReportedLoad } from '@rig4u/shared/contracts';

/** What is the same in all reports of a visit. */
export type Visit = Pick<LoadReport, 'epoch' | 'revision' | 'host'> & { preview: boolean; sampled: boolean };

/** What of a visit was not told yet. */
export interface Untold {
  /** Whether an earlier report has counted the visit. */
  again: boolean;
  loads: readonly ReportedLoad[];
  vitals?: LoadReport['vitals'] | undefined;
}

const mostLoads = 40;

/** Whether the visitor got the release, at the first try or a later one. */
export const arrived = ({ outcome }: Pick<ReportedLoad, 'outcome'>): boolean =>
  outcome === 'ok' || outcome === 'retried';

const weights = { ok: 0, retried: 1, 'last-good': 2, panel: 3 };

/** One entry for each release: the worst that came of it. The first ones of a visit, should there ever be very many. */
export function onePerRelease(loads: readonly ReportedLoad[]): ReportedLoad[] {
  const worst = new Map<string, ReportedLoad>();
  for (const load of loads) {
    const key = `${load.part}@${load.version}`;
    const known = worst.get(key);
    if (!known || weights[load.outcome] > weights[known.outcome]) worst.set(key, load);
  }
  return [...worst.values()].slice(0, mostLoads);
}

/** The report of what was not told yet; undefined where nothing is to be told. A visit beside the sample tells failures alone. */
export function visitReport(
  { preview, sampled, ...visit }: Visit,
  { again, loads, vitals }: Untold,
): LoadReport | undefined {
  const hasVitals = vitals !== undefined && Object.keys(vitals).some((name) => name !== 'of');
  const told = onePerRelease(sampled ? loads : loads.filter((load) => !arrived(load)));
  if (told.length === 0 && (!sampled || (again && !hasVitals))) return undefined;
  return {
    schema: 1,
    ...visit,
    ...(again && { again }),
    ...(preview && { preview }),
    ...(!sampled && { beside: true }),
    loads: told,
    ...(sampled && hasVitals && { vitals }),
  };
}
