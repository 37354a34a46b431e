import type { Browser, CDPSession } from 'playwright-core';

/** A cold visit, as the browser's own network log has it. */
export interface Visit {
  /** Bytes over the wire with headers, all requests / scripts only. */
  bytes: number;
  scriptBytes: number;
  requests: number;
  scripts: number;
  /** Length of the longest chain of requests in which each began after the one before had ended. */
  serial: number;
  /** Milliseconds from the start of navigation. */
  firstPaint: number;
  interactive: number;
  /** Everything that was loaded. */
  files: readonly Pick<Logged, 'url' | 'kind' | 'bytes'>[];
}

const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (0.75 * 1000 * 1000) / 8,
};

const attempts = 3;

/**
 * A cold visit that nothing disturbed, as `visitOnce` has it. Where the machine stood still in one, the page told a failed load and asked
 * for the registry again, and what it carried would say more of the machine than of the page: it is visited again. Throws when that
 * happened in each of three visits.
 */
export async function visitCold(...visit: Parameters<typeof visitOnce>): Promise<Visit> {
  for (let left = attempts; left > 0; left -= 1) {
    const found = await visitOnce(...visit);
    if (!found.files.some(({ url }) => comesWhenDisturbed.test(url))) return found;
  }
  throw new Error(
    `Each of ${attempts} cold visits of ${visit[2]} lasted until the registry was asked again, or told a failed load. Is the machine busy, or a part broken?`,
  );
}

/**
 * One cold visit of `path`, up to the moment when its heading answers a click's focus; at 150 ms round trip and 1.6
 * Mbit/s unless the line is fast, when all is counted that comes while the page is idle. Without a service worker and
 * what sets it up: what that keeps for later is not what a page needs.
 */
async function visitOnce(browser: Browser, url: string, path: string, speed: 'slow' | 'fast' = 'slow'): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const log = await record(network);
  await page.addInitScript(noteHeading);
  if (speed === 'slow') await network.send('Network.emulateNetworkConditions', line);
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor({ timeout: 60_000 });
  const interactive = await page.evaluate(() => Number(Reflect.get(window, 'headingAt')));
  await page.waitForLoadState('networkidle');
  if (speed === 'fast') await settled(log);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const icons = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel~="icon"]')].map((link) =>
      link instanceof HTMLLinkElement ? link.href : '',
    ),
  );
  await context.close();
  const done = [...log.values()].filter((request) => request.end !== undefined && !isForTab(request, icons));
  const scripts = done.filter((request) => request.kind === 'Script');
  const sum = (list: typeof done) => list.reduce((bytes, request) => bytes + request.bytes, 0);
  return {
    bytes: sum(done),
    scriptBytes: sum(scripts),
    requests: done.length,
    scripts: scripts.length,
    serial: longestChain(done.filter((request) => request.kind === 'Script' || request.kind === 'Document')),
    firstPaint,
    interactive,
    files: done,
  };
}

/**
 * Runs in the page and notes when its heading is there. Polling from outside would round up to the half second of the
 * polls.
 */
function noteHeading(): void {
  const changes = new MutationObserver(() => {
    if (!document.querySelector('main h1')) return;
    Object.assign(window, { headingAt: performance.now() });
    changes.disconnect();
  });
  changes.observe(document, { subtree: true, childList: true });
}

/**
 * What a page fetches when it is idle comes within two seconds. On a fast line, where only bytes count, it is counted
 * too.
 */
async function settled(log: ReadonlyMap<string, Logged>): Promise<void> {
  const idleMs = 2_200;
  const ended = () => [...log.values()].filter(({ end }) => end !== undefined).length;
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
  start: number;
  end?: number;
  bytes: number;
}

async function record(network: CDPSession): Promise<Map<string, Logged>> {
  const log = new Map<string, Logged>();
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: false });
  network.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    if (!request.url.startsWith('data:') && !comesWhenQuiet.test(request.url))
      log.set(requestId, { url: request.url, kind: type ?? 'Other', start: timestamp, bytes: 0 });
  });
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    const entry = log.get(requestId);
    if (entry && /javascript/.test(response.mimeType)) entry.kind = 'Script';
    else if (entry && entry.kind === 'Other') entry.kind = type;
  });
  network.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = log.get(requestId);
    if (entry) Object.assign(entry, { end: timestamp, bytes: encodedDataLength });
  });
  return log;
}

function longestChain(requests: Logged[]): number {
  const inOrder = requests.toSorted((a, b) => a.start - b.start);
  const depth: number[] = [];
  inOrder.forEach((request, i) => {
    const before = inOrder
      .slice(0, i)
      .map((earlier, j) => ((earlier.end ?? Infinity) <= request.start ? (depth[j] ?? 0) : 0));
    depth.push(1 + Math.max(0, ...before));
  });
  return Math.max(0, ...depth);
}
