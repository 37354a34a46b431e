import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { errorCode, Refusal } from '../store';
import { createGateway } from './app';
import { loadConfig } from './config';

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

/** Starts the gateway on a port; 0 takes a free one. Throws a Refusal when the port is taken. */
export async function startGateway(options: ServeOptions & { port?: number }): Promise<RunningGateway> {
  const config = await loadConfig(options.env);
  const app = createGateway({ store: options.store, config, log: options.say });
  const server = createServer(getRequestListener(app.fetch));
  const port = await listen(server, options.port ?? readPort(options.env.PORT));
  return { port, product: config.product.name, close: () => stop(server) };
}

/** Serves until the process is told to stop. Resolves once it listens. */
export async function serveStore(options: ServeOptions): Promise<void> {
  const gateway = await startGateway(options);
  stopOnSignal(gateway);
  options.say(`Serving ${options.store} on http://localhost:${gateway.port}`);
}

/** Ends the gateway, and with it the process, at Ctrl+C or a polite kill. */
export function stopOnSignal(gateway: RunningGateway): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.close().then(() => process.exit(0)));
}

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

const inUse = (port: number): string => `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`;

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  server.closeIdleConnections();
  const hurry = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearTimeout(hurry);
}
