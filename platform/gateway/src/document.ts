import { shrink } from '@rig4u/releases/store';

/** A small text that is sent plain or compressed, with an entity tag. */
export interface Document {
  type: string;
  tag: string;
  plain: Uint8Array;
  small: Uint8Array;
}

/** Prepares a text. `tag` must change when the text does. */
export async function makeDocument(type: string, tag: string, text: string): Promise<Document> {
  const plain = new TextEncoder().encode(text);
  // Weak: one tag for the plain and the compressed form.
  return { type, tag: `W/"${tag}"`, plain, small: await shrink(plain) };
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
  return new Response(encoded(request, headers) ? bodyOf(document.small) : bodyOf(document.plain), { headers });
}

/** Whether to answer in brotli; says so in the headers. */
export function encoded(request: Request, headers: Headers): boolean {
  const accepts = /(^|[\s,])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))\s*(;|,|$)/.test(
    request.headers.get('accept-encoding') ?? '',
  );
  if (accepts) headers.set('Content-Encoding', 'br');
  return accepts;
}

const weak = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);

/** Bytes as a response body. Copied because a body wants a buffer of its own. */
export const bodyOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
