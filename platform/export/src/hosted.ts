import { Refusal } from '@rig4u/kernel';
import { lengthOf, type Headers, type Piece } from './piece';
import { documentsIn, type Site } from './site';
import type { SentDocument } from './site-pages';
import type { ExportedFile } from './target';

/** What is the same for hosts that compress by themselves and know their own types, lengths and tags. */

/** What such a host makes itself, and dictionaries, which it knows nothing of. */
const ofTheHost = ['Content-Length', 'Content-Encoding', 'Content-Type', 'ETag', 'Vary', 'Use-As-Dictionary'];

/** The headers of an answer that are ours on such a host. */
export const ourHeaders = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheHost.includes(name)));

/** The headers that all files of releases have alike. Throws a Refusal where they have not: such a host has a rule for all of them. */
export function fileHeaders({ releases }: Site): Headers {
  const all = releases.flatMap(({ pieces }) => pieces.map(({ headers }) => JSON.stringify(ourHeaders(headers))));
  const [only, ...others] = new Set(all);
  if (only === undefined || others.length > 0)
    throw new Refusal('Files of releases have different headers here, and this host has one rule for all of them.');
  const [first] = releases.flatMap(({ pieces }) => pieces);
  return ourHeaders(first?.headers ?? {});
}

/** Where the page of some addresses lies: the host sends it for them. */
export const pageFolder = '_pages';

/** Files of releases as they are, documents at their addresses, and pages by the names of their content. */
export function plainFiles(site: Site, folder: string): ExportedFile[] {
  const { named, other } = site.places;
  const releases = site.releases.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => fileAt(folder, piece.address, piece)),
  );
  const documents = [...named].flatMap(([address, { pieces }]) =>
    pieces.flatMap((piece) => fileAt(folder, address, piece)),
  );
  const pages = pagesIn(site).flatMap(({ name, pieces }) =>
    pieces.flatMap((piece) => fileAt(folder, `/${pageFolder}/${name}`, piece)),
  );
  return [
    ...releases,
    ...documents,
    ...pages,
    ...other.pieces.flatMap((piece) => fileAt(folder, `/${pageFolder}/other.html`, piece)),
  ];
}

/** The pages of a site, each once. */
function pagesIn(site: Site): SentDocument[] {
  const named = new Set([...site.places.named.values()].map(({ name }) => name));
  return documentsIn(site).filter(({ name }) => !named.has(name));
}

function fileAt(folder: string, address: string, piece: Piece): ExportedFile[] {
  if (piece.coding !== 'identity') return [];
  // What has its text in its name is not written again. A document at an address of its own always is.
  const isForever = /^\/(host|remotes)\/|\/[0-9a-f]{24}\./.test(address);
  return [{ path: `${folder}${address}`, bytes: piece.bytes, ...(isForever && { length: lengthOf(piece) }) }];
}

/** Throws a Refusal where a host takes no more of something. */
export function mustFit(host: string, what: string, count: number, most: number): void {
  if (count > most) throw new Refusal(`${host} takes at most ${most} ${what}, and this export has ${count}.`);
}
