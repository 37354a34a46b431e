import { spawn } from 'node:child_process';

export interface ChildResult {
  ok: boolean;
  /** What it printed, both streams in the order of their arrival. */
  output: string;
}

export interface ChildOptions {
  cwd?: string;
  env?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds after which it is ended, and has failed. */
  limitMs?: number;
  /** Milliseconds without a word of it after which it is ended, and has failed: for what takes long and tells how far it is. */
  silentMs?: number;
}

/** Runs a program to its end, without a shell. A program that cannot be started is one that failed. */
export function runChild(
  command: string,
  args: readonly string[],
  { cwd, env, limitMs, silentMs }: ChildOptions = {},
): Promise<ChildResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(limitMs && { timeout: limitMs }),
    });
    const chunks: Buffer[] = [];
    const giveUp = (): void => {
      chunks.push(Buffer.from(`\nEnded: it printed nothing for ${(silentMs ?? 0) / 60_000} minutes.\n`));
      child.kill();
    };
    const silence = silentMs === undefined ? undefined : setTimeout(giveUp, silentMs);
    const end = (result: ChildResult): void => {
      clearTimeout(silence);
      resolve(result);
    };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        silence?.refresh();
      });
    child.on('error', (error) => end({ ok: false, output: error.message }));
    child.on('close', (code) => end({ ok: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}
