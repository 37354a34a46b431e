import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { describeIssues, registrySchema, type Registry } from '@rig4u/shared/contracts';
import { addressOf, manifestFiles, readManifest, type Manifest } from '../manifest';
import type { LiveReleases } from '../plans/together';
import { GateRefusal, NotThere } from '../refusals';
import { labelOf, type ReleaseRef } from '../store';
import { fetcherOf, type FetchFile } from './fetch-file';
import type { Live } from './live';

/**
 * What is live where a product is served, from what it serves to everybody: its registry, and the manifests of the releases that
 * are named there. Throws a Refusal that says what is wrong with the address or with what was served. `limitMs` is for each answer.
 */
export async function liveAt(origin: string, limitMs?: number): Promise<Live> {
  const get = fetcherOf(origin, limitMs);
  const { host, remotes } = await registryAt(origin, get);
  const named = Object.entries(remotes).map(([part, { live, lastGood }]) => ({
    live: { part, version: live.version },
    before: lastGood ? [{ part, version: lastGood.version }] : [],
  }));
  const live = [{ part: 'host', version: host.version }, ...named.map((one) => one.live)];
  const wanted = live.map(async (ref) => [[labelOf(ref), await manifestAt(origin, get, ref)] as const]);
  // A fallback that is not there any more is none, as in a store.
  const fallbacks = named
    .flatMap(({ before }) => before)
    .map(async (ref) => {
      const manifest = await manifestIfThere(origin, get, ref);
      return manifest ? [[labelOf(ref), manifest] as const] : [];
    });
  const releases: LiveReleases = {
    host: { live: unhashed(host.version) },
    remotes: Object.fromEntries(
      named.map((one) => [
        one.live.part,
        { live: unhashed(one.live.version), before: one.before.map(({ version }) => unhashed(version)) },
      ]),
    ),
  };
  return {
    releases,
    published: new Map((await Promise.all([...wanted, ...fallbacks])).flat()),
    hostFile: (name) => get(addressOf({ part: 'host', version: host.version }) + name),
  };
}

/** A release by its version alone: `/registry.json` holds no hashes of records, and the gate asks for none. */
const unhashed = (version: string): [string, string] => [version, ''];

async function registryAt(origin: string, get: FetchFile): Promise<Registry> {
  const bytes = await get('/registry.json');
  if (!bytes)
    throw new NotThere(`${origin} has no /registry.json, so it does not serve this product. Look at the address.`);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'), registrySchema), textOf(bytes));
  if (read.success) return read.output;
  throw new Refusal(
    `/registry.json of ${origin} cannot be read: ${describeIssues(read.issues)}. ` +
      'Look at the address; a newer product may need a newer rig4u.',
  );
}

async function manifestAt(origin: string, get: FetchFile, ref: ReleaseRef): Promise<Manifest> {
  const manifest = await manifestIfThere(origin, get, ref);
  if (manifest) return manifest;
  throw new Refusal(
    `${origin} says that ${labelOf(ref)} is live, and does not serve its manifest: something before it keeps back JSON files.`,
  );
}

async function manifestIfThere(origin: string, get: FetchFile, ref: ReleaseRef): Promise<Manifest | undefined> {
  const name = manifestFiles[ref.part === 'host' ? 1 : 0];
  const bytes = await get(addressOf(ref) + name);
  try {
    return bytes && readManifest(new Map([[name, bytes]]));
  } catch (error) {
    if (!(error instanceof GateRefusal)) throw error;
    const why = error.faults.map(({ sentence }) => sentence).join('; ');
    throw new Refusal(`${addressOf(ref)}${name} of ${origin} cannot be used. ${why}`, { cause: error });
  }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
