import type { WhoAndWhy } from './change';

/** Who holds something, since when and why: what a state keeps of the revision that made it so. */
export const holdOf = ({ by, at, why }: WhoAndWhy) => ({ by, at, ...(why !== undefined && { why }) });
