import type { ReportedLoad } from '@rig4u/shared/contracts';

/** How a load ended that began at `began`, in the page's own milliseconds. */
export interface NotedLoad extends Pick<ReportedLoad, 'part' | 'version' | 'outcome'> {
  phase?: ReportedLoad['phase'] | undefined;
  began: number;
}

const noted: ReportedLoad[] = [];
let told: (() => void) | undefined;

/** Keeps how a load ended, until what sends reports takes it. */
export function noteLoad({ began, phase, ...load }: NotedLoad): void {
  noted.push({ ...load, ...(phase && { phase }), ms: Math.round(performance.now() - began) });
  told?.();
}

/** The loads since the last time. */
export const takeLoads = (): ReportedLoad[] => noted.splice(0);

/** Whether the visitor got something else than the release. */
export const failed = ({ outcome }: Pick<ReportedLoad, 'outcome'>): boolean =>
  outcome === 'last-good' || outcome === 'panel';

export const someFailed = (): boolean => noted.some(failed);

/** Calls `listener`, the only one, when a load was noted. */
export function onLoadNoted(listener: () => void): void {
  told = listener;
}
