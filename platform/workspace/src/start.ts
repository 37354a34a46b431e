import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { RunningGateway } from '@rig4u/gateway';
import { localStore, Refusal } from '@rig4u/kernel';
import { loadConfig } from '@rig4u/kernel/config';
import { readSettings, type ServiceSettings } from '@rig4u/kernel/service-settings';
import type { LocalServices } from '@rig4u/services/local';
import { forgetLocalProduct, prune, tellLocalProduct } from '@rig4u/releases';
import { isLocal } from '@rig4u/releases/manifest';
import { makePreviewKeys } from '@rig4u/releases/preview';
import { buildInChild, type Build } from './local-releases/build-part';
import { prepare } from './local-releases/prepare';
import { endServices } from './build-service/end-services';
import { buildInService } from './build-service/build-in-service';
import { placeOf } from './build-service/place';
import { keepUpToDate } from './watching/keep-up-to-date';

const say = (line: string): void => console.log(line);
const write = (text: string): void => void process.stdout.write(text);
const options = { store: localStore, say, env: process.env };
/** Beside the store, where `rig4u preview` looks for the key. */
const keyFolder = dirname(localStore);

let gateway: RunningGateway | undefined;
let starting: Promise<LocalServices> | undefined;
let keep = false;

/** What the build service cannot do, as on a system without sockets, a process of its own does. */
const builds =
  (worker: 1 | 2): Build =>
  async (part, settings) =>
    (await buildInService(placeOf(worker), { part, env: { ...process.env, ...settings } })) ??
    buildInChild(part, settings);

const preparing = { builds, quick: true };

/**
 * `npm start [-- --keep]`: the present sources, built, published, live and served, with services of this machine unless the
 * settings name hosted ones. With `--keep` the builder stays when this ends.
 */
async function start(): Promise<void> {
  keep = readKeep();
  const settings = readSettings(process.env);
  const { owner } = await loadConfig(process.env);
  const later = heldBack();
  // Builds first: another process is at work on them while this one loads the rest.
  const [misfits, { startGateway, local }] = await Promise.all([
    prepare(localStore, write, preparing),
    rehearse(settings, owner.email, later.say),
  ]);
  for (const misfit of misfits) say(`Take care: ${misfit}`);
  const { publicFile } = await makePreviewKeys(keyFolder);
  gateway = await startGateway({
    ...options,
    env: { RIG4U_PREVIEW_PUBLIC_KEY_FILE: publicFile, ...process.env },
    services: settings.mode === 'hosted' ? settings.services : local?.services,
    loads: await loadsOf(local),
  });
  const origin = process.env['RIG4U_ORIGIN'] ?? `http://localhost:${gateway.port}`;
  await tellLocalProduct(localStore, { origin, loads: local?.postgres.gatewayUrl });
  say(`${gateway.product} is ready: http://localhost:${gateway.port} - open it in a browser; Ctrl+C stops it.`);
  if (local) say(signInHint(local, owner.email));
  later.release();
  keepUpToDate(localStore, write, preparing);
  say('What you save is live a moment later: reload the page.');
  if (keep) say('The builder stays when this ends, so that the next start is quick; npm stop ends it.');
  // Each save is a release of its own.
  await prune(localStore, { now: Date.now(), ageMs: 24 * 3_600_000, of: isLocal }).catch((error: unknown) =>
    say(`Old releases were not removed: ${String(error)}`),
  );
}

function readKeep(): boolean {
  try {
    return parseArgs({ options: { keep: { type: 'boolean', default: false } } }).values.keep;
  } catch (error) {
    throw new Refusal(
      `${error instanceof Error ? error.message : String(error)}.\nnpm start takes one option: npm start -- --keep lets the builder stay.`,
    );
  }
}

/** Starts what does not need the builds. A taken port or a wrong setting is said now, and not after minutes of building. */
async function rehearse(settings: ServiceSettings, ownerEmail: string, sayLater: (line: string) => void) {
  const { startGateway, stopOnSignal } = await import('@rig4u/gateway');
  await (await startGateway(options)).close();
  stopOnSignal(stop);
  if (settings.mode !== 'local') return { startGateway, local: undefined };
  const { startLocalServices } = await import('@rig4u/services/local');
  starting = startLocalServices({ env: process.env, ownerEmail, say: sayLater });
  return { startGateway, local: await starting };
}

/** Where it is kept how releases load: the database of this machine, with no more rights than a gateway needs, or the one that is named. */
async function loadsOf(local: LocalServices | undefined) {
  const { loadStore } = await import('@rig4u/health');
  const url = local?.postgres.gatewayUrl ?? process.env['RIG4U_POSTGRES_URL'];
  return url ? loadStore(url) : undefined;
}

function signInHint({ owner }: LocalServices, email: string): string {
  if (!owner) return `The owner is ${email}; somebody made that account with a password of their own.`;
  return owner.fresh
    ? `Sign in as the owner: ${owner.email} / ${owner.password}`
    : `Sign in as the owner: ${owner.email}; the password is in ${owner.file}`;
}

/** Lines that would break into the lines of the building wait until it is done. */
function heldBack(): { say: (line: string) => void; release: () => void } {
  let waiting: string[] | undefined = [];
  return {
    say: (line) => (waiting ? void waiting.push(line) : say(line)),
    release: () => {
      for (const line of waiting ?? []) say(line);
      waiting = undefined;
    },
  };
}

async function stop(): Promise<void> {
  if (gateway) await forgetLocalProduct(localStore);
  await gateway?.close();
  // Services that could not start have cleaned up after themselves, and `start` has said why.
  const local = await starting?.catch(() => undefined);
  await local?.stop();
  if (!keep) await endServices();
}

start().catch(async (error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error);
  await stop();
  // A build may still be at work; nobody waits for it.
  process.exit(1);
});
