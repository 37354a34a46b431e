import { lengthOf } from '../piece';
import { documentsIn, type Site } from '../site';
import { segments, type Places, type SentDocument } from '../site-pages';
import type { ExportedFile } from '../layout';
import { fileOf } from './file-rules';
import { headerNames, headerRules, type Rules } from './header-rules';
import { literally, mapBlock, quoted, value } from './syntax';

/** Documents as nginx finds them. Each text has a name of its own, so that a new export changes nothing until nginx reads its rules. */
export const documentFiles = (site: Site): ExportedFile[] =>
  documentsIn(site).flatMap(({ name, pieces }) =>
    pieces.map((piece) => ({
      path: `site/.rig4u${fileOf({ ...piece, address: `/${name}` })}`,
      bytes: piece.bytes,
      length: lengthOf(piece),
    })),
  );

/** The headers of documents, but for their tags. */
export function documentRules(site: Site): Rules {
  const ruled = documentsIn(site).map(({ name, headers }) => ({ facts: { $rig4u_document: name }, headers }));
  return headerRules(
    'rig4u_page',
    headerNames(ruled).filter((name) => name !== 'ETag'),
    ruled,
    ['$rig4u_document'],
  );
}

/** Which document is at which address. nginx compares plain words of a map without regard to capitals, so these are expressions. */
export function placeMaps({ places: { named, rendered, patterns, other }, fileEndings }: Site): string {
  const exactly = ([address, { name }]: [string, SentDocument]) =>
    [quoted(`~^${literally(address)}$`), quoted(name)] as const;
  const like = patterns.map(({ path, document }) => [quoted(`~${patternOf(path)}`), quoted(document.name)] as const);
  return [
    mapBlock('$uri', '$rig4u_named', [['default', '""'], ...[...named].map(exactly)]),
    mapBlock('$uri', '$rig4u_page', [['default', quoted(other.name)], ...[...rendered].map(exactly), ...like]),
    // An address that looks like a file's is no page, unless a visitor opens it.
    mapBlock('$uri', '$rig4u_is_file', [
      ['default', '0'],
      [quoted(String.raw`~/\.`), '1'],
      [quoted(String.raw`~*\.(${fileEndings.join('|')})$`), '1'],
    ]),
    mapBlock('"$rig4u_named $rig4u_is_file $http_accept"', '$rig4u_document', [
      ['default', '$rig4u_named'],
      [quoted(String.raw`~*^ 1 (?!.*\btext/html\b)`), '""'],
      [quoted('~^ '), '$rig4u_page'],
    ]),
  ].join('');
}

/** Addresses of a pattern: slashes more than needed do not count. */
const patternOf = (path: string): string =>
  `^/*${segments(path)
    .map((part) => (part.startsWith(':') ? '[^/]+' : literally(part)))
    .join('/+')}/*$`;

/** The tags of documents, and whether a browser has a document already. */
export function tagMaps(site: Site): string {
  const tags = documentsIn(site).map(({ name, tag }) => [quoted(name), value(tag)] as const);
  return [
    mapBlock('$rig4u_document', '$rig4u_tag', [['default', '""'], ...tags]),
    mapBlock('"$rig4u_tag $http_if_none_match"', '$rig4u_is_known', [
      ['default', '0'],
      [quoted(String.raw`~^(?:W/)?("[^"]+") (?:.*,)?\s*(?:\*|(?:W/)?\1)\s*(?:,.*)?$`), '1'],
    ]),
  ].join('');
}

type KnownScreen = NonNullable<Places['known']>[number];

/** Where an address leads: somewhere, nowhere, or elsewhere, to `$rig4u_meant`. */
export function leadMaps({ known }: Places): string {
  const lines = (known ?? []).flatMap((screen) => {
    const whole = [quoted(`~${patternOf(screen.path)}`), screen.values ? '0' : '1'] as const;
    return screen.values
      ? [...listed(screen).map((path) => [quoted(`~${patternOf(path)}`), '1'] as const), whole]
      : [whole];
  });
  return [
    mapBlock('$uri', '$rig4u_is_address', [['default', known ? '0' : '1'], ...lines]),
    mapBlock('$request_uri', '$rig4u_meant', [
      ['default', '""'],
      ...(known ?? []).flatMap((screen) => listed(screen).map(otherLetters)),
    ]),
    mapBlock('"$rig4u_named $rig4u_is_address $rig4u_meant"', '$rig4u_leads', [
      ['default', 'somewhere'],
      [quoted('~^ 0 $'), 'nowhere'],
      [quoted('~^ 0 '), 'elsewhere'],
    ]),
  ].join('');
}

/** A screen's path with all that a listed name stands for: a line for each, as nginx takes no long one. */
const listed = ({ path, values = {} }: KnownScreen): string[] =>
  segments(path).reduce<string[]>(
    (ways, part) => {
      const list = part.startsWith(':') ? values[part.slice(1)] : undefined;
      return ways.flatMap((way) => (list ?? [part]).map((text) => (way === '/' ? `/${text}` : `${way}/${text}`)));
    },
    ['/'],
  );

/** A path in any letters, with the right ones. */
function otherLetters(path: string): readonly [string, string] {
  const steps = segments(path).map((part, i) =>
    part.startsWith(':')
      ? { like: `(?<rig4u_step_${i}>[^/?]+)`, to: `$rig4u_step_${i}` }
      : { like: literally(part), to: part },
  );
  const like = `^/*${steps.map((step) => step.like).join('/+')}`;
  const to = `/${steps.map((step) => step.to).join('/')}`;
  return [quoted(String.raw`~*${like}/*(?<rig4u_query>\?.+)?\??$`), quoted(`${to}$rig4u_query`)];
}
