import { Refusal } from '@rig4u/kernel';
import { mustFit } from '../hosted';
import type { Headers, Piece } from '../piece';
import { documentsIn, type Site } from '../site';
import { textFile, type ExportedFile, type Target } from '../target';
import { lengthOf } from '../piece';
import { knownOf, metaPrefix, viewerRequest, viewerResponse } from './edge-functions';
import { responseHeadersPolicy } from './response-headers-policy';

/** S3 takes no more metadata of ours for an object, names and values together. */
const mostMetadata = 2_048;

/** An object as S3 is to hold it: what `aws s3api put-object` takes. */
interface S3Object {
  Key: string;
  /** The file of the export with its bytes. */
  file: string;
  ContentType: string;
  CacheControl: string;
  ContentEncoding?: string;
  Metadata: Readonly<Record<string, string>>;
}

/** Objects for a bucket, and what CloudFront does with them. */
export const s3CloudFront: Target = {
  isTried: false,
  differs: [
    'deltas between releases (browsers are sent whole texts)',
    'gzip by us (CloudFront compresses for browsers without brotli, where its distribution says so)',
    "the gateway's ETag (S3's own, one for each encoding)",
    "an address that looks like a file's and is none shows the page, whoever asks",
  ],
  layOut: (site) => {
    const objects = objectsOf(site);
    const compressed = compressedEndings(objects);
    const text = (path: string, value: unknown) => textFile(path, `${JSON.stringify(value, null, 2)}\n`);
    return {
      files: [
        ...pieces(site).map(exported),
        text('s3/objects.json', objects),
        textFile('s3/upload.sh', upload(objects)),
        text('cloudfront/response-headers-policy.json', responseHeadersPolicy(site)),
        textFile('cloudfront/viewer-response.js', viewerResponse),
        textFile('cloudfront/viewer-request.js', viewerRequest(knownOf(site, compressed))),
      ],
      next: [
        's3/upload.sh <bucket> first, then publish cloudfront/viewer-request.js: it names the new pages. No cache has to be emptied.',
      ],
    };
  },
};

/** Endings of files that are there by brotli, too. Throws a Refusal where only some of an ending are: the edge chooses by it. */
function compressedEndings(objects: readonly S3Object[]): string[] {
  const keys = objects.map(({ Key }) => Key).filter((key) => !key.startsWith('_documents/'));
  const known = new Set(keys);
  const endings = new Set(keys.filter((key) => key.endsWith('.br')).map((key) => endingOf(key.slice(0, -3))));
  const lacking = keys.find((key) => endings.has(endingOf(key)) && !known.has(`${key}.br`));
  if (lacking === undefined) return [...endings];
  throw new Refusal(
    `${lacking} has no compressed form in the store, and others of its ending have. Publish its release again.`,
  );
}

/** What is uploaded: plain and by brotli. Documents have the names of their content, as files of releases have their version. */
function pieces(site: Site): Piece[] {
  const files = site.releases.flatMap((release) => release.pieces);
  const documents = documentsIn(site).flatMap((document) =>
    document.pieces.map((piece) => ({ ...piece, address: `/_documents/${document.name}` })),
  );
  return [...files, ...documents].filter(({ coding }) => coding === 'identity' || coding === 'br');
}

const keyOf = ({ address, coding }: Piece): string => `${address.slice(1)}${coding === 'br' ? '.br' : ''}`;
const endingOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

const exported = (piece: Piece): ExportedFile => ({
  path: `site/${keyOf(piece)}`,
  bytes: piece.bytes,
  length: lengthOf(piece),
});

const objectsOf = (site: Site): S3Object[] =>
  pieces(site).map((piece) => ({ ...s3Headers(piece.headers), Key: keyOf(piece), file: `site/${keyOf(piece)}` }));

/** S3 knows three headers; the others are metadata, of which the edge makes headers again. */
function s3Headers(headers: Headers): Omit<S3Object, 'Key' | 'file'> {
  const { 'Content-Type': type = '', 'Cache-Control': cache = '', 'Content-Encoding': encoding, ...others } = headers;
  const kept = Object.entries(others).filter(
    ([name]) => !['Content-Length', 'ETag', 'Use-As-Dictionary'].includes(name),
  );
  const metadata = kept.map(
    ([name, value]) => [metaPrefix + name.toLowerCase(), value.replace(', Available-Dictionary', '')] as const,
  );
  mustFit('S3', 'bytes of metadata for an object', metadata.flat().join('').length, mostMetadata);
  return {
    ContentType: type,
    CacheControl: cache,
    ...(encoding !== undefined && { ContentEncoding: encoding }),
    Metadata: Object.fromEntries(metadata),
  };
}

/** Uploads every object with its headers, documents last. */
function upload(objects: readonly S3Object[]): string {
  const lines = objects.map(({ file, ...put }) => `put ${file} ${shellWord(JSON.stringify(put))}`);
  return `#!/bin/sh
# Written by "rig4u export". Uploads everything: sh s3/upload.sh <bucket>
set -eu
bucket="\${1:?Say which bucket: sh s3/upload.sh <bucket>}"
cd "$(dirname "$0")/.."
put() { aws s3api put-object --bucket "$bucket" --body "$1" --cli-input-json "$2" > /dev/null; }
${lines.join('\n')}
`;
}

const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
