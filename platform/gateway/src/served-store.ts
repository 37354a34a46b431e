import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFolder, Refusal } from '@rig4u/kernel';
import type { Env } from '@rig4u/kernel/service-settings';
import { prune } from '@rig4u/releases';
import { follow, type Trouble } from '@rig4u/releases/follow';
import { readLogKeys } from '@rig4u/releases/signed';
import { storeAt, type ReleaseRef, type StoreAt } from '@rig4u/releases/store';

/** A store as a gateway serves it: from a folder of this machine, which may follow another place. */
export interface ServedStore {
  folder: string;
  /** Where the whole history is. */
  source: StoreAt;
  /** Why the folder does not follow; undefined while all is well. */
  trouble: () => Trouble | undefined;
  /** Brings a release that the folder does not have; left out where it has them all. */
  bring?: (ref: ReleaseRef) => Promise<boolean>;
  close: () => Promise<void>;
}

const cacheSetting = 'RIG4U_CACHE_FOLDER';
/** How long a start waits for the first look: the process should answer `/healthz` though its store is away. */
const firstLookMs = 5_000;
const hourMs = 3_600_000;
/** How long a release stays that no page names any more. An open tab that needs it later is brought it again. */
const keptMs = 2 * 24 * hourMs;

/**
 * A folder is served as it is. Any other store is followed into a folder: the one that RIG4U_CACHE_FOLDER names, which a restart finds
 * again, or one that ends with the gateway. Throws a Refusal where a setting is wrong.
 */
export async function servedStore(at: StoreAt, env: Env, log: (line: string) => void): Promise<ServedStore> {
  const source = storeAt(at);
  const named = env[cacheSetting];
  const keys = await readLogKeys(env);
  // A folder whose revisions must be signed is followed too: whoever can write there is not trusted.
  if (source.folder !== undefined && !keys) {
    if (named) throw new Refusal(`${cacheSetting} is for a store that is no folder. Leave it out, or set RIG4U_STORE.`);
    return { folder: source.folder, source, trouble: () => undefined, close: async () => undefined };
  }
  const folder = named ?? (await mkdtemp(join(tmpdir(), 'rig4u-gateway-')));
  await makeFolder(folder);
  const follower = follow(source, folder, { keys, log });
  await Promise.race([follower.begun, pause(firstLookMs, undefined, { ref: false })]);
  const tidy = setInterval(() => {
    prune(folder, { now: Date.now(), ageMs: keptMs, isCopy: true }).catch((error: unknown) =>
      log(JSON.stringify({ kind: 'cache-not-tidied', message: String(error) })),
    );
  }, hourMs).unref();
  return {
    folder,
    source,
    trouble: follower.trouble,
    bring: follower.bring,
    close: async () => {
      clearInterval(tidy);
      await follower.stop();
      await source.close();
      if (!named) await rm(folder, { recursive: true, force: true });
    },
  };
}
