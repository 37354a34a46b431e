import type { ReportedLoad } from '@rig4u/shared/contracts';

/** How a load ended, and how long it took; plain, because this is among the first scripts. */
export type NotedLoad = Pick<ReportedLoad, 'part' | 'version' | 'outcome' | 'ms'> & {
  phase?: ReportedLoad['phase'] | undefined;
};

const noted: NotedLoad[] = [];
const past: NotedLoad[] = [];
let told: (() => void) | undefined;

/** Keeps how a load ended, until what sends reports takes it. */
export function noteLoad(load: NotedLoad): void {
  noted.push(load);
  past.push(load);
  if (load.phase) told?.();
}

/** The loads since the last time. */
export const takeLoads = (): NotedLoad[] => noted.splice(0);

/** All loads of this tab, the newest last. */
export const allLoads = (): readonly NotedLoad[] => past;

/** Calls `listener`, the only one, when a load was noted that failed, be it at first only. */
export function onLoadFailed(listener: typeof told): void {
  told = listener;
}
