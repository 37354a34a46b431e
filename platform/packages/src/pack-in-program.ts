import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root, runChild } from '@rig4u/kernel';

export interface Tarball {
  /** `@rig4u/shared`. */
  name: string;
  file: string;
  bytes: number;
}

/**
 * Packs in a program of its own, as `pnpm pack:packages` does, and returns what lies in the folder then. Why: the bundler of
 * declarations is an ES module that does things with modules itself, and Jest loads none.
 */
export async function packInProgram(to: string, ...options: string[]): Promise<Tarball[]> {
  const program = ['--import', 'tsx', path.join(import.meta.dirname, 'run.ts'), '--to', to, ...options];
  const { ok, output } = await runChild(process.execPath, program, { cwd: root });
  if (!ok) throw new Error(`The packages could not be packed:\n${output}`);
  return readdirSync(to).map((name) => {
    const file = path.join(to, name);
    return { name: `@rig4u/${/^rig4u-([a-z-]+)-\d/.exec(name)?.[1]}`, file, bytes: statSync(file).size };
  });
}
