import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { until } from '@rig4u/kernel/until';
import { root } from '../support/folders';

export const rig4u = path.join(root, 'platform/releases/bin/rig4u.mjs');

/** A gateway as an operator runs it: a process of its own that can be killed. */
export interface GatewayProcess {
  kill(): Promise<void>;
}

/** Starts `rig4u serve`; resolves when it may get visitors. */
export async function startGatewayProcess(store: string, port: number): Promise<GatewayProcess> {
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port) };
  const child = spawn(process.execPath, [rig4u, 'serve', '--store', store], { env, stdio: 'ignore' });
  await ready(child, port);
  return {
    kill: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function ready(child: ChildProcess, port: number): Promise<void> {
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`The gateway ended with ${child.exitCode} before it was ready.`);
    return fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await until(`a gateway that is ready on port ${port}`, isReady).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
}
