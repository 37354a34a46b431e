import { gzipSync } from 'node:zlib';
import { shrink } from '@rig4u/releases/store';
import { acceptedEncoding, type Encoding } from './accepted-encoding';
import { always as securityHeaders } from './security-headers';

/** A small text that is sent plain or compressed, with an entity tag. */
export interface Document {
  type: string;
  tag: string;
  bytes: Readonly<Record<Encoding, Uint8Array>>;
}

/** Prepares a text. `tag` must change when the text does. */
export async function makeDocument(type: string, tag: string, text: string): Promise<Document> {
  const plain = new TextEncoder().encode(text);
  const bytes = { identity: plain, gzip: gzipSync(plain, { level: 9 }), br: await shrink(plain) };
  // Weak: one tag for the plain and the compressed forms.
  return { type, tag: `W/"${tag}"`, bytes };
}

/** What a visitor's browser said of itself. */
interface Asked {
  accepts: string | null | undefined;
  /** The tags of what it has. */
  has: string | null | undefined;
}

/** An answer that is ready to be sent. */
export interface ReadyAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Bytes, or the name of a large file. */
  body: Uint8Array | string;
}

type Extra = Readonly<Record<string, string>>;

/** The answers of each document, made when they are first asked for: its headers are the same for everybody. */
const ready = new WeakMap<Document, Record<Encoding | 'known', ReadyAnswer>>();

/**
 * The answer with a document, which must be asked for again each time: 304 when the visitor has it already. A document always has the
 * same `extra` headers; `own` are this visitor's.
 */
export function documentAnswer(document: Document, extra: Extra, { accepts, has }: Asked, own?: Extra): ReadyAnswer {
  const answers = ready.get(document) ?? answersOf(document, extra);
  ready.set(document, answers);
  const answer = answers[has && isKnown(has, document.tag) ? 'known' : acceptedEncoding(accepts)];
  return own ? { ...answer, headers: { ...answer.headers, ...own } } : answer;
}

/** The same as a Response. */
export function sendDocument(request: Request, document: Document, extra: Extra = {}, own?: Extra): Response {
  const asked = { accepts: request.headers.get('accept-encoding'), has: request.headers.get('if-none-match') };
  const { status, headers, body } = documentAnswer(document, extra, asked, own);
  // Copied, because a body wants a buffer of its own.
  return new Response(status === 304 || typeof body === 'string' ? null : new Uint8Array(body), { status, headers });
}

function answersOf({ type, tag, bytes }: Document, extra: Extra): Record<Encoding | 'known', ReadyAnswer> {
  const always = { 'Cache-Control': 'no-cache', ETag: tag, Vary: 'Accept-Encoding' };
  const whole = (encoding: Encoding): ReadyAnswer => ({
    status: 200,
    headers: {
      ...securityHeaders,
      ...always,
      'Content-Type': type,
      'Content-Length': String(bytes[encoding].length),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...extra,
    },
    body: bytes[encoding],
  });
  return {
    br: whole('br'),
    gzip: whole('gzip'),
    identity: whole('identity'),
    known: { status: 304, headers: { ...securityHeaders, ...always, ...extra }, body: new Uint8Array() },
  };
}

const isKnown = (tags: string, tag: string): boolean =>
  tags.split(',').some((one) => one.trim() === '*' || weak(one.trim()) === tag);

const weak = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);
