import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { pagesForAll } from '@rig4u/releases';
import { exportSite, type Exported } from './export-site';
import { ourHeaders } from './hosted';
import type { Headers } from './piece';
import { siteOf, type Site } from './site';
import { storeOfEveryKind } from './test-store';

export interface TestExport extends Exported {
  site: Site;
  text: (path: string) => Promise<string>;
}

/** For tests: an export of the store with a file of every kind, and what the gateway said. */
export async function exportFor(target: string): Promise<TestExport> {
  const [store, folder] = [await storeOfEveryKind(), await temporaryFolder()];
  const log = (line: string): never => {
    throw new Error(line);
  };
  const exported = await exportSite({ store, folder, target, env: {}, dryRun: false, log });
  const site = await siteOf(store, await pagesForAll(store), { env: {}, log });
  return { ...exported, site, text: (path) => readFile(join(folder, path), 'utf8') };
}

/** Addresses of every kind, with the headers that a host must send with them. */
export function expected({ places: { named, rendered, patterns, other }, releases }: Site): [string, Headers][] {
  const pages = patterns.map(({ path, document }) => [path.replaceAll(/:[^/]+/g, 'any'), document] as const);
  const documents = [...named, ...rendered, ...pages, ['/nobody/knows', other] as const];
  const files = releases.flatMap(({ pieces }) => pieces.map(({ address, headers }) => [address, headers] as const));
  const all = [...documents.map(([path, { headers }]) => [path, headers] as const), ...files];
  return all.map(([path, headers]) => [path, ourHeaders(headers)]);
}

/** Header names in small letters, as browsers compare them. */
export const small = (headers: Headers): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
