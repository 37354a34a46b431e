import type { Answers } from '@rig4u/gateway/answers';

export type Headers = Readonly<Record<string, string>>;

/** How a text is sent; `dcz` is what changed since another text that the browser has. */
export type Coding = 'identity' | 'gzip' | 'br' | 'dcz';

/** What the gateway answers at an address in one coding. */
export interface Piece {
  address: string;
  coding: Coding;
  /** For `dcz`: the hash of the other text, as a browser writes it, without its colons. */
  dictionary?: string;
  /** Names as they are mostly written, such as Content-Type. */
  headers: Headers;
  status: number;
  bytes: () => Promise<Uint8Array>;
}

type Ask = Answers['ask'];

/** Asks the gateway for an address, with more headers and by another method where they are named. */
export async function askFor(ask: Ask, address: string, headers?: Headers, method?: string): Promise<Piece> {
  const response = await ask(address, headers, method);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const named = [...response.headers].map(([name, value]) => [titled(name), value] as const);
  return {
    address,
    coding: 'identity',
    headers: Object.fromEntries(named),
    status: response.status,
    bytes: async () => bytes,
  };
}

/** The pieces at an address: plain, and in each coding that the gateway has for it. Nothing where its answer has another status. */
export async function piecesAt(ask: Ask, address: string, statuses: readonly number[] = [200]): Promise<Piece[]> {
  const codings = ['identity', 'gzip', 'br'] as const;
  const pieces = await Promise.all(
    codings.map(async (coding) => ({ ...(await askFor(ask, address, { 'Accept-Encoding': coding })), coding })),
  );
  return pieces.filter(({ status, coding, headers }) => statuses.includes(status) && codingOf(headers) === coding);
}

/** What changed at an address since the text of a hash, in hexadecimal digits; undefined where the gateway has no such delta. */
export async function deltaAt(ask: Ask, address: string, hash: string): Promise<Piece | undefined> {
  const dictionary = Buffer.from(hash, 'hex').toString('base64');
  const headers = { 'Accept-Encoding': 'dcz', 'Available-Dictionary': `:${dictionary}:` };
  const piece = await askFor(ask, address, headers);
  return codingOf(piece.headers) === 'dcz' ? { ...piece, coding: 'dcz', dictionary } : undefined;
}

const codingOf = (headers: Headers): string => headers['Content-Encoding'] ?? 'identity';

/** The same piece without its bytes in memory: it is asked for again when they are wanted. */
export const askedAgain = (piece: Piece, again: () => Promise<Piece | undefined>): Piece => ({
  ...piece,
  bytes: async () => {
    const found = await again();
    if (!found) throw new Error(`${piece.address} is not what it was a moment ago.`);
    return found.bytes();
  },
});

const titled = (name: string): string =>
  name === 'etag' ? 'ETag' : name.replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase());

export const lengthOf = ({ headers }: Piece): number => Number(headers['Content-Length']);
