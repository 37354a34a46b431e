import { fileHeaders, mustFit, ourHeaders, pageFolder, plainFiles } from '../hosted';
import type { Headers } from '../piece';
import type { Site } from '../site';
import { textFile, type ExportedFile, type Target } from '../target';

const host = 'Cloudflare Pages';
/** As its documentation has them. Of longer files the rest is left out without a word. */
const most = {
  headerRules: 100,
  headerLine: 2_000,
  staticRules: 2_000,
  dynamicRules: 100,
  ruleLine: 1_000,
  ruleBytes: 100_000,
  files: 20_000,
};

/** Rules for Cloudflare Pages: `_headers` and `_redirects` in the folder that is uploaded. */
export const cloudflare: Target = {
  isTried: false,
  differs: [
    'deltas between releases (Cloudflare compresses by itself, and sends whole texts)',
    "the gateway's ETag, Vary and Strict-Transport-Security (Cloudflare's own; HSTS is switched on in its dashboard)",
    "a 404 under /host and /remotes may be kept like a file, and another address that looks like a file's shows the page",
  ],
  layOut: (site) => {
    const files: ExportedFile[] = [
      ...plainFiles(site, 'site'),
      // Without a 404 page at the top, Cloudflare sends index.html for what it does not know: the page of all other addresses.
      ...['host', 'remotes'].map((folder) => textFile(`site/${folder}/404.html`, site.missing.text)),
      textFile('site/_redirects', redirects(site)),
      textFile('site/_headers', headers(site)),
      ...site.places.other.pieces
        .filter(({ coding }) => coding === 'identity')
        .map(({ bytes }) => ({ path: 'site/index.html', bytes })),
    ];
    mustFit(host, 'files', files.length, most.files);
    return { files, next: ['npx wrangler pages deploy site: an upload is shown whole, when all of it is there.'] };
  },
};

/** A page of its own, or of a pattern, is sent where an address is asked for that no file has. */
function redirects({ places: { rendered, patterns } }: Site): string {
  const page = (name: string): string => `/${pageFolder}/${name.replace(/\.html$/, '')}`;
  const all = [
    ...[...rendered].map(([path, { name }]) => ({ path, name })),
    ...patterns.map(({ path, document: { name } }) => ({ path, name })),
  ].map(({ path, name }) => ({ line: `${path} ${page(name)} 200`, isDynamic: path.includes(':') }));
  const [fixed, dynamic] = [false, true].map((wanted) => all.filter(({ isDynamic }) => isDynamic === wanted));
  mustFit(host, 'static rules', fixed?.length ?? 0, most.staticRules);
  mustFit(host, 'rules with a name in them', dynamic?.length ?? 0, most.dynamicRules);
  const lines = [...(fixed ?? []), ...(dynamic ?? [])].map(({ line }) => line);
  return checked('_redirects', lines, most.ruleLine);
}

/** The rules of headers. All that match count, one after the other, so each one takes away what those before it gave. */
function headers(site: Site): string {
  const { named, rendered, patterns, other } = site.places;
  const page = ourHeaders(other.headers);
  const names = [
    ...new Set([other, ...named.values(), ...rendered.values()].flatMap((one) => Object.keys(ourHeaders(one.headers)))),
  ];
  const blocks = [
    // Cloudflare lets other origins read everything; the gateway files of releases only.
    block('/*', { ...page }, ['Access-Control-Allow-Origin']),
    ...patterns.toReversed().map(({ path, document }) => changes(path, ourHeaders(document.headers), page)),
    ...[...rendered].map(([path, document]) => changes(path, ourHeaders(document.headers), page)),
    ...[...named].map(([path, document]) => block(path, ourHeaders(document.headers), names)),
    ...['/host/*', '/remotes/*'].map((path) => block(path, fileHeaders(site), names)),
  ].filter((lines) => lines.length > 1);
  mustFit(host, 'header rules', blocks.length, most.headerRules);
  return checked('_headers', blocks.flat(), most.headerLine);
}

/** What a page has otherwise than all pages. */
function changes(path: string, own: Headers, usual: Headers): string[] {
  const other = Object.entries(own).filter(([name, value]) => usual[name] !== value);
  const gone = Object.keys(usual).filter((name) => !(name in own));
  return block(path, Object.fromEntries(other), [...gone, ...other.map(([name]) => name)]);
}

const block = (path: string, set: Headers, unset: readonly string[]): string[] => [
  path,
  ...unset.map((name) => `  ! ${name}`),
  ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`),
];

function checked(file: string, lines: readonly string[], longest: number): string {
  mustFit(host, `letters in a line of ${file}`, Math.max(0, ...lines.map((line) => line.length)), longest);
  const text = lines.map((line) => `${line}\n`).join('');
  mustFit(host, `bytes in ${file}`, text.length, most.ruleBytes);
  return text;
}
