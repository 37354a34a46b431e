import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildRoom, root } from './folders';

export interface Variant {
  /** Folder of the part to begin with. */
  from: string;
  name: string;
  version: string;
  /** File → text to find → text to put there. */
  change?: Record<string, [find: string, put: string]>;
}

/** Builds a part in its own folder, as a team would; answers its dist folder. */
async function buildPart(dir: string, version?: string): Promise<string> {
  await run(process.execPath, [path.join(root, 'platform/releases/bin/rig4u.mjs'), 'build'], dir, version);
  return path.join(dir, 'dist');
}

/** A copy of a part in a folder of its own, changed; answers the folder. */
export async function copyPart({ from, name, version, change = {} }: Variant): Promise<string> {
  const dir = path.join(buildRoom, version, name);
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await cp(from, dir, {
    recursive: true,
    filter: (file) => !/(^|[\\/])(node_modules|dist)([\\/]|$)/.test(path.relative(from, file)),
  });
  await symlink(path.join(root, 'mf-builder/node_modules'), path.join(dir, 'node_modules'));
  for (const [file, [find, put]] of Object.entries(change)) await replaceIn(path.join(dir, file), find, put);
  return dir;
}

/** Builds a changed copy of a part under another version; answers its dist folder. */
export const buildVariant = async (variant: Variant): Promise<string> =>
  buildPart(await copyPart(variant), variant.version);

/** Replaces a text in a file. Throws when it is not there. */
export async function replaceIn(file: string, find: string, put: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(find)) throw new Error(`${file} does not contain "${find}"; the variant would be no change`);
  await writeFile(file, text.replace(find, put));
}

function run(command: string, args: string[], cwd: string, version?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...(version ? { RIG4U_VERSION: version } : {}) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The build in ${cwd} failed:\n${said}`))));
  });
}
