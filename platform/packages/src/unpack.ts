import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { runChild } from '@rig4u/kernel';

/** Unpacks a tarball into a folder, without the folder that all of it is in. */
export async function unpack(file: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  const { ok, output } = await runChild('tar', ['-xzf', path.resolve(file), '-C', to, '--strip-components=1']);
  if (!ok) throw new Error(`${file} cannot be unpacked:\n${output}`);
}
