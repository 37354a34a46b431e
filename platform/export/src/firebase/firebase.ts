import { fileHeaders, ourHeaders, pageFolder, plainFiles } from '../hosted';
import type { Headers } from '../piece';
import type { Site } from '../site';
import { textFile, type Target } from '../target';

/** Addresses without an ending: pages. Everything with one is a file, and where there is none, there is nothing. */
const noEnding = '!**/*.*';

/** Rules for Firebase Hosting: `firebase.json` beside the folder that is uploaded. */
export const firebase: Target = {
  isTried: false,
  differs: [
    'deltas between releases (Firebase compresses by itself, and sends whole texts)',
    "the gateway's ETag, Vary and Strict-Transport-Security (Firebase's own)",
    'an address with a dot in its last part is no page, whoever asks',
    'files of releases carry the headers of documents besides',
  ],
  layOut: (site) => ({
    files: [
      ...plainFiles(site, 'site'),
      textFile('site/404.html', site.missing.text),
      textFile('firebase.json', `${JSON.stringify({ hosting: hosting(site) }, null, 2)}\n`),
    ],
    next: ['npx firebase-tools deploy --only hosting: an upload is shown whole, when all of it is there.'],
  }),
};

/** Of headers that match the last one counts, of rewrites the first. A file that is there is sent before any rewrite. */
function hosting(site: Site) {
  const { named, rendered, patterns, other } = site.places;
  const pageAt = (source: string, name: string) => ({ source, destination: `/${pageFolder}/${name}` });
  return {
    public: 'site',
    ignore: ['firebase.json'],
    headers: [
      rule('**', ourHeaders(site.missing.headers)),
      rule(noEnding, ourHeaders(other.headers)),
      ...patterns.toReversed().map(({ path, document }) => rule(globOf(path), ourHeaders(document.headers))),
      ...[...named, ...rendered].map(([path, document]) => rule(path, ourHeaders(document.headers))),
      ...['/host/**', '/remotes/**'].map((source) => rule(source, fileHeaders(site))),
      ...['/api/**', '/preview/**'].map((source) => rule(source, ourHeaders(site.missing.headers))),
    ],
    rewrites: [
      ...[...rendered].map(([path, { name }]) => pageAt(path, name)),
      ...patterns.map(({ path, document }) => pageAt(globOf(path), document.name)),
      ...['/api', '/preview', '/host', '/remotes'].flatMap((path) => [path, `${path}/**`]).map(nothingAt),
      pageAt(noEnding, 'other.html'),
    ],
  };
}

const rule = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** A rewrite to what is not there: Firebase then sends its 404. */
const nothingAt = (source: string) => ({ source, destination: '/404-for-programs' });

const globOf = (path: string): string => path.replaceAll(/:[^/]+/g, '*');
