import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { noneOnlyIfMissing, Refusal } from '@rig4u/kernel';
import { loadHost, scriptHash } from '@rig4u/releases';
import { registryFile, releaseDir } from '@rig4u/releases/store';
import { readRegistry, type Config } from '@rig4u/shared/contracts';
import { makeDocument, type Document } from './document';
import { composePage } from './page';
import { pageHeaders } from './page-headers';

/** What is live: the page and the registry, ready to be sent. */
export interface Live {
  revision: number;
  host: string;
  registry: Document;
  page: Document;
  /** What a page's answer carries besides. */
  headers: Record<string, string>;
}

export interface LiveOptions {
  store: string;
  config: Config;
  log: (line: string) => void;
}

/**
 * A reader of what is live, undefined before the first promotion. It reads again when registry.json was replaced, and keeps
 * to what it had, with a line in the log, when the new one cannot be used: a bad write must not take the site down.
 */
export function liveReader({ store, config, log }: LiveOptions): () => Promise<Live | undefined> {
  let seen: string | undefined;
  let current: Promise<Live | undefined> = Promise.resolve(undefined);

  return async () => {
    const stamp = await stampOf(registryFile(store));
    if (stamp !== seen) {
      seen = stamp;
      const before = current;
      current = (stamp === undefined ? Promise.resolve(undefined) : loadLive(store, config)).catch((error: unknown) => {
        seen = undefined;
        log(
          JSON.stringify({
            kind: 'registry-unusable',
            message: error instanceof Error ? error.message : String(error),
          }),
        );
        return before;
      });
    }
    return current;
  };
}

/** Changes whenever the file is replaced, also twice within one tick of the clock. */
async function stampOf(file: string): Promise<string | undefined> {
  const known = await stat(file).catch(noneOnlyIfMissing);
  return known && `${known.mtimeMs}/${known.ino}/${known.size}`;
}

async function loadLive(store: string, config: Config): Promise<Live> {
  const raw: unknown = JSON.parse(await readFile(registryFile(store), 'utf8'));
  const { revision, host } = readRegistry(raw);
  const manifest = await loadHost(store, host.version);
  const badHash = manifest.inlineScripts.find((hash) => !scriptHash.test(hash));
  if (badHash !== undefined)
    throw new Refusal(`host.json of host@${host.version} holds "${badHash}", which is no hash of a script.`);
  const template = await readFile(
    join(releaseDir(store, { part: 'host', version: host.version }), 'index.html'),
    'utf8',
  );
  const [page, text] = [composePage(template, config, raw), JSON.stringify(raw)];
  return {
    revision,
    host: host.version,
    // The revision alone would do, were there one store only: a fresh one on the same address starts again at 1.
    registry: await makeDocument('application/json', `${revision}-${digest(text)}`, text),
    page: await makeDocument('text/html; charset=utf-8', `${revision}-${digest(page)}`, page),
    headers: pageHeaders({ template, inlineScripts: manifest.inlineScripts, config }),
  };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
