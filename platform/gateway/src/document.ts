import { gzipSync } from 'node:zlib';
import { shrink } from '@rig4u/releases/store';
import { acceptedEncoding, type Encoding } from './accepted-encoding';

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

/** Answers with a document that must be asked for again each time: 304 when the visitor has it already. */
export function sendDocument(request: Request, document: Document, extra: Record<string, string> = {}): Response {
  const headers = new Headers({ 'Cache-Control': 'no-cache', ETag: document.tag, Vary: 'Accept-Encoding', ...extra });
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim());
  if (known?.some((tag) => tag === '*' || weak(tag) === document.tag))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', document.type);
  return new Response(bodyOf(document.bytes[encoded(request, headers)]), { headers });
}

/** How to answer; says so in the headers. */
export function encoded(request: Request, headers: Headers): Encoding {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return encoding;
}

const weak = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);

/** Bytes as a response body. Copied because a body wants a buffer of its own. */
const bodyOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
