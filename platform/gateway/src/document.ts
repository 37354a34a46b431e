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

type Extra = Readonly<Record<string, string>>;

/** A document at an address, and what its answer carries besides the headers of all documents. */
export interface FoundDocument {
  document: Document;
  /** The same for everybody: a document always has the same. */
  headers?: Extra;
  /** What it carries for one visitor alone. */
  own?: Extra | undefined;
  /** The page of an address that leads nowhere: 404, and for no search engine. */
  isNowhere?: boolean;
  /** Whether it lacks something that the disk may give in a moment: nobody keeps it. */
  passing?: boolean | undefined;
}

/** The address that was meant by one in other letters. */
export interface MeantAddress extends Pick<FoundDocument, 'headers' | 'own'> {
  to: string;
}

export type Found = FoundDocument | MeantAddress;

/** What a visitor's browser said of itself. */
interface Asked {
  accepts: string | null | undefined;
  /** The tags of what it has. */
  has: string | null | undefined;
  /** The address as it was asked for, with its query. */
  url: string;
}

/** An answer that is ready to be sent. */
export interface ReadyAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Bytes, or the name of a large file. */
  body: Uint8Array | string;
}

/** The answers of each document, made when they are first asked for: its headers are the same for everybody. */
const ready = new WeakMap<Document, Record<Encoding | 'known', ReadyAnswer>>();

/** The answer with what was found: a document must be asked for again each time, and is 304 when the visitor has it already. */
export function foundAnswer(found: Found, asked: Asked): ReadyAnswer {
  const answer = 'to' in found ? movedAnswer(found, asked.url) : documentAnswer(found, asked);
  return found.own ? { ...answer, headers: { ...answer.headers, ...found.own } } : answer;
}

function documentAnswer({ document, headers = {}, isNowhere }: FoundDocument, { accepts, has }: Asked): ReadyAnswer {
  const answers = ready.get(document) ?? answersOf(document, headers);
  ready.set(document, answers);
  if (isNowhere) return nowhere(answers[acceptedEncoding(accepts)]);
  return answers[has && isKnown(has, document.tag) ? 'known' : acceptedEncoding(accepts)];
}

/** Without a tag: by it a browser would go on with the 404 when the address leads somewhere. */
function nowhere({ headers, body }: ReadyAnswer): ReadyAnswer {
  const { ETag: _, ...rest } = headers;
  return { status: 404, headers: { ...rest, 'X-Robots-Tag': 'noindex' }, body };
}

const movedAnswer = ({ to, headers }: MeantAddress, url: string): ReadyAnswer => ({
  status: 308,
  headers: {
    ...securityHeaders,
    'Cache-Control': 'no-cache',
    ...headers,
    'Content-Length': '0',
    Location: to + new URL(url, 'http://localhost').search,
  },
  body: new Uint8Array(),
});

/** The same as a Response. */
export function sendFound(request: Request, found: Found): Response {
  const { url, headers: sent } = request;
  const asked = { accepts: sent.get('accept-encoding'), has: sent.get('if-none-match'), url };
  const { status, headers, body } = foundAnswer(found, asked);
  // Copied, because a body wants a buffer of its own. One without bytes would be given a type.
  const bytes = typeof body === 'string' || body.length === 0 ? null : new Uint8Array(body);
  return new Response(bytes, { status, headers });
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
