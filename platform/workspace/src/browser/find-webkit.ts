import type { Found } from './find-firefox';
import { pathsOf, thisMachine, type Machine } from './machine';

/** The three programs that a WebKit without a screen needs. */
export interface WebKitPrograms {
  /** Speaks WebDriver. */
  driver: string;
  /** The smallest browser around the engine. */
  browser: string;
  /** Runs a program with a screen that nobody sees. */
  screen: string;
}

/** The installed programs of WebKitGTK, or which of them are missing. Nothing is installed for it. */
export async function findWebKit({ platform, env, isProgram }: Machine = thisMachine): Promise<Found<WebKitPrograms>> {
  if (platform !== 'linux') return { missing: 'WebKit is driven by WebKitGTK, which is there for Linux alone.' };
  const first = async (places: readonly string[]): Promise<string | undefined> => {
    for (const place of places) if (await isProgram(place)) return place;
    return undefined;
  };
  const driver = await first(pathsOf(env, ['WebKitWebDriver']));
  const browser = await first(folders.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`));
  const screen = await first(pathsOf(env, ['xvfb-run']));
  if (driver && browser && screen) return { engine: { driver, browser, screen } };
  const missing = [
    ...(driver ? [] : ['WebKitWebDriver (Debian: apt-get install webkit2gtk-driver)']),
    ...(browser ? [] : ['MiniBrowser (Debian: apt-get install libwebkit2gtk-4.1-0)']),
    ...(screen ? [] : ['xvfb-run (Debian: apt-get install xvfb)']),
  ];
  return { missing: `WebKit cannot be driven. Missing: ${missing.join(', ')}.` };
}

/** Where distributions keep what belongs to a library. */
const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/libexec', '/usr/lib'];
