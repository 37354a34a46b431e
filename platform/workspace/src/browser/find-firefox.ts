import { posix, win32 } from 'node:path';
import { firstThatStarts, pathsOf, thisMachine, type Machine } from './machine';

/** An engine that can be driven, or what to do so that it can. */
export type Found<Engine> = { engine: Engine } | { missing: string };

/** Path of an installed Firefox: the one that FIREFOX_PATH names, else one in the usual places. Nothing is installed for it. */
export async function findFirefox(machine: Machine = thisMachine): Promise<Found<string>> {
  const named = machine.env.FIREFOX_PATH;
  const found = await firstThatStarts(machine, named ? [named] : firefoxPlaces(machine));
  if (found) return { engine: found };
  return {
    missing: named
      ? `FIREFOX_PATH is ${named}, but no program starts there.`
      : 'Firefox is not installed. Install it (Debian: apt-get install firefox-esr), or name it by FIREFOX_PATH.',
  };
}

function firefoxPlaces({ platform, env }: Machine): string[] {
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)']]
      .filter((root) => root !== undefined)
      .map((root) => win32.join(root, 'Mozilla Firefox/firefox.exe'));
  const onPath = pathsOf(env, ['firefox', 'firefox-esr']);
  if (platform !== 'darwin') return onPath;
  return [...onPath, ...['/', env.HOME ?? '/'].map((root) => posix.join(root, macProgram))];
}

const macProgram = 'Applications/Firefox.app/Contents/MacOS/firefox';
