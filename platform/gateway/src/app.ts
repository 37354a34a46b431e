import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { makeDocument, sendDocument } from './document';
import { cameByHttps, secure } from './security-headers';
import { liveReader, type LiveOptions } from './live';
import { browserReports, browserReportsPath } from './browser-reports';
import type { GatewayEnv } from './gateway-env';
import { logError } from './log-error';
import { readLogLimits, type LogLimits } from './log-limits';
import { fileFinder, fileResponse, type FindFile } from './release-file';
import { databaseWriter, type WriteRow } from './report-writer';
import { text } from './text';

export interface GatewayOptions extends LiveOptions {
  /** The usual ones when left out. */
  limits?: LogLimits;
  /** Where error reports are kept; left out, the database of the config's services, if it has one. */
  write?: WriteRow;
  /** Finds files of releases; a finder of its own when left out. */
  find?: FindFile;
  /** Whether the gateway is about to stop: it answers as before, but wants no new visitors. */
  isStopping?: () => boolean;
}

/**
 * The gateway as a handler, Request to Response: the live host's page, release files, registry, config and the error log. `store` is the
 * release store's folder, `log` gets one line of JSON per event. But for files in memory and the count of
 * error reports by sender it keeps no state, so any number of them serve the same thing.
 */
export function createGateway(options: GatewayOptions): Hono<GatewayEnv> {
  const { store, config, log, limits = readLogLimits({}), isStopping = () => false } = options;
  const find = options.find ?? fileFinder(store, defaultFileMemory);
  const write = options.write ?? (config.services && databaseWriter(config.services.database));
  const live = liveReader(options);
  const configText = JSON.stringify(config);
  const configDocument = makeDocument(
    'application/json',
    createHash('sha256').update(configText).digest('hex').slice(0, 16),
    configText,
  );
  const app = new Hono<GatewayEnv>();

  app.use(async (c, next) => {
    await next();
    secure(c.res.headers, cameByHttps(c.req.raw));
  });
  // Alive: the process answers. A fault of the store is none of its own, and a restart would not help.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const now = await live();
    const status = isStopping() ? 'stopping' : now ? 'ready' : 'no host release is live';
    return c.json(
      { status, host: now?.host ?? null, revision: now?.revision ?? null },
      status === 'ready' ? 200 : 503,
      { 'Cache-Control': 'no-store' },
    );
  });
  app.get('/config.json', async (c) => sendDocument(c.req.raw, await configDocument));
  app.get('/registry.json', async (c) => {
    const now = await live();
    return now ? sendDocument(c.req.raw, now.registry) : nothingLive();
  });
  app.get('/registry/index.json', async (c) => {
    const now = await live();
    if (!now) return nothingLive();
    return now.index ? sendDocument(c.req.raw, now.index) : notFound();
  });
  app.post('/api/log-error', logError({ limits, write, log }));
  app.all('/api/log-error', () => text(405, 'This address takes POST.', { Allow: 'POST' }));
  app.post(browserReportsPath, browserReports(limits, log));
  app.all(browserReportsPath, () => text(405, 'This address takes POST.', { Allow: 'POST' }));
  app.all('/api/*', notFound);
  for (const files of ['/remotes/*', '/host/*'])
    app.get(files, async (c) => {
      const { pathname } = new URL(c.req.url);
      const file = await find(pathname, c.req.raw.headers.get('accept-encoding'));
      return file ? fileResponse(file) : notFound();
    });
  app.get('*', async (c) => {
    const path = new URL(c.req.url).pathname;
    if (/^\/(remotes|host|api)$/.test(path)) return notFound();
    // A screen's address may have a dot in it. A file that is not there is no screen, unless a visitor opens it.
    if (isFile(path) && !opensPage(c.req.raw)) return notFound();
    const now = await live();
    return now ? sendDocument(c.req.raw, await now.page(path), now.headers) : nothingLive();
  });
  app.all('*', () => text(405, 'This address takes GET and HEAD.', { Allow: 'GET, HEAD' }));
  app.onError((error) => {
    log(JSON.stringify({ kind: 'gateway-error', message: error.message, stack: error.stack }));
    return text(500, 'The gateway failed. Its log says why.');
  });
  return app;
}

const defaultFileMemory = 64 * 1024 * 1024;

/** Whether an address looks like a file's: of a type that browsers know, or hidden. */
const isFile = (path: string): boolean => getMimeType(path) !== undefined || path.includes('/.');
const opensPage = (request: Request): boolean => /\btext\/html\b/i.test(request.headers.get('accept') ?? '');

const notFound = (): Response => text(404, 'There is nothing at this address.');
const nothingLive = (): Response =>
  text(503, 'No host release is live yet. Publish one and run: rig4u promote host@<version>');
