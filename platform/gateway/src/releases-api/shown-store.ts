import { Hono } from 'hono';
import {
  isPlainPath,
  newestRevision,
  parseRef,
  readReleaseFile,
  readRevisionText,
  storeAt,
  type StoreAt,
} from '@rig4u/releases/store';

/** The log and every release of a store, to be read: also what is not live, which a run loads in its browser. */
export function shownStore(store: StoreAt): Hono {
  const app = new Hono();
  app.get('/at/:release', async (c) => {
    const paths = await storeAt(store).releases.paths(parseRef(c.req.param('release')));
    return paths ? c.json({ paths }) : nothing();
  });
  app.get('/at/:release/files/:path{.+}', async (c) => {
    const path = c.req.param('path');
    const bytes = isPlainPath(path) && (await readReleaseFile(store, parseRef(c.req.param('release')), path));
    return bytes ? c.body(Uint8Array.from(bytes), 200, { 'Content-Type': 'application/octet-stream' }) : nothing();
  });
  app.get('/log', async (c) => c.json({ newest: await newestRevision(store) }));
  app.get('/log/:revision{[1-9][0-9]{0,8}}', async (c) => {
    const text = await readRevisionText(store, Number(c.req.param('revision')));
    return text === undefined ? nothing() : c.body(text, 200, { 'Content-Type': 'application/json' });
  });
  return app;
}

export const nothing = (): Response =>
  Response.json(
    { message: 'There is nothing at this address. See platform/docs/policy.md.' },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  );
