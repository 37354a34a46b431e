import { lengthOf } from '../piece';
import { documentsIn, type Site } from '../site';
import { segments, type Places, type SentDocument } from '../site-pages';
import type { ExportedFile } from '../layout';
import { fileOf } from './file-rules';
import { headerNames, headerRules, type Rules } from './header-rules';
import { isRight, lettersMap, slashesMap, splitByLetters } from './right-letters';
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

/** Which document is at which address. */
export function placeMaps({
  places: { named, rendered, patterns, other },
  fileEndings,
}: Pick<Site, 'places' | 'fileEndings'>): string {
  const exactly = ([address, { name }]: [string, SentDocument]) =>
    [quoted(`~^${literally(address)}$`), quoted(name)] as const;
  const like = patterns.map(({ path, document }) => [quoted(`~${patternOf(path)}`), quoted(document.name)] as const);
  const { plain, others } = splitByLetters(rendered);
  return [
    mapBlock('$uri', '$rig4u_named', [['default', '""'], ...[...named].map(exactly)]),
    mapBlock('$uri', '$rig4u_rendered', [
      ['default', '""'],
      ...[...plain].map(([address, { name }]) => [quoted(address), quoted(`${address} ${name}`)] as const),
    ]),
    mapBlock('$uri', '$rig4u_like', [['default', quoted(other.name)], ...[...others].map(exactly), ...like]),
    mapBlock('"$uri $rig4u_rendered"', '$rig4u_page', [
      ['default', '$rig4u_like'],
      [isRight(String.raw` (?<rig4u_own>\S+)`), '$rig4u_own'],
    ]),
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
  const screens = known ?? [];
  const all = screens.flatMap((screen) => listed(screen).map((path) => [path, screen] as const));
  const whole = new Map(all.filter(([path]) => path !== '/' && !path.includes(':')));
  const { plain } = splitByLetters(whole);
  const addresses = [...plain.keys()];
  const lines = screens.flatMap((screen) => {
    const rest = screen.values ? listed(screen).filter((path) => !plain.has(path)) : [];
    return [
      ...alternatives(rest.map(patternOf)).map((like) => [quoted(`~${like}`), '1'] as const),
      [quoted(`~${patternOf(screen.path)}`), screen.values ? '0' : '1'] as const,
    ];
  });
  return [
    slashesMap('$uri', '$rig4u_steps', addresses),
    lettersMap('$rig4u_steps', '$rig4u_right', addresses),
    mapBlock('$uri', '$rig4u_is_like', [['default', known ? '0' : '1'], ...lines]),
    mapBlock('"$rig4u_steps $rig4u_right"', '$rig4u_is_address', [
      ['default', '$rig4u_is_like'],
      [isRight(), '1'],
    ]),
    slashesMap('$request_uri', '$rig4u_asked', addresses, { step: '[^/?]+', end: String.raw`(?:\?.*)?` }),
    lettersMap('$rig4u_asked', '$rig4u_letters', addresses),
    mapBlock('"$request_uri $rig4u_letters"', '$rig4u_meant', [
      ['default', '""'],
      [quoted(String.raw`~^[^?]*(?<rig4u_query>\?\S+)?\?? (?<rig4u_path>/\S+)$`), '$rig4u_path$rig4u_query'],
      ...all.filter(([path]) => !plain.has(path)).map(([path]) => otherLetters(path)),
    ]),
    mapBlock('"$rig4u_named $rig4u_is_address $rig4u_meant"', '$rig4u_leads', [
      ['default', 'somewhere'],
      [quoted('~^ 0 $'), 'nowhere'],
      [quoted('~^ 0 '), 'elsewhere'],
    ]),
  ].join('');
}

/** Several expressions as few, none longer than nginx takes. */
function alternatives(likes: readonly string[]): string[] {
  const all: string[] = [];
  for (const like of likes) {
    const last = all.at(-1);
    const longer = last && `${last}|${like}`;
    if (longer !== undefined && longer.length <= longestLike) all[all.length - 1] = longer;
    else all.push(like);
  }
  return all;
}
const longestLike = 3_000;

/** A screen's path with all that a listed name stands for. */
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
  return [quoted(String.raw`~*${like}/*(?<rig4u_query>\?.+)?\?? $`), quoted(`${to}$rig4u_query`)];
}
