import { resolve } from 'node:path';
import { readManifest, refOf } from '../manifest';
import { namedBy, partsOf, type SmokeStatement } from '../registry';
import { builtFiles } from '../release/commands';
import { loadManifest } from '../release/load-manifest';
import { newestRegistry } from '../release/revisions';
import { GateRefusal, Misused } from '../refusals';
import { labelOf, parsePart, parseRef, type ReleaseRef, type Store } from '../store';
import { releasePath, type PromoteRequest, type RollbackRequest, type RolloutRequest } from '../via/api';
import { ciToken } from '../via/ci-token';
import { gatewayAt, originOf, type Gateway } from '../via/gateway';
import { gatewayStore } from '../via/gateway-store';
import type { Args } from './args';
import { readSet } from './read-set';
import { reading } from './reading';
import { report } from './report';
import { readBegin, readSteering, steeringWord } from './rolling';
import type { Command, Scene } from './scene';
import { smokeIn } from './smoke-in';
import { mustSayWhy, versionsSaid, wordOf } from './words';

type ViaCommand = (args: Args, scene: Scene, gateway: Gateway) => Promise<void>;

/** What a gateway takes from a build machine. */
const changing: Readonly<Record<string, ViaCommand>> = {
  publish: async (args, scene, gateway) => {
    const files = await builtFiles(resolve(scene.cwd, wordOf(args, 'dist folder')));
    const form = new FormData();
    for (const [path, bytes] of files) form.append(path, new Blob([Uint8Array.from(bytes)]), path);
    const query = args.dryRun ? '?dry-run' : '';
    report(args, await gateway.send('PUT', releasePath(refOf(readManifest(files))) + query, form), scene);
  },
  promote: async (args, scene, gateway) => {
    const refs = args.set === undefined ? [parseRef(wordOf(args, 'part>@<version'))] : await readSet(args, scene.cwd);
    const { again, accept, dryRun } = args;
    const { from } = versionsSaid(args);
    if (from !== undefined && refs.length > 1) throw new Misused('--from is for one part; a set has several.');
    const releases = refs.map(labelOf);
    const asked: PromoteRequest = { releases, from, again, accept, why: mustSayWhy(args), dryRun };
    report(args, await sendTried(args, scene, gateway, '/promote', refs, asked), scene);
  },
  rollout: async (args, scene, gateway) => {
    const steer = steeringWord(args);
    if (steer !== undefined) {
      const asked: RolloutRequest = { ...readSteering(steer, args), steer, dryRun: args.dryRun };
      return report(args, await gateway.send('POST', '/rollout', asked), scene);
    }
    const { ref, how, why } = readBegin(args);
    const { again, accept, dryRun } = args;
    const asked: RolloutRequest = { release: labelOf(ref), ...how, again, accept, why, dryRun };
    return report(args, await sendTried(args, scene, gateway, '/rollout', [ref], asked), scene);
  },
  rollback: async (args, scene, gateway) => {
    const { why, dryRun } = args;
    const { from, to } = versionsSaid(args);
    const asked: RollbackRequest = { part: parsePart(wordOf(args, 'part')), from, to, why, dryRun };
    report(args, await gateway.send('POST', '/rollback', asked), scene);
  },
};
const readable = ['status', 'history', 'why', 'diff'];

/** A command by way of a gateway, which has the store's credentials and looks at the policy. */
export const via: Command = async (args, scene) => {
  const { command, store, log } = args;
  const run = Object.hasOwn(changing, command) ? changing[command] : undefined;
  const read = readable.includes(command) ? reading[command] : undefined;
  if (store !== undefined || log !== undefined) throw new Misused('Say --via or --store, not both.');
  if (!run && !read)
    throw new Misused(
      `A gateway takes ${[...Object.keys(changing), ...readable].join(', ')}. For ${command} go to the store itself.`,
    );
  const origin = originOf(args.via ?? '');
  const gateway = gatewayAt(origin, ciToken(scene.env, scene.env['RIG4U_CI_AUDIENCE'] ?? origin, scene.clock));
  if (run) return run(args, scene, gateway);
  return read?.(args, { ...scene, store: gatewayStore(gateway) });
};

/** Asks for releases to be put before visitors, once they ran in a browser here: the gateway has none. */
async function sendTried(
  args: Args,
  scene: Scene,
  gateway: Gateway,
  path: string,
  refs: readonly ReleaseRef[],
  asked: PromoteRequest | RolloutRequest,
) {
  if (args.withoutSmoke || args.dryRun) return gateway.send('POST', path, asked);
  // What would be refused anyway, or changes nothing, needs no browser.
  const ahead = await gateway.send('POST', path, { ...asked, dryRun: true, smokeFollows: true });
  if (!ahead.changed) return ahead;
  const smoke = await smokeLoaded(args, scene, gatewayStore(gateway), refs);
  return gateway.send('POST', path, { ...asked, smoke });
}

/** Loads releases in a browser beside what is live, and says so. Throws a GateRefusal where one does not load. */
async function smokeLoaded(
  args: Args,
  scene: Scene,
  store: Store,
  refs: readonly ReleaseRef[],
): Promise<SmokeStatement> {
  const registry = await newestRegistry(store);
  const tried = await Promise.all(
    refs.map(async (ref) => [ref.part, namedBy(await loadManifest(store, ref))] as const),
  );
  const faults = (await smokeIn(args, scene)?.(store, refs)) ?? [];
  if (faults.length > 0) throw new GateRefusal('It does not run beside what is live:', faults);
  const beside = (registry ? partsOf(registry) : []).filter(([part]) => !refs.some((ref) => ref.part === part));
  return {
    tried: Object.fromEntries(tried),
    beside: Object.fromEntries(beside.map(([part, { live }]) => [part, live])),
    at: new Date(scene.clock()).toISOString(),
  };
}
