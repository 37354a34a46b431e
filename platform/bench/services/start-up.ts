import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@rig4u/kernel';

const rounds = 5;

/** Seconds until `npm start` is ready: with new services (first), and with services that were there before (median of five). */
export async function benchStartUp(): Promise<Record<string, Record<string, string>>> {
  const data = await mkdtemp(join(tmpdir(), 'rig4u-bench-'));
  await chmod(data, 0o755);
  try {
    // Whatever is not built yet is built in a start that does not count.
    await secondsToReady(join(data, 'before'));
    const first = await secondsToReady(join(data, 'services'));
    const again: number[] = [];
    for (let round = 0; round < rounds; round += 1) again.push(await secondsToReady(join(data, 'services')));
    return {
      'new services': { seconds: first.toFixed(1) },
      'services there before': {
        seconds: (again.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN).toFixed(1),
      },
    };
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

function secondsToReady(data: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, [join(root, 'platform/workspace/bin/start.mjs')], {
      cwd: root,
      env: { ...process.env, PORT: '0', RIG4U_DATA: data },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let seconds: number | undefined;
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (seconds !== undefined || !said.includes(' is ready: ')) return;
      seconds = (performance.now() - start) / 1_000;
      child.kill('SIGTERM');
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () =>
      seconds === undefined ? reject(new Error(`npm start ended before it was ready:\n${said}`)) : resolve(seconds),
    );
  });
}
