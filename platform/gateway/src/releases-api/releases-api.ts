import { Hono, type Context } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal } from '@rig4u/kernel';
import { newestRegistry } from '@rig4u/releases';
import type { Signing } from '@rig4u/releases/signed';
import { DiskRefusal, parseRef, sentenceOfSystem, StoreAway, type StoreAt } from '@rig4u/releases/store';
import { answerOf, mayAnything, whyNot } from '@rig4u/releases/via';
import { readBytes } from '../body-bytes';
import type { GatewayEnv } from '../gateway-env';
import type { LogLimits } from '../log-limits';
import { secondsToWait } from '../rate-limit';
import { senderOfRequest } from '../sender';
import { ApiRefusal } from './api-refusal';
import type { ReleasesApiSettings } from './api-settings';
import { askedChanges, publishAs, type Done } from './asked-changes';
import type { Caller } from './caller';
import { tokenReader } from './read-token';
import { nothing, shownStore } from './shown-store';
import { uploadedFiles } from './uploaded-files';

export interface ReleasesApiOptions {
  settings: ReleasesApiSettings;
  /** The store itself, and not a folder that follows it. */
  store: StoreAt;
  /** How what is added gets signed. */
  signing?: Signing | undefined;
  limits: Pick<LogLimits, 'trustedProxies'>;
  log: (line: string) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

type ApiEnv = GatewayEnv & { Variables: { caller: Caller } };
export type ReleasesApi = Hono<ApiEnv>;

const largestRequest = 256 * 1024;
/** Releases that are taken at a time: each lies in memory until it is in the store. */
const mostUploads = 2;

/**
 * `/api/releases`: a build machine's run publishes and changes what is live, as far as the policy lets the name in its token. The
 * store's credentials and the signing key stay here.
 */
export function releasesApi({ settings, store, signing, limits, log, now }: ReleasesApiOptions): ReleasesApi {
  const senders = new RateLimiterMemory({ points: settings.perMinute, duration: 60 });
  const callerOf = tokenReader(settings, now);
  const app = new Hono<ApiEnv>();
  let uploads = 0;

  app.use(async (c, next) => {
    // First of all, so that guessing counts too.
    const wait = await secondsToWait(senders, senderOfRequest(c, limits));
    if (wait > 0) throw new ApiRefusal(429, `Too many requests. Try again in ${wait} s.`, { 'Retry-After': `${wait}` });
    const caller = await callerOf(c.req.raw.headers.get('authorization'));
    c.set('caller', caller);
    const registry = await newestRegistry(store, signing?.keys);
    const asker = { who: caller.who, proven: true, now: now() };
    if (!mayAnything(registry?.policy, asker)) {
      const not = whyNot(registry?.policy, { right: 'publish', part: '*' }, asker);
      if (not) throw not;
    }
    await next();
    c.header('Cache-Control', 'no-store');
  });

  app.put('/at/:release', async (c) => {
    const ref = parseRef(c.req.param('release'));
    const registry = await newestRegistry(store, signing?.keys);
    const asker = { who: c.get('caller').who, proven: true, now: now() };
    const not = whyNot(registry?.policy, { right: 'publish', part: ref.part }, asker);
    if (not) throw not;
    if (uploads >= mostUploads)
      throw new ApiRefusal(503, 'Other releases are being published. Try again in some seconds.', {
        'Retry-After': '5',
      });
    uploads += 1;
    try {
      const files = await uploadedFiles(c.req.raw, settings.largest);
      const dryRun = c.req.query('dry-run') !== undefined;
      const done = await publishAs(store, ref, files, { dryRun, clock: now });
      note(c, `publish ${c.req.param('release')}`, done);
      return c.json(done.outcome);
    } finally {
      uploads -= 1;
    }
  });
  app.route('/', shownStore(store));
  for (const [name, change] of Object.entries(askedChanges))
    app.post(`/${name}`, async (c) => {
      const bytes = await readBytes(c.req.raw, largestRequest);
      if (bytes === 'broken') throw new ApiRefusal(400, 'The request did not arrive whole.');
      if (bytes === 'too big') throw new ApiRefusal(413, 'A request has at most 256 KiB.');
      const { who, run } = c.get('caller');
      const by = { by: who, proven: run, signing, clock: now };
      const done = await change(store, new TextDecoder().decode(bytes), by);
      note(c, name, done);
      return c.json(done.outcome);
    });
  app.all('*', nothing);

  app.onError((failure) => {
    const isOfStore = failure instanceof DiskRefusal || failure instanceof StoreAway;
    const trouble = isOfStore ? failure.message : sentenceOfSystem(failure);
    if (trouble !== undefined) log(JSON.stringify({ kind: 'store-trouble', message: trouble }));
    const done = failure instanceof DiskRefusal ? failure.done : undefined;
    const error = trouble === undefined ? failure : storeAway(done);
    const known = error instanceof Refusal;
    if (!known) log(JSON.stringify({ kind: 'gateway-error', message: error.message, stack: error.stack }));
    const { status, body } = known
      ? answerOf(error)
      : { status: 500, body: { message: 'The gateway failed. Its log says why.' } };
    const more = error instanceof ApiRefusal ? error : undefined;
    return Response.json(body, {
      status: more?.status ?? status,
      headers: { 'Cache-Control': 'no-store', ...more?.headers },
    });
  });

  /** A line in the log for what was changed: who, which run, and what. */
  const note = (c: Context<ApiEnv>, command: string, { outcome, wrote }: Done): void => {
    const { who, run } = c.get('caller');
    const { says } = outcome;
    if (wrote) log(JSON.stringify({ kind: 'releases-changed', command, by: who, run: run.id, says }));
  };
  return app;
}

/** What is in its way is for who runs the gateway: the log names it. */
const storeAway = (done = ''): ApiRefusal =>
  new ApiRefusal(
    503,
    `${done} The store of this gateway cannot be read or written; its log says why. Ask who runs it, and run this again.`.trim(),
    { 'Retry-After': '60' },
  );

/** The answer where no issuer is set: a build machine should hear why. */
export const noReleasesApi = (): Response =>
  Response.json(
    { message: 'This gateway takes no releases: RIG4U_CI_ISSUERS is not set. See platform/docs/policy.md.' },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  );
