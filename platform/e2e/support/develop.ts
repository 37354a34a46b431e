import { spawn } from 'node:child_process';
import { freePort } from '@rig4u/kernel/free-port';

/** What a development server says once its first bundle is served. */
const bundled = /compiled successfully/;
/** Long enough for a machine that does much else; less than a test may take, so that what the server said is told. */
const patienceMs = 180_000;

export interface Developing {
  url: string;
  stop: () => void;
}

/** Starts a development server by its script, on a free port; resolves once it has said that it is `ready`. Rejects with what it said if it ends before, or never is. */
export async function develop(args: readonly string[], cwd: string, ready: RegExp = bundled): Promise<Developing> {
  const port = await freePort();
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, PORT: String(port) } });
  let output = '';
  const isReady = new Promise<void>((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`The development server ${what}:\n${output}`));
    const read = (text: Buffer) => {
      output += text.toString();
      if (ready.test(output)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => fail(`ended with ${code}`));
    setTimeout(() => fail(`is not ready after ${patienceMs} ms`), patienceMs).unref();
  });
  await isReady.catch((error: unknown) => {
    child.kill();
    throw error;
  });
  return { url: `http://localhost:${port}`, stop: () => void child.kill() };
}
