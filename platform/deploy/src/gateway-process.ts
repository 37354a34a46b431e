import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runChild } from '@rig4u/kernel';
import { freePort } from '@rig4u/kernel/free-port';
import { ended, waitForPort } from './child-programs';

/** The gateway as its container has it, in a folder of its own. */
export interface BundledGateway {
  folder: string;
  /** Starts one for a store. */
  start: (store: string, options?: GatewayStart) => Promise<GatewayProcess>;
  /** Ends what still runs, and removes the folder. */
  remove: () => Promise<void>;
}

interface GatewayStart {
  port?: number;
  env?: Record<string, string>;
  /** The user whose rights it has; only root may give it those of another one. */
  uid?: number | undefined;
}

export interface GatewayProcess {
  port: number;
  pid: number;
  /** Ends it; TERM lets it drain. Resolves when it is over, to its exit code. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/** Makes the bundle in a program of its own, as `pnpm bundle:gateway` does: esbuild does not work inside Jest. */
export async function bundledGateway(): Promise<BundledGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'rig4u-gateway-'));
  const program = join(import.meta.dirname, 'container/write-bundle.ts');
  const { ok, output } = await runChild(process.execPath, ['--import', 'tsx', program, '--to', folder], { cwd: root });
  if (!ok) throw new Error(`The gateway could not be bundled:\n${output}`);
  const running: ChildProcess[] = [];
  return {
    folder,
    start: (store, options) => startProcess(running, folder, store, options),
    remove: async () => {
      await Promise.all(running.map((child) => ended(child, 'SIGKILL')));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startProcess(
  running: ChildProcess[],
  folder: string,
  store: string,
  { port, env, uid }: GatewayStart = {},
) {
  const at = port ?? (await freePort());
  // Of this machine's environment nothing but the path: a container has no more.
  const child = spawn(process.execPath, [join(folder, 'bin/rig4u.mjs'), 'serve', '--store', store], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(at), ...env },
    ...(uid !== undefined && { uid, gid: uid }),
  });
  running.push(child);
  if (!(await waitForPort(at, child))) throw new Error('The bundled gateway did not start');
  return {
    port: at,
    pid: child.pid ?? 0,
    end: async (signal: NodeJS.Signals) => {
      await ended(child, signal);
      return child.exitCode;
    },
  };
}
