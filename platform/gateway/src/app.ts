import { Hono } from 'hono';
import { sendFound } from './document';
import { documentsOf, type Documents } from './documents';
import { cameByHttps, secure } from './security-headers';
import type { LiveOptions } from './live';
import { browserReports, browserReportsPath } from './browser-reports';
import { loadCounts } from './load-reports/load-counts';
import { namedReleases } from './load-reports/named-releases';
import { loadReportsPath, takeLoadReports, type TakeLoadReportsOptions } from './load-reports/take-load-reports';
import type { GatewayEnv } from './gateway-env';
import { logError } from './log-error';
import type { Missing } from './missing';
import { readLogLimits, type LogLimits } from './log-limits';
import { fileFinder, fileResponse, type FindFile } from './release-file';
import { databaseWriter, type WriteRow } from './report-writer';
import { releasesPath } from '@rig4u/releases/via';
import { leavePreview, openLink } from './preview-links';
import { noReleasesApi, type ReleasesApi } from './releases-api';
import { text } from './text';
import type { VariantOptions } from './variants';
import { visitorOf } from './visitor';

export interface GatewayOptions extends LiveOptions, VariantOptions {
  /** The usual ones when left out. */
  limits?: LogLimits;
  /** Where error reports are kept; left out, the database of the config's services, if it has one. */
  write?: WriteRow;
  /** The documents of the store; its own when left out. */
  documents?: Documents;
  /** Finds files of releases; a finder of its own when left out. */
  find?: FindFile;
  /** Where reports on loads are counted; left out, nobody reads the counts. */
  loads?: Omit<TakeLoadReportsOptions, 'limits'>;
  /** Whether the gateway is about to stop: it answers as before, but wants no new visitors. */
  isStopping?: () => boolean;
  /** Takes releases from build machines; left out, nobody does. */
  releases?: ReleasesApi | undefined;
  /** What it does without for the moment. */
  missing?: () => Missing[];
}

/**
 * The gateway as a handler, Request to Response: the live host's page, release files, registry, config and the error log. `store` is the
 * release store's folder, `log` gets one line of JSON per event. But for files in memory and the count of
 * error reports by sender it keeps no state, so any number of them serve the same thing.
 */
export function createGateway(options: GatewayOptions): Hono<GatewayEnv> {
  const { store, config, log, limits = readLogLimits({}), isStopping = () => false, missing = () => [] } = options;
  const documents = options.documents ?? documentsOf(options);
  const find = options.find ?? fileFinder(store, defaultFileMemory);
  const write = options.write ?? (config.services && databaseWriter(config.services.database));
  const app = new Hono<GatewayEnv>();

  app.use(async (c, next) => {
    await next();
    secure(c.res.headers, cameByHttps(c.req.raw));
  });
  // Alive: the process answers. A fault of the store is none of its own, and a restart would not help.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const now = await documents.live();
    const lacks = missing();
    const [first] = lacks;
    const notReady = first
      ? `no host release is here, and the ${first.what} cannot be used`
      : 'no host release is live';
    const status = isStopping() ? 'stopping' : now ? 'ready' : notReady;
    // What is missing takes no gateway out: all of them lack it, and each serves what it has.
    return c.json(
      { status, host: now?.host ?? null, revision: now?.revision ?? null, missing: lacks },
      status === 'ready' ? 200 : 503,
      { 'Cache-Control': 'no-store' },
    );
  });
  app.post('/api/log-error', logError({ limits, write, log }));
  app.all('/api/log-error', () => text(405, 'This address takes POST.', { Allow: 'POST' }));
  app.post(browserReportsPath, browserReports(limits, log));
  app.all(browserReportsPath, () => text(405, 'This address takes POST.', { Allow: 'POST' }));
  const loads = options.loads ?? { counts: loadCounts('this one'), named: namedReleases(store, log) };
  app.post(loadReportsPath, takeLoadReports({ ...loads, limits }));
  app.all(loadReportsPath, () => text(405, 'This address takes POST.', { Allow: 'POST' }));
  if (options.releases) app.route(releasesPath, options.releases);
  else app.all(`${releasesPath}/*`, noReleasesApi);
  app.all('/api/*', notFound);
  for (const files of ['/remotes/*', '/host/*'])
    app.get(files, async (c) => {
      const { pathname } = new URL(c.req.url);
      const { headers } = c.req.raw;
      const file = await find(pathname, headers.get('accept-encoding'), headers.get('available-dictionary'));
      return file ? fileResponse(file) : notFound();
    });
  app.get('/preview/:token', async (c) => {
    const now = await documents.live();
    return now ? openLink(c.req.param('token'), visitorOf(c.req.raw), now, options) : nothingLive();
  });
  app.post('/preview/leave', (c) => leavePreview(c.req.raw));
  app.all('/preview/*', () => text(405, 'This address takes GET.', { Allow: 'GET, HEAD' }));
  app.get('*', async (c) => {
    const { pathname } = new URL(c.req.url);
    const found = await documents.at(pathname, visitorOf(c.req.raw));
    if (found === 'nothing live') return nothingLive();
    return found ? sendFound(c.req.raw, found) : notFound();
  });
  app.all('*', () => text(405, 'This address takes GET and HEAD.', { Allow: 'GET, HEAD' }));
  app.onError((error) => {
    log(JSON.stringify({ kind: 'gateway-error', message: error.message, stack: error.stack }));
    return text(500, 'The gateway failed. Its log says why.');
  });
  return app;
}

const defaultFileMemory = 64 * 1024 * 1024;

const notFound = (): Response => text(404, 'There is nothing at this address.');
const nothingLive = (): Response =>
  text(503, 'No host release is live yet. Publish one and run: rig4u promote host@<version>');
