import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Refusal } from '@rig4u/kernel';
import { browserPlaces } from './browser-places';
import { firstThatStarts, thisMachine, type Machine } from './machine';

/**
 * Path of a Chrome or Chromium: the one that CHROME_PATH names, an installed one, else one that is installed now by the system's
 * package manager or by the browser tool's own installer. Throws a Refusal that says what to do when there is none to be had.
 */
export async function findBrowser(machine: Machine = thisMachine): Promise<string> {
  const named = machine.env.CHROME_PATH;
  if (named) {
    if (await machine.isProgram(named)) return named;
    throw new Refusal(
      `CHROME_PATH is ${named}, but there is no program. Correct it, or unset it to have a browser looked for.`,
    );
  }
  const tried: string[] = [];
  for (const install of [nothing, bySystem, byTool]) {
    tried.push(...(await install(machine)));
    const found = await installed(machine);
    if (found !== undefined) return found;
  }
  throw new Refusal(
    'There is no Chrome or Chromium, and none could be installed. Install one, or set CHROME_PATH to the ' +
      `program of one.\n${tried.join('\n')}`,
  );
}

const installed = (machine: Machine): Promise<string | undefined> =>
  firstThatStarts(machine, [...browserPlaces(machine.platform, machine.env), machine.toolBrowser()]);

type Install = (machine: Machine) => Promise<string[]>;

const nothing: Install = async () => [];

const bySystem: Install = async ({ platform, isRoot, run }) => {
  if (platform !== 'linux' || !(await run('apt-get', ['--version'])).ok) return [];
  if (!isRoot && !(await run('sudo', ['-n', 'true'])).ok)
    return ['apt-get was not used: it needs root, or sudo without a password.'];
  const apt = (...args: string[]) => (isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]));
  await apt('update');
  const tried: string[] = [];
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { ok, output } = await apt('install', '-y', name);
    if (ok) return [];
    tried.push(`apt-get install ${name} failed: ${lastLines(output)}`);
  }
  return tried;
};

const byTool: Install = async ({ run }) => {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  const { ok, output } = await run(process.execPath, [cli, 'install', 'chromium']);
  return ok
    ? ['playwright-core installed a browser, but it does not start: a system library may be missing.']
    : [`playwright-core install chromium failed: ${lastLines(output)}`];
};

const lastLines = (output: string): string => output.trim().split('\n').slice(-3).join(' ');
