import { join } from 'node:path';

/** What pages read: the newest state with the records of its releases. */
export const registryFile = (store: string): string => join(store, 'registry.json');
/** What pages carry: who owns which address, and what is live. */
export const indexFile = (store: string): string => join(store, 'registry', 'index.json');
/** Which revision is the newest. */
export const headFile = (store: string): string => join(store, 'registry', 'head.json');
/** Where the revisions lie. */
export const revisionsFolder = (store: string): string => join(store, 'registry', 'r');
/** A revision as the log keeps it. */
export const revisionFile = (store: string, revision: number): string =>
  join(revisionsFolder(store), `${revision}.json`);
