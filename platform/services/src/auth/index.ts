import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { JSONWebKeySet } from 'jose';
import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { localHost } from '../local/listen';
import { createUser, type NewUser } from './create-user';
import { messageSchema, type Order } from './messages';
import { jwksPath } from './server';

export interface AuthOptions {
  projectId: string;
  /** The file of the users; the signing key lies beside it. */
  dataFile: string;
  /** 0 or left out: a free one. */
  port?: number;
  say: (line: string) => void;
}

export interface RunningAuth {
  url: string;
  port: number;
  jwks: JSONWebKeySet;
  jwksUrl: string;
  pid: number | undefined;
  /** Resolves when the process is gone, for whatever reason. */
  exited: Promise<void>;
  /** False when somebody with this address is there already. */
  createUser: (user: NewUser) => Promise<boolean>;
  stop: () => Promise<void>;
}

const patienceMs = 3_000;

/**
 * Starts the local sign-in in a process of its own, which ends with this one. Throws a Refusal when it cannot start
 * for a reason that a person can fix.
 */
export async function startAuth({ projectId, dataFile, port = 0, say }: AuthOptions): Promise<RunningAuth> {
  const order: Order = { projectId, dataFile, port };
  const child = fork(fileURLToPath(new URL('process.mjs', import.meta.url)), [JSON.stringify(order)], {
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = await untilReady(child, say);
  const url = `http://${localHost}:${ready.port}`;
  return {
    url,
    port: ready.port,
    jwks: ready.jwks,
    jwksUrl: url + jwksPath,
    pid: child.pid,
    exited,
    createUser: (user) => createUser(url, projectId, user),
    stop: () => stop(child, exited),
  };
}

function untilReady(child: ChildProcess, say: (line: string) => void): Promise<{ port: number; jwks: JSONWebKeySet }> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stderr?.on('data', (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4_000)));
    child.on('message', (raw) => {
      const message = v.parse(messageSchema, raw);
      if (message.kind === 'ready') resolve(message);
      else if (message.kind === 'say') say(message.line);
      else reject(new (message.refusal ? Refusal : Error)(`The local sign-in did not start: ${message.message}`));
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The local sign-in did not start. ${printed.trim()}`)));
  });
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  if (child.connected) child.disconnect();
  const hurry = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await exited;
  clearTimeout(hurry);
}
