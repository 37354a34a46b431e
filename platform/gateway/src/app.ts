import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { Hono } from 'hono';
import { makeDocument, sendDocument } from './document';
import { cameByHttps, secure } from './security-headers';
import { liveReader, type LiveOptions } from './live';
import { logError, type GatewayEnv } from './log-error';
import { readLogLimits, type LogLimits } from './log-limits';
import { releaseFile } from './release-file';
import { databaseWriter, type WriteRow } from './report-writer';
import { text } from './text';

export interface GatewayOptions extends LiveOptions {
  /** The usual ones when left out. */
  limits?: LogLimits;
  /** Where error reports are kept; left out, the database of the config's services, if it has one. */
  write?: WriteRow;
}

/**
 * The gateway as a handler, Request to Response: the live host's page, release files, registry, config and the error log. `store` is the
 * release store's folder, `log` gets one line of JSON per event. But for the count of
 * error reports by sender it keeps no state, so any number of them serve the same thing.
 */
export function createGateway(options: GatewayOptions): Hono<GatewayEnv> {
  const { store, config, log, limits = readLogLimits({}) } = options;
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
  app.get('/healthz', async (c) => {
    const now = await live();
    return now
      ? c.json({ status: 'ok', host: now.host, revision: now.revision })
      : c.json({ status: 'no host release is live', host: null, revision: null }, 503);
  });
  app.get('/config.json', async (c) => sendDocument(c.req.raw, await configDocument));
  app.get('/registry.json', async (c) => {
    const now = await live();
    return now ? sendDocument(c.req.raw, now.registry) : nothingLive();
  });
  app.post('/api/log-error', logError({ limits, write, log }));
  app.all('/api/log-error', () => text(405, 'This address takes POST.', { Allow: 'POST' }));
  app.all('/api/*', notFound);
  for (const files of ['/remotes/*', '/host/*'])
    app.get(files, async (c) => (await releaseFile(store, c.req.raw)) ?? notFound());
  app.get('*', async (c) => {
    const path = new URL(c.req.url).pathname;
    if (extname(path) !== '' || /^\/(remotes|host|api)$/.test(path)) return notFound();
    const now = await live();
    return now ? sendDocument(c.req.raw, now.page, { 'Content-Security-Policy': now.policy }) : nothingLive();
  });
  app.all('*', () => text(405, 'This address takes GET and HEAD.', { Allow: 'GET, HEAD' }));
  app.onError((error) => {
    log(JSON.stringify({ kind: 'gateway-error', message: error.message, stack: error.stack }));
    return text(500, 'The gateway failed. Its log says why.');
  });
  return app;
}

const notFound = (): Response => text(404, 'There is nothing at this address.');
const nothingLive = (): Response =>
  text(503, 'No host release is live yet. Publish one and run: rig4u promote host@<version>');
