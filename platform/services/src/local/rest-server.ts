import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import pg from 'pg';
import type { JSONWebKeySet } from 'jose';
import { createRest, tokenVerifier } from '../rest';
import { listenLocally } from './listen';

export interface RestOptions {
  /** Where the database is; the endpoint logs in with its own name and `password`. */
  connection: pg.ClientConfig;
  password: string;
  anonKey: string;
  projectId: string;
  jwks: JSONWebKeySet;
  port: number;
  say: (line: string) => void;
}

/** A database that hangs must not hang those who ask. */
const patience = { connectionTimeoutMillis: 5_000, query_timeout: 15_000 };

/** Starts the REST endpoint of the database on this machine only. */
export async function startRest({
  connection,
  password,
  anonKey,
  projectId,
  jwks,
  port,
  say,
}: RestOptions): Promise<{ port: number; stop: () => Promise<void> }> {
  const pool = new pg.Pool({ ...connection, user: 'authenticator', password, max: 10, ...patience });
  const rest = createRest({ pool, verifyToken: tokenVerifier({ projectId, jwks }), anonKey, log: say });
  const server = createServer(
    getRequestListener((request, { incoming }) => rest(request, incoming.socket.remoteAddress)),
  );
  const stop = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await Promise.all([closed, pool.end()]);
  };
  try {
    return { port: await listenLocally(server, port, 'RIG4U_REST_PORT'), stop };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
