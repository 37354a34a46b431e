import { Refusal } from '@rig4u/kernel';
import { Misused, NotThere } from '../refusals';

/** Fetches a file of an origin by its address from the root; undefined where there is none. Throws a Refusal. */
export type FetchFile = (address: string) => Promise<Uint8Array | undefined>;

const usualLimitMs = 10_000;

/** Fetches files of an origin, each within `limitMs`. Throws Misused where the text is no origin. */
export function fetcherOf(origin: string, limitMs: number = usualLimitMs): FetchFile {
  const root = originIn(origin);
  return async (address) => {
    const { status, bytes } = await fetched(new URL(address, root), limitMs);
    if (status === 404) return undefined;
    if (status !== 200) throw new Refusal(`${origin} answers ${address} with ${status}: ${firstLine(bytes)}`);
    return bytes;
  };
}

function originIn(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url;
  throw new Misused(`"${text}" is no origin. Write it as https://shop.example, without a path.`);
}

async function fetched(url: URL, limitMs: number): Promise<{ status: number; bytes: Uint8Array }> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(limitMs), headers: { accept: 'application/json' } });
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
  } catch (error) {
    const reason = reasonOf(error, limitMs);
    throw new NotThere(`${url.origin} does not answer: ${reason}. ${adviceOn(reason)}`, { cause: error });
  }
}

/** What the network says stands in the cause of fetch's own error. */
function reasonOf(error: unknown, limitMs: number): string {
  const { name, message, cause } = Object(error);
  if (name === 'TimeoutError') return `nothing came within ${limitMs / 1000} s`;
  const { code } = Object(cause);
  return typeof code === 'string' ? code : String(message);
}

/** What to do about a reason that the network gave: a fault of TLS is one of the certificate, or of the address. */
export function adviceOn(reason: string): string {
  if (/WRONG_VERSION_NUMBER|EPROTO/.test(reason)) return 'It speaks no TLS there: write http:// in place of https://.';
  if (/CERT|UNABLE_TO_VERIFY|SIGNATURE/.test(reason))
    return 'Its certificate is not trusted here: name the file of its authority by NODE_EXTRA_CA_CERTS, or have it renewed.';
  return 'Look at the address.';
}

const firstLine = (bytes: Uint8Array): string =>
  (new TextDecoder().decode(bytes).split('\n')[0] ?? '').trim().slice(0, 200);
