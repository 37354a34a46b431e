import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@rig4u/kernel';

/** A running `npm start`. */
export interface RunningStart {
  /** Resolves when it says a text from now on. Rejects with everything it said when it ends before. */
  says: (text: string) => Promise<void>;
  /** Ends it as Ctrl+C does, and waits for its end. */
  stop: () => Promise<void>;
}

/** Runs `npm start` on a free port, with its services in a folder. `keep`: the builder stays when it ends. */
export function runStart(data: string, keep = false): RunningStart {
  const child = spawn(process.execPath, [join(root, 'platform/workspace/bin/start.mjs'), ...(keep ? ['--keep'] : [])], {
    cwd: root,
    env: { ...process.env, PORT: '0', RIG4U_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listeners = new Set<() => void>();
  const listen = (chunk: Buffer): void => {
    said += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    says: (text) =>
      new Promise((resolve, reject) => {
        const from = said.length;
        const look = (): void => {
          if (!said.slice(from).includes(text)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        void ended.then(() => reject(new Error(`npm start ended before it said "${text}":\n${said}`)));
      }),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Seconds from its start until `npm start` is ready. */
export async function secondsToReady(data: string, keep = false): Promise<number> {
  const begin = performance.now();
  const start = runStart(data, keep);
  await start.says(' is ready: ');
  const seconds = (performance.now() - begin) / 1_000;
  await start.stop();
  return seconds;
}
