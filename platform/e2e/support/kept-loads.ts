import type { LoadMinute, LoadStore } from '@rig4u/releases/health';

/** What a gateway would write into the database: `rows` has the newest row of each release, by `part@version`. */
export function keptLoads(): { rows: Map<string, LoadMinute>; loads: LoadStore } {
  const rows = new Map<string, LoadMinute>();
  const loads: LoadStore = {
    write: async (written) => written.forEach((row) => rows.set(`${row.part}@${row.version}`, row)),
    newestRevision: async () => undefined,
    addRevisions: async () => undefined,
    removeOld: async () => undefined,
    close: async () => undefined,
  };
  return { rows, loads };
}
