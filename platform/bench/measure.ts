import type { Browser, CDPSession } from 'playwright-core';

/** A cold visit, as the browser's own network log has it. */
export interface Visit {
  /** Bytes over the wire with headers: of all requests, and of scripts only. */
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** Everything that was loaded. */
  files: readonly Pick<Logged, 'url' | 'kind' | 'bytes'>[];
}

const attempts = 3;

/**
 * A cold visit that nothing disturbed, as `visitOnce` has it. Where the machine stood still in one, the page told a failed load, offered
 * to try again, or asked for the registry again, and what it carried would say more of the machine than of the page: it is visited
 * again. Throws when that happened in each of three visits.
 */
export async function visitCold(...visit: Parameters<typeof visitOnce>): Promise<Visit> {
  for (let left = attempts; left > 0; left -= 1) {
    const found = await visitOnce(...visit);
    if (!found.failed && !found.files.some(({ url }) => comesWhenDisturbed.test(url))) return found;
  }
  throw new Error(
    `Each of ${attempts} cold visits of ${visit[2]} lasted until the registry was asked again, or told or showed a failed load. Is the machine busy, or a part broken?`,
  );
}

/**
 * One cold visit of `path`, with all that comes while the page is idle. Without a service worker and what sets it up: what that keeps
 * for later is not what a page needs.
 */
async function visitOnce(browser: Browser, url: string, path: string): Promise<Visit & { failed: boolean }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(noteFailure);
  const log = await record(await context.newCDPSession(page));
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await settled(log);
  const icons = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel~="icon"]')].map((link) =>
      link instanceof HTMLLinkElement ? link.href : '',
    ),
  );
  const failed = await page.evaluate(() => document.documentElement.dataset.failed !== undefined);
  await context.close();
  const done = [...log.values()].filter((request) => request.ended && !isForTab(request, icons));
  const sum = (list: typeof done) => list.reduce((bytes, request) => bytes + request.bytes, 0);
  return {
    bytes: sum(done),
    scriptBytes: sum(done.filter((request) => request.kind === 'Script')),
    requests: done.length,
    files: done,
    failed,
  };
}

/** In the page: marks it when a failure is shown, also where what failed comes after all and takes its place. A failure brings a drawing. */
function noteFailure(): void {
  new MutationObserver(() => {
    const offers = [...document.querySelectorAll('main [role="alert"] button')];
    if (offers.some(({ textContent }) => textContent === 'Try Again')) document.documentElement.dataset.failed = '';
  }).observe(document, { childList: true, subtree: true });
}

/** What a page fetches when it is idle comes within two seconds. */
async function settled(log: ReadonlyMap<string, Logged>): Promise<void> {
  const idleMs = 2_200;
  const ended = () => [...log.values()].filter((request) => request.ended).length;
  for (let before = -1; before !== ended(); await new Promise((done) => setTimeout(done, idleMs))) before = ended();
}

/**
 * What sets up the service worker, and what tells how the page loaded, comes seconds after the page is idle, so that some visits have
 * ended before it and some have not.
 */
const comesWhenQuiet = /\/(offline|load-reports)\.[0-9a-f]+\.js$/;

/** Half a minute after the page began, or when a load failed. */
const comesWhenDisturbed = /\/(registry\/index\.json|api\/loads)$/;

/** An ordinary browser fetches the icon for its tab, one without windows does not: no page orders it. A picture on the page is of kind Image. */
const isForTab = ({ url, kind }: Logged, icons: readonly string[]): boolean => kind === 'Other' && icons.includes(url);

interface Logged {
  url: string;
  kind: string;
  ended: boolean;
  bytes: number;
}

async function record(network: CDPSession): Promise<Map<string, Logged>> {
  const log = new Map<string, Logged>();
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: false });
  network.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('data:') && !comesWhenQuiet.test(request.url))
      log.set(requestId, { url: request.url, kind: type ?? 'Other', ended: false, bytes: 0 });
  });
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    const entry = log.get(requestId);
    if (entry && /javascript/.test(response.mimeType)) entry.kind = 'Script';
    else if (entry && entry.kind === 'Other') entry.kind = type;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = log.get(requestId);
    if (entry) Object.assign(entry, { ended: true, bytes: encodedDataLength });
  });
  return log;
}
