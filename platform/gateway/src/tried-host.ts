import { randomUUID } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import * as v from 'valibot';
import { triedHost } from '@rig4u/releases';
import { bucketOf, visitorKey } from '@rig4u/shared/contracts';
import type { Live, LiveOptions, PagesRead } from './live';

/** A host that is rolled out: the product with it, and for whom it is. */
export interface TriedHost {
  live: Live;
  version: string;
  percent: number;
}

/** Each visitor has an answer of his own: nobody but his browser may keep it. */
const perVisitor = { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding, Cookie' };

const going = v.object({ revision: v.number(), host: v.object({ rollout: v.object({ percent: v.number() }) }) });

/**
 * What is live, with the host beside it that is rolled out. Where that one cannot be used, everybody gets the live one, with a line in
 * the log. Without a roll-out nothing is read and answers are for everybody.
 */
export async function withTriedHost(
  { store, log }: Pick<LiveOptions, 'store' | 'log'>,
  written: PagesRead,
  load: (read: PagesRead) => Promise<Live>,
): Promise<Live> {
  const { index } = written;
  if (!v.is(going, index)) return load(written);
  const live = await load({ ...written, carries: perVisitor });
  const tried = await triedIn(store, index.revision, load).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    log(JSON.stringify({ kind: 'tried-host-unusable', message }));
    return undefined;
  });
  return { ...live, tried };
}

async function triedIn(
  store: string,
  revision: number,
  load: (read: PagesRead) => Promise<Live>,
): Promise<TriedHost | undefined> {
  const found = await triedHost(store, revision);
  if (!found) return undefined;
  const { view, index, version, percent } = found;
  return { live: await load({ view, index, carries: perVisitor }), version, percent };
}

const month = 30 * 24 * 3600;

/**
 * Which host a visitor gets, by the random id in his cookie. Who opens a page without one gets one, and the host that it is for; what a
 * page without cookies asks for besides is of the live host.
 */
export function hostFor(
  live: Live,
  tried: TriedHost,
  { cookies, isPage, https }: { cookies: string | null | undefined; isPage: boolean; https: boolean },
): { live: Live; own?: Record<string, string> } {
  const known = parse(cookies ?? '', visitorKey)[visitorKey];
  const isNew = known === undefined || !uuid.test(known);
  if (isNew && !isPage) return { live };
  const id = isNew ? randomUUID() : known;
  const chosen = bucketOf('host', tried.version, id) < tried.percent ? tried.live : live;
  if (!isNew) return { live: chosen };
  const cookie = serialize(visitorKey, id, {
    path: '/',
    maxAge: month,
    httpOnly: true,
    sameSite: 'Lax',
    secure: https,
  });
  return { live: chosen, own: { 'Set-Cookie': cookie } };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
