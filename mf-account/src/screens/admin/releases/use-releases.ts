import { readIndex, type PageIndex } from '@rig4u/shared/contracts';
import { listLoadMinutes, readRegistryState, type LoadMinute } from '@rig4u/shared/database';
import { on } from '@rig4u/shared/events';
import { useCallback, useEffect, useMemo } from 'react';
import { mergedMinutes } from '../../../domain/releases/load-figures';
import { dayMs, oldestStep } from '../../../domain/releases/part-view';
import { useKept } from './use-kept';

const [refreshMs, minuteMs] = [60_000, 60_000];
/** Gateways write a minute once it is over, and once more when the database was away. */
const writtenLateMs = 5 * minuteMs;

async function fetchIndex(): Promise<PageIndex> {
  const response = await fetch('/registry/index.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
  return readIndex(await response.json());
}

const loadState = async () => ({ newest: await readRegistryState() });

interface Loads {
  from: number;
  rows: readonly LoadMinute[];
  /** Whether these are all. */
  whole: boolean;
}

/** Minutes since `from`; of those that were read before only the last ones again. */
async function readLoads(from: number, last: Loads | undefined): Promise<Loads> {
  const newest = Math.max(0, ...(last?.rows ?? []).map((row) => Date.parse(row.minute)));
  const known = last?.whole && last.from <= from && newest > 0;
  const since = known ? Math.max(from, newest - writtenLateMs) : from;
  const read = await listLoadMinutes({ from: new Date(since).toISOString() });
  const rows = mergedMinutes(known ? last.rows : [], read.rows, from);
  return { from, rows, whole: read.whole };
}

/**
 * What is live, who put it there, and how it loads: three questions, each with its own answer or failure. All are asked again every minute
 * while the page is visible, when the page learns of a newer registry, and on demand.
 */
export function useReleases() {
  const index = useKept(fetchIndex);
  const history = useKept(loadState);
  const knowsHistory = !history.busy || history.round > 0;
  const begun = oldestStep(history.value?.newest);
  const load = useCallback(
    // A day before each read and each step: what is older goes, and what the live release did before the step is there.
    (last: Loads | undefined) => readLoads(startOfMinute(Math.min(Date.now(), begun) - dayMs), last),
    [begun],
  );
  const loads = useKept(knowsHistory ? load : undefined);

  const [again, first, second] = [index.refresh, history.refresh, loads.refresh];
  const refresh = useCallback(() => {
    again();
    first();
    second();
  }, [again, first, second]);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), refreshMs);
    return () => clearInterval(timer);
  }, [refresh]);
  useEffect(() => on('registry-changed', refresh), [refresh]);

  return useMemo(() => ({ index, history, loads, refresh }), [index, history, loads, refresh]);
}

const startOfMinute = (at: number): number => Math.floor(at / minuteMs) * minuteMs;
