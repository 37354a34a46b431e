import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { proxy } from 'hono/proxy';
import { streamSSE } from 'hono/streaming';
import { getMimeType } from 'hono/utils/mime';
import * as v from 'valibot';
import type { PartInfo } from '../part';
import type { Compiled, CompiledRemote } from './compiled-remote';
import { fromOrigin, ofRewritten, toOrigin } from './headers';
import { indexWithRemote } from './index-with-remote';
import { devScriptPath, newsPath } from './browser/news';
import { pageWithRemote, type PutIn } from './page-with-remote';

export interface ProxyOptions {
  origin: string;
  part: Pick<PartInfo, 'name' | 'version'>;
  remote: Omit<CompiledRemote, 'close'>;
  /** The first script of each page. */
  script: Uint8Array;
  say: (line: string) => void;
}

/** Everything from the origin as it is, but for what makes the developer's remote live in it. */
export function proxyTo({ origin, part, remote, script, say }: ProxyOptions): Hono {
  const app = new Hono();
  const folder = `/remotes/${part.name}/${part.version}/`;
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const putIn = (): PutIn => ({ developer: inPage(remote.latest()), script: { src: devScriptPath, integrity } });
  let away = false;

  const ask = async (c: Context): Promise<Response> => {
    const url = new URL(c.req.url);
    const between = { own: url.origin, origin };
    const to = new URL(url.pathname + url.search, origin);
    try {
      const answer = await proxy(to, {
        raw: c.req.raw,
        headers: toOrigin(c.req.raw.headers, between),
        redirect: 'manual',
      });
      if (away) say(`${origin} answers again.`);
      away = false;
      return new Response(answer.body, { status: answer.status, headers: fromOrigin(answer.headers, between) });
    } catch (error) {
      if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
      if (!away) say(`${origin} does not answer: ${reasonOf(error)}. Pages come again when it does.`);
      away = true;
      return gone(origin);
    }
  };

  app.get(devScriptPath, () => answer(script, 'text/javascript; charset=utf-8'));
  app.get(newsPath, (c) =>
    streamSSE(c, async (stream) => {
      const tell = (news: unknown) => stream.writeSSE({ data: JSON.stringify(news) });
      const stop = remote.onNews((news) => void tell(news));
      await tell(remote.news());
      await new Promise<void>((ended) => stream.onAbort(ended));
      stop();
    }),
  );
  app.get(`${folder}*`, (c) => {
    const { pathname } = new URL(c.req.url);
    const latest = remote.latest();
    if (latest && pathname === `${folder}release.json`) return answer(latest.record, 'application/json');
    const file = remote.file(pathname);
    return file
      ? answer(file, getMimeType(pathname) ?? 'application/octet-stream')
      : answer('This was compiled too long ago: load the page anew.', 'text/plain; charset=utf-8', 404);
  });
  // A developer's faults are no reports of the product's, and their loads are nobody's visits.
  app.post('/api/loads', () => new Response(null, { status: 204 }));
  for (const path of ['/api/log-error', '/api/reports'])
    app.post(path, async (c) => {
      say(`The page would report: ${faultIn(await c.req.text())}`);
      return new Response(null, { status: 204 });
    });
  for (const path of ['/worker.js', '/registry/files.json'])
    app.get(path, () => answer('Nothing is kept for offline use here.', 'text/plain; charset=utf-8', 404));
  app.get('/registry/index.json', async (c) => {
    const asked = await ask(c);
    if (!asked.ok) return asked;
    const next = indexWithRemote(await asked.json(), putIn().developer);
    return new Response(JSON.stringify(next), { headers: ofRewritten(asked.headers) });
  });
  app.all('*', async (c) => {
    const asked = await ask(c);
    if (c.req.method !== 'GET' || !asked.headers.get('content-type')?.startsWith('text/html')) return asked;
    const html = await asked.text();
    const page = pageWithRemote(html, new URL(c.req.url).pathname, putIn());
    return new Response(page ?? html, { status: asked.status, headers: ofRewritten(asked.headers) });
  });
  return app;
}

const inPage = (latest: Compiled | undefined): PutIn['developer'] =>
  latest && { ...latest, record: JSON.parse(latest.record) };

/** Of the proxy's own: nobody keeps it, because the next compilation may change it. */
const answer = (body: Uint8Array | string, type: string, status = 200): Response =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    status,
    headers: { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });

const gone = (origin: string): Response =>
  answer(
    `${origin} does not answer. This page comes again when it does: load it anew then.\n`,
    'text/plain; charset=utf-8',
    502,
  );

/** What the network says stands in the cause of fetch's own error. */
function reasonOf(error: unknown): string {
  const { message, cause } = Object(error);
  const { code } = Object(cause);
  return typeof code === 'string' ? code : String(message);
}

const reported = v.pipe(v.string(), v.parseJson(), v.object({ error: v.string() }));

/** The message of an error's report; a report of another kind as it is. */
function faultIn(report: string): string {
  const read = v.safeParse(reported, report);
  return (read.success ? read.output.error : report).slice(0, 1_000);
}
