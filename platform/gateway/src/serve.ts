import type { Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { errorCode, Refusal } from '@rig4u/kernel';
import type { LoadStore } from '@rig4u/releases/health';
import { loadConfig } from '@rig4u/kernel/config';
import { hostedNames, readSettings } from '@rig4u/kernel/service-settings';
import { storeAt, type StoreAt } from '@rig4u/releases/store';
import { readPublicKeys } from '@rig4u/releases/preview';
import type { Config, Services } from '@rig4u/shared/contracts';
import { accessLog } from './access-log';
import { createGateway } from './app';
import { documentsOf } from './documents';
import { readGatewaySettings } from './gateway-settings';
import { httpServer } from './http-server';
import { loadReports } from './load-reports/load-reports';
import { readLogLimits } from './log-limits';
import { previewFinder } from './previews';
import { readyAnswers } from './ready-answer';
import { releasesApiIn } from './releases-api';
import { fileFinder } from './release-file';
import { secure } from './security-headers';
import { missingOf } from './missing';
import { broughtFiles } from './brought-file';
import { servedStore } from './served-store';
import { text } from './text';

export interface ServeOptions {
  store: StoreAt;
  say: (line: string) => void;
  env: Readonly<Record<string, string | undefined>>;
  /** Where it is kept how releases load; without it nobody can watch a roll-out. */
  loads?: LoadStore | undefined;
}

/** A gateway that listens. */
export interface RunningGateway {
  port: number;
  /** The product's name, as the configuration has it. */
  product: string;
  /** Lets running answers finish for a moment, then ends. */
  close: () => Promise<void>;
  /** As `close`, but first it says for a while that it wants no new visitors, so that no proxy sends one into the end. */
  drain: () => Promise<void>;
}

const defaultPort = 4400;

export interface GatewayStart extends ServeOptions {
  /** The one that PORT names when left out; 0 takes a free one. */
  port?: number;
  /** Identity provider and database; without them nobody can sign in. */
  services?: Services | undefined;
  /** How often that is written; once a minute when left out. */
  loadsEveryMs?: number;
  /** Takes the lines of the access log; without it there is none. */
  access?: ((lines: string) => void) | undefined;
}

/** Starts the gateway. Throws a Refusal when its port is taken or a setting is wrong. */
export async function startGateway({ store, say: log, env, ...options }: GatewayStart): Promise<RunningGateway> {
  const config = withServices(await loadConfig(env), options.services);
  const settings = readGatewaySettings(env);
  const served = await servedStore(store, env, log);
  const { folder, source, bring } = served;
  const find = broughtFiles(fileFinder(folder, settings.fileMemoryMb * 1024 * 1024), served, log);
  const isStopping = (): boolean => http.isStopping();
  const { offline, origin } = settings;
  const live = { store: folder, bring, config, log, offline, origin };
  const keys =
    settings.previewKeyFile && (await readPublicKeys(settings.previewKeyFile, 'RIG4U_PREVIEW_PUBLIC_KEY_FILE'));
  const previews = keys ? previewFinder(live, keys, Date.now) : undefined;
  const documents = documentsOf({ ...live, previews });
  const limits = readLogLimits(env);
  const reports = loadReports({
    store: folder,
    history: source,
    log,
    keeper: options.loads,
    everyMs: options.loadsEveryMs,
    metricsPort: settings.metricsPort,
    storeTrouble: served.trouble,
  });
  const missing = () => missingOf({ store: served.trouble(), database: reports.trouble() });
  const releases = await releasesApiIn(env, { store: source, limits, log });
  const loads = reports.taking;
  const app = createGateway({ ...live, previews, find, documents, isStopping, limits, loads, missing, releases });
  const http = httpServer({
    settings,
    find: readyAnswers(find, documents, { ...reports.taking, limits }),
    log,
    access: options.access && accessLog(options.access),
    countRequest: reports.countRequest,
    // HTTP/1.0 names no host.
    answer: getRequestListener(app.fetch, { hostname: 'localhost', errorHandler: failed(log) }),
  });
  const end = async (drainSeconds: number): Promise<void> => {
    await http.stop(drainSeconds);
    await reports.stop();
    await served.close();
  };
  const port = await listen(http.server, options.port ?? readPort(env.PORT));
  await reports.listen(listen);
  return {
    port,
    product: config.product.name,
    close: () => end(0),
    drain: () => end(settings.drainSeconds),
  };
}

/** What the application could not even be asked is the request's fault; anything else is ours. */
const failed =
  (log: (line: string) => void) =>
  (error: unknown): Response => {
    if (error instanceof RequestError) return secured(text(400, 'The address is not valid.'));
    log(JSON.stringify({ kind: 'gateway-error', message: error instanceof Error ? error.message : String(error) }));
    return secured(text(500, 'The gateway failed. Its log says why.'));
  };

function secured(response: Response): Response {
  secure(response.headers, false);
  return response;
}

/** Serves until the process is told to stop, with the hosted services that the settings name or with none. Resolves once it listens. */
export async function serveStore(options: ServeOptions): Promise<void> {
  const settings = readSettings(options.env);
  const services = settings.mode === 'hosted' ? settings.services : undefined;
  const { accessLog: wanted } = readGatewaySettings(options.env);
  const access = wanted ? (lines: string) => void process.stdout.write(lines) : undefined;
  const gateway = await startGateway({ ...options, services, access });
  // A person at a terminal does not want to wait; whatever sends TERM has a proxy in front.
  stopOnSignal((signal) => (signal === 'SIGTERM' ? gateway.drain() : gateway.close()));
  if (!services) options.say(`Sign-in is not set up: it needs ${hostedNames.join(', ')}.`);
  options.say(`Serving ${storeAt(options.store).name} on http://localhost:${gateway.port}`);
}

/** At Ctrl+C or a polite kill: runs `close`, then ends the process. */
export function stopOnSignal(close: (signal: 'SIGINT' | 'SIGTERM') => Promise<void>): void {
  let closing: Promise<void> | undefined;
  // Not `once`: npm hands on a Ctrl+C that has reached us already, and a second one must not cut the first one short.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void (closing ??= close(signal).then(() => process.exit(0), failedToClose)));
}

function failedToClose(error: unknown): never {
  console.error(error);
  process.exit(1);
}

const withServices = (config: Config, services: Services | undefined): Config =>
  services ? { ...config, services } : config;

/** Reads PORT. Throws a Refusal when it is no port. */
export function readPort(text: string | undefined): number {
  const port = text ? Number(text) : defaultPort;
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Refusal(`PORT is "${text}". It must be a number from 0 to 65535.`);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(errorCode(error) === 'EADDRINUSE' ? new Refusal(inUse(port)) : error));
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

const inUse = (port: number): string =>
  `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`;
