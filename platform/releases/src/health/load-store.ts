import type { LoadMinute } from '@rig4u/shared/server';

/** The revision of a registry, as a database keeps it beside the rows. */
export interface RevisionRow {
  epoch: number;
  revision: number;
  at: string;
  by: string;
  command: string;
  why: string | null;
  changes: unknown;
  state: unknown;
}

/** Where a gateway keeps what it counted, and the registry's history. Each rejects while it cannot. */
export interface LoadStore {
  /** Writes rows whole: one that was written before is replaced. */
  write: (rows: readonly LoadMinute[]) => Promise<void>;
  newestRevision: () => Promise<{ epoch: number; revision: number } | undefined>;
  addRevisions: (rows: readonly RevisionRow[]) => Promise<void>;
  /** Removes rows that are older than the days for which visitors were told that they are kept. */
  removeOld: () => Promise<void>;
  close: () => Promise<void>;
}
