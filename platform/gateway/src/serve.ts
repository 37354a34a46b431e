import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { errorCode, Refusal } from '@rig4u/kernel';
import { loadConfig } from '@rig4u/kernel/config';
import { hostedNames, readSettings } from '@rig4u/kernel/service-settings';
import type { Config, Services } from '@rig4u/shared/contracts';
import { createGateway } from './app';
import { readLogLimits } from './log-limits';

export interface ServeOptions {
  store: string;
  say: (line: string) => void;
  env: Readonly<Record<string, string | undefined>>;
}

/** A gateway that listens. `close` lets running answers finish for a moment, then ends. */
export interface RunningGateway {
  port: number;
  /** The product's name, as the configuration has it. */
  product: string;
  close: () => Promise<void>;
}

const defaultPort = 4400;
const patienceMs = 3_000;

export interface GatewayStart extends ServeOptions {
  /** The one that PORT names when left out; 0 takes a free one. */
  port?: number;
  /** Identity provider and database; without them nobody can sign in. */
  services?: Services | undefined;
}

/** Starts the gateway. Throws a Refusal when its port is taken or a setting is wrong. */
export async function startGateway(options: GatewayStart): Promise<RunningGateway> {
  const config = withServices(await loadConfig(options.env), options.services);
  const app = createGateway({ store: options.store, config, log: options.say, limits: readLogLimits(options.env) });
  const server = createServer(getRequestListener(app.fetch));
  const port = await listen(server, options.port ?? readPort(options.env.PORT));
  return { port, product: config.product.name, close: () => stop(server) };
}

/** Serves until the process is told to stop, with the hosted services that the settings name or with none. Resolves once it listens. */
export async function serveStore(options: ServeOptions): Promise<void> {
  const settings = readSettings(options.env);
  const services = settings.mode === 'hosted' ? settings.services : undefined;
  const gateway = await startGateway({ ...options, services });
  stopOnSignal(gateway.close);
  if (!services) options.say(`Sign-in is not set up: it needs ${hostedNames.join(', ')}.`);
  options.say(`Serving ${options.store} on http://localhost:${gateway.port}`);
}

/** At Ctrl+C or a polite kill: runs `close`, then ends the process. */
export function stopOnSignal(close: () => Promise<void>): void {
  let closing: Promise<void> | undefined;
  // Not `once`: npm hands on a Ctrl+C that has reached us already, and a second one must not cut the first one short.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void (closing ??= close().then(() => process.exit(0), failedToClose)));
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

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  server.closeIdleConnections();
  const hurry = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearTimeout(hurry);
}
