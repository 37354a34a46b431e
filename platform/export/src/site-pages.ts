import { createHash } from 'node:crypto';
import type { Answers, KnownScreen } from '@rig4u/gateway/answers';
import { piecesAt, type Headers, type Piece } from './piece';

/** A document: a page, or something for programs. Its answers are asked for again each time, and by a tag. */
export interface SentDocument {
  /** Of its content: another text has another name. */
  name: string;
  tag: string;
  headers: Headers;
  pieces: Piece[];
}

/** Which document is at which address. */
export interface Places {
  /** Not pages: these addresses have a document whatever is asked for. */
  named: ReadonlyMap<string, SentDocument>;
  /** Pages with an address of their own. */
  rendered: ReadonlyMap<string, SentDocument>;
  /** Pages of all other addresses of a pattern such as `/guides/:id`, those with the most literal segments first. */
  patterns: readonly { path: string; document: SentDocument }[];
  /** The page at every other address. */
  other: SentDocument;
  /** The addresses that lead somewhere, those with the most literal segments first; undefined where all count as such. */
  known: readonly KnownScreen[] | undefined;
}

/** Stands for a name that nobody has. */
export const nobody = 'rig4u-any-other-address';

/** What the gateway says of a page that leads nowhere. It is said where the rules find that, and not of the document. */
export const ofNowhere = 'X-Robots-Tag';

/** Asks the gateway for each document that there is. */
export async function placesOf(answers: Answers): Promise<Places> {
  const at = async (address: string): Promise<SentDocument | undefined> => {
    const pieces = await piecesAt(answers.ask, address);
    return pieces[0] && documentOf(address, pieces);
  };
  const needed = async (address: string): Promise<SentDocument> => {
    const pieces = await piecesAt(answers.ask, address, [200, 404]);
    const document = pieces[0] && (await documentOf(address, pieces));
    if (!document) throw new Error(`The gateway has no page at ${address}.`);
    return document;
  };
  const named = new Map<string, SentDocument>();
  for (const address of answers.documents) {
    const document = await at(address);
    if (document) named.set(address, document);
  }
  const rendered = new Map<string, SentDocument>();
  for (const address of answers.rendered) rendered.set(address, await needed(address));
  const patterns: { path: string; document: SentDocument }[] = [];
  for (const path of answers.owned) {
    // A literal address that was rendered has its own page; anything else shows what a remote's address shows.
    if (!rendered.has(path)) patterns.push({ path, document: await needed(exampleOf(path)) });
  }
  return {
    named,
    rendered,
    patterns: nearestFirst(patterns),
    other: await needed(answers.unowned),
    known: answers.known && nearestFirst(Object.values(answers.known).flat(2)),
  };
}

const literal = (path: string): number => segments(path).filter((part) => !part.startsWith(':')).length;
const nearestFirst = <T extends { path: string }>(all: readonly T[]): T[] =>
  all.toSorted((one, two) => literal(two.path) - literal(one.path));

/** The parts of an address or of a pattern between its slashes. */
export const segments = (path: string): string[] => path.split('/').filter(Boolean);

const exampleOf = (pattern: string): string =>
  `/${segments(pattern)
    .map((part) => (part.startsWith(':') ? nobody : part))
    .join('/')}`;

async function documentOf(address: string, pieces: Piece[]): Promise<SentDocument> {
  const [plain] = pieces;
  if (!plain) throw new Error(`${address} has no plain answer.`);
  const { [ofNowhere]: _, ...headers } = plain.headers;
  // The type decides as well: the same text in another type is another file.
  const hash = createHash('sha256')
    .update(`${headers['Content-Type']}\n`)
    .update(await plain.bytes())
    .digest('hex');
  const ending = endings[(headers['Content-Type'] ?? '').split(';', 1)[0] ?? ''] ?? 'bin';
  return { name: `${hash.slice(0, 24)}.${ending}`, tag: headers['ETag'] ?? '', headers, pieces };
}

/** How files of these types end in an export. */
const endings: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'text/plain': 'txt',
  'text/javascript': 'js',
  'application/json': 'json',
  'application/xml': 'xml',
  'application/manifest+json': 'webmanifest',
};
