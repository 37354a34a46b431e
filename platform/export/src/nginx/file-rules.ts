import { Refusal } from '@rig4u/kernel';
import { lengthOf, type Piece } from '../piece';
import type { Site } from '../site';
import type { ExportedFile } from '../layout';
import { headerNames, headerRules, type Ruled, type Rules } from './header-rules';
import { mapBlock, quoted, value } from './syntax';

/** Where a piece of a release lies under nginx's root. Its modules look for these names, and `try_files` for the last. */
export const fileOf = ({ address, coding, dictionary }: Piece): string => {
  if (coding === 'dcz') return `${address}.${hexOf(dictionary)}.dcz`;
  return address + { identity: '', gzip: '.gz', br: '.br' }[coding];
};

const hexOf = (dictionary = ''): string => Buffer.from(dictionary, 'base64').toString('hex');

const endingOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1] ?? '';

/** Files of releases as nginx finds them. */
export const releaseFiles = ({ releases }: Site): ExportedFile[] =>
  releases.flatMap(({ pieces }) =>
    pieces.map((piece) => ({ path: `site${fileOf(piece)}`, bytes: piece.bytes, length: lengthOf(piece) })),
  );

/** The headers of files of releases. */
export function fileRules({ releases }: Site): Rules {
  const ruled = releases.flatMap(({ pieces }) => pieces.map(ruledFile));
  const variables = ['$rig4u_ending', '$uri', '$sent_http_content_encoding$uri'];
  return headerRules('rig4u_file', headerNames(ruled), ruled, variables);
}

function ruledFile(piece: Piece): Ruled {
  const uri = piece.coding === 'dcz' ? fileOf(piece) : piece.address;
  // What is sent with `dcz` gets that header from us, after all others.
  const coding = piece.coding === 'br' || piece.coding === 'gzip' ? piece.coding : '';
  const facts = { $rig4u_ending: endingOf(uri), $uri: uri, $sent_http_content_encoding: coding };
  return { facts, headers: piece.headers };
}

/** Which dictionaries there are deltas for: a browser names one, and the file of the delta has its hash in its name. */
export function dictionaryMap({ releases }: Site): string {
  const known = new Set(releases.flatMap(({ pieces }) => pieces.flatMap(({ dictionary }) => dictionary ?? [])));
  const lines = [...known].map((dictionary) => [quoted(`:${dictionary}:`), quoted(hexOf(dictionary))] as const);
  return mapBlock('$http_available_dictionary', '$rig4u_dictionary', [['default', '""'], ...lines]);
}

/** The block that gives pieces their types, by the endings of their names. Throws a Refusal where one ending has two types. */
export function typesOf(named: readonly { path: string; type: string }[]): string {
  const types = new Map<string, string>();
  for (const { path, type } of named) {
    const ending = endingOf(path);
    if ((types.get(ending) ?? type) !== type)
      throw new Refusal(
        `nginx gives a type by a name's ending, and .${ending} has two: ${types.get(ending)}, ${type}.`,
      );
    types.set(ending, type);
  }
  const lines = [...types].filter(([ending]) => ending !== '').map(([ending, type]) => `${value(type)} ${ending};`);
  return `types { ${lines.join(' ')} }`;
}

/** The types of files of releases. A delta is sent as the script that it makes. */
export const fileTypes = ({ releases }: Site): string =>
  typesOf(
    releases.flatMap(({ pieces }) =>
      pieces.map((piece) => ({
        path: piece.coding === 'dcz' ? fileOf(piece) : piece.address,
        type: piece.headers['Content-Type'] ?? '',
      })),
    ),
  );
