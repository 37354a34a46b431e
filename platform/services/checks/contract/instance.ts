import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT, type JSONWebKeySet } from 'jose';
import { Pool } from 'pg';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { startRest } from '../../src/local/rest-server';
import { migrate } from '../../src/migrations';
import { startPostgres, type Postgres } from '../../src/postgres';
import type { Target } from './target';

export interface Settings {
  projectId: string;
  anonKey: string;
  ownerEmail: string;
  /** A folder with another PostgreSQL's `bin`. */
  programs?: string;
}

/** A service of this machine: its target, and what a test does to it that no client can. */
export interface Instance {
  target: Target;
  log: string[];
  postgres(): Postgres;
  /** Ends the database as a power cut would. */
  killDatabase(): Promise<void>;
  /** Starts it again on the same data and port; nobody tells the endpoint. */
  startDatabase(): Promise<void>;
  stop(): Promise<void>;
}

/** A key like the provider's: tokens are signed with it, and its public half is what the endpoint is given. */
export async function makeKey(): Promise<{
  jwks: JSONWebKeySet;
  sign: (claims: Record<string, unknown>) => Promise<string>;
}> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const kid = 'local';
  const sign = (claims: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
  return { jwks: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256' }] }, sign };
}

/** Starts a database and its endpoint with settings of their own. */
export async function startInstance({ projectId, anonKey, ownerEmail, programs }: Settings): Promise<Instance> {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const log: string[] = [];
  const say = (line: string): void => void log.push(line);
  const dataDir = join(folder, 'postgres');
  let postgres = await startPostgres({ dataDir, say, programs });
  const { connection } = postgres;
  const password = 'of the test';
  await migrate(connection, { projectId, ownerEmail, local: true, authenticatorPassword: password });
  const { jwks, sign } = await makeKey();
  const rest = await startRest({ connection, password, anonKey, projectId, jwks, port: 0, say });
  const pool = new Pool({ ...connection, max: 2 });
  pool.on('error', (error) => say(error.message));
  const target: Target = {
    url: `http://127.0.0.1:${rest.port}`,
    anonKey,
    projectId,
    ownerEmail,
    token: (claims) => {
      const now = Math.floor(Date.now() / 1000);
      return sign({
        iss: `https://securetoken.google.com/${projectId}`,
        aud: projectId,
        iat: now,
        exp: now + 3600,
        ...claims,
      });
    },
    stored: async (text, values) => (await pool.query<Record<string, unknown>>(text, values)).rows,
  };
  return {
    target,
    log,
    postgres: () => postgres,
    async killDatabase() {
      process.kill(postgres.pid, 'SIGKILL');
      await postgres.exited;
    },
    async startDatabase() {
      postgres = await startPostgres({ dataDir, port: postgres.port, say, programs });
    },
    async stop() {
      await Promise.all([rest.stop(), pool.end()]);
      await postgres.stop();
    },
  };
}
