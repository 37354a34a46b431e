/** @jest-environment node */
import { browserPlaces } from './browser-places';
import { findBrowser } from './find-browser';
import type { Machine } from './machine';

const tool = '/cache/chromium/chrome';

/** A machine with some programs; `installs` maps the start of a command line to the program that it brings. */
function machine(there: string[], installs: Record<string, string> = {}, rest: Partial<Machine> = {}) {
  const programs = new Set(there);
  const ran: string[] = [];
  const run: Machine['run'] = async (command, args) => {
    const line = [
      command === process.execPath ? 'node' : command,
      ...args.filter((arg) => !arg.endsWith('cli.js')),
    ].join(' ');
    if (line.endsWith(' --version'))
      return {
        ok:
          command === 'apt-get'
            ? Object.keys(installs).some((line) => line.includes('apt-get install'))
            : programs.has(command) && !command.includes('stub'),
        output: '',
      };
    ran.push(line);
    const brought = installs[line];
    if (brought) programs.add(brought);
    return { ok: brought !== undefined, output: `${line}: no` };
  };
  const asked: Machine = {
    platform: 'linux',
    env: { PATH: '/bin:/stub' },
    isRoot: true,
    isProgram: async (path) => programs.has(path),
    run,
    toolBrowser: () => tool,
    ...rest,
  };
  return { asked, ran };
}

it('takes the one that CHROME_PATH names, and refuses a name that is none', async () => {
  expect(await findBrowser(machine(['/my/chrome'], {}, { env: { CHROME_PATH: '/my/chrome' } }).asked)).toBe(
    '/my/chrome',
  );
  await expect(
    findBrowser(machine(['/bin/chromium'], {}, { env: { CHROME_PATH: '/gone', PATH: '/bin' } }).asked),
  ).rejects.toThrow(/CHROME_PATH is \/gone, but there is no program/);
});

it('takes an installed one and installs nothing', async () => {
  const { asked, ran } = machine(['/bin/chromium', tool]);
  expect(await findBrowser(asked)).toBe('/bin/chromium');
  expect(ran).toEqual([]);
});

it('passes over a command that does not start', async () => {
  expect(await findBrowser(machine(['/stub/chromium-browser', tool]).asked)).toBe(tool);
});

it('installs one without windows by the package manager', async () => {
  const install = 'apt-get install -y chromium-headless-shell';
  const { asked, ran } = machine([], { [install]: '/bin/chromium-headless-shell' });
  expect(await findBrowser(asked)).toBe('/bin/chromium-headless-shell');
  expect(ran).toEqual(['apt-get update', install]);
});

it('installs the whole browser where the system has no other', async () => {
  const { asked, ran } = machine([], { 'apt-get install -y chromium': '/usr/bin/chromium' });
  expect(await findBrowser(asked)).toBe('/usr/bin/chromium');
  expect(ran.slice(1)).toEqual(['apt-get install -y chromium-headless-shell', 'apt-get install -y chromium']);
});

it('prefers one without windows', async () => {
  expect(await findBrowser(machine(['/bin/chromium', '/bin/chromium-headless-shell']).asked)).toBe(
    '/bin/chromium-headless-shell',
  );
});

it('uses sudo without a password, and nothing else, where it is not root', async () => {
  const installs = {
    'apt-get install -y chromium': '',
    'sudo -n true': '/bin/true',
    'sudo -n apt-get install -y chromium': '/usr/bin/chromium',
  };
  expect(await findBrowser(machine([], installs, { isRoot: false }).asked)).toBe('/usr/bin/chromium');
});

it("falls back to the browser tool's own installer", async () => {
  expect(await findBrowser(machine([], { 'node install chromium': tool }).asked)).toBe(tool);
});

it('says what was tried and what to do when there is none to be had', async () => {
  await expect(findBrowser(machine([], {}, { platform: 'darwin' }).asked)).rejects.toThrow(
    /Install one, or set CHROME_PATH[\s\S]*playwright-core install chromium failed/,
  );
  const { asked } = machine([], { 'apt-get install -y chromium': '' }, { isRoot: false });
  await expect(findBrowser(asked)).rejects.toThrow(/needs root, or sudo without a password/);
});

it('knows the usual places of other systems', () => {
  expect(browserPlaces('darwin', { HOME: '/Users/a' })).toContain(
    '/Users/a/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );
  expect(browserPlaces('win32', { PROGRAMFILES: 'C:\\Program Files' })).toContain(
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  );
});
