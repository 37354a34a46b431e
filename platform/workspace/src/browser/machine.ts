import { access, constants } from 'node:fs/promises';
import { posix } from 'node:path';
import { chromium } from 'playwright-core';
import { type ChildResult, runChild } from '@rig4u/kernel';

export type Env = Readonly<Record<string, string | undefined>>;

/** The parts of the machine that finding a browser asks; a test gives its own. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Env;
  isRoot: boolean;
  isProgram: (path: string) => Promise<boolean>;
  run: (command: string, args: readonly string[]) => Promise<ChildResult>;
  /** Where the browser tool keeps, or would keep, the browser that its installer gets. */
  toolBrowser: () => string;
}

export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  isProgram: (path) =>
    access(path, constants.X_OK).then(
      () => true,
      () => false,
    ),
  run: (command, args) => runChild(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } }),
  toolBrowser: () => chromium.executablePath(),
};

/** The first program that starts: on some systems a command of that name only says how to install one. */
export async function firstThatStarts(
  { platform, isProgram, run }: Machine,
  places: readonly string[],
): Promise<string | undefined> {
  for (const place of places) {
    if (!(await isProgram(place))) continue;
    // On Windows asking for the version opens a window.
    if (platform === 'win32' || (await run(place, ['--version'])).ok) return place;
  }
  return undefined;
}

/** Where commands of these names would be on PATH, folder by folder. */
export const pathsOf = (env: Env, names: readonly string[]): string[] =>
  (env.PATH ?? '')
    .split(':')
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => posix.join(folder, name)));
