import { spawn, type ChildProcess } from 'node:child_process';

/** What a development server says once its first bundle is served. */
const bundled = /compiled successfully/;

/** Starts a development server by its script; resolves with its process once it has said that it is `ready`. Rejects if it ends before. */
export function develop(
  args: readonly string[],
  cwd: string,
  port: number,
  ready: RegExp = bundled,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, PORT: String(port) } });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (text: Buffer) => {
      output += text.toString();
      if (ready.test(output)) resolve(child);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`The development server ended with ${code}:\n${output}`)));
  });
}
