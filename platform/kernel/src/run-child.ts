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
}

/** Runs a program to its end, without a shell. A program that cannot be started is one that failed. */
export function runChild(
  command: string,
  args: readonly string[],
  { cwd, env, limitMs }: ChildOptions = {},
): Promise<ChildResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(limitMs && { timeout: limitMs }),
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}
