/** @jest-environment node */
import { findFirefox } from './find-firefox';
import { findWebKit } from './find-webkit';
import type { Machine } from './machine';

/** A machine on which these programs are, and start unless they say that they are stubs. */
const machine = (programs: string[], rest: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  env: { PATH: '/stub:/bin' },
  isRoot: false,
  isProgram: async (path) => programs.includes(path),
  run: async (command) => ({ ok: !command.includes('stub'), output: '' }),
  toolBrowser: () => '/cache/chromium',
  ...rest,
});

describe('Firefox', () => {
  it('is the first one on PATH that starts', async () => {
    expect(await findFirefox(machine(['/stub/firefox', '/bin/firefox-esr']))).toEqual({ engine: '/bin/firefox-esr' });
  });

  it('is the one that FIREFOX_PATH names, and no other', async () => {
    const env = { FIREFOX_PATH: '/my/firefox', PATH: '/bin' };
    expect(await findFirefox(machine(['/my/firefox', '/bin/firefox'], { env }))).toEqual({ engine: '/my/firefox' });
    expect(await findFirefox(machine(['/bin/firefox'], { env }))).toEqual({
      missing: expect.stringContaining('/my/firefox'),
    });
  });

  it.each<[NodeJS.Platform, Machine['env'], string]>([
    ['darwin', { HOME: '/Users/a' }, '/Users/a/Applications/Firefox.app/Contents/MacOS/firefox'],
    ['win32', { PROGRAMFILES: 'C:\\Program Files' }, 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
  ])('is found in the usual place of %s', async (platform, env, place) => {
    expect(await findFirefox(machine([place], { platform, env }))).toEqual({ engine: place });
  });

  it('is missing in words that say how to get it', async () => {
    expect(await findFirefox(machine([]))).toEqual({ missing: expect.stringContaining('firefox-esr') });
  });
});

describe('WebKit', () => {
  const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
  const all = ['/bin/WebKitWebDriver', browser, '/bin/xvfb-run'];

  it('is there when all three programs are', async () => {
    expect(await findWebKit(machine(all))).toEqual({
      engine: { driver: '/bin/WebKitWebDriver', browser, screen: '/bin/xvfb-run' },
    });
  });

  it.each([
    [all[0], 'webkit2gtk-driver'],
    [all[1], 'libwebkit2gtk-4.1-0'],
    [all[2], 'xvfb)'],
  ])('is missing without %s, and the words name its package', async (program, named) => {
    const found = await findWebKit(machine(all.filter((other) => other !== program)));
    expect(found).toEqual({ missing: expect.stringContaining(named) });
  });

  it('is missing on other systems', async () => {
    expect(await findWebKit(machine(all, { platform: 'darwin' }))).toEqual({
      missing: expect.stringContaining('Linux'),
    });
  });
});
