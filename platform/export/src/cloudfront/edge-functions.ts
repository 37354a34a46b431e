import { mustFit } from '../hosted';
import type { Site } from '../site';
import { segments } from '../site-pages';

/** CloudFront takes no longer function. */
const mostBytes = 10_240;

/** How a header of ours is named among an object's metadata, from which the edge takes it. */
export const metaPrefix = 'rig4u-';

/** What the function before the cache needs to know. */
interface Known {
  /** The object of each address that has its own. */
  own: Readonly<Record<string, string>>;
  /** Objects of patterns, those with the most literal segments first; null stands for any name. */
  patterns: readonly (readonly [parts: (string | null)[], object: string])[];
  other: string;
  /** Endings of files whose objects are there compressed, too. Documents always are. */
  compressed: readonly string[];
}

/** Runs at the edge, in CloudFront's own JavaScript: no regular expressions with names, no modules, no promises. */
const chooseObject = String.raw`
function objectAt(path) {
  if (/^\/(host|remotes)\//.test(path)) return path;
  if (Object.prototype.hasOwnProperty.call(known.own, path)) return known.own[path];
  if (/^\/(api|preview|host|remotes)(\/|$)|^\/(healthz|readyz)$/.test(path)) return '/404';
  var parts = path.split('/').filter(Boolean);
  for (var i = 0; i < known.patterns.length; i += 1) {
    var wanted = known.patterns[i][0];
    var fits = wanted.length === parts.length;
    for (var j = 0; fits && j < wanted.length; j += 1) fits = wanted[j] === null || wanted[j] === parts[j];
    if (fits) return known.patterns[i][1];
  }
  return known.other;
}

function handler(event) {
  var request = event.request;
  var object = objectAt(request.uri);
  var accepts = request.headers['accept-encoding'] ? request.headers['accept-encoding'].value : '';
  var ending = object.slice(object.lastIndexOf('.') + 1);
  var takesBrotli = /\bbr\b/i.test(accepts) && !/\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/i.test(accepts);
  request.uri = takesBrotli && (known.compressed.indexOf(ending) >= 0 || object.indexOf('/_documents/') === 0) ? object + '.br' : object;
  return request;
}
`;

/** The function before the cache: which object an address has, and in which encoding. */
export function viewerRequest(known: Known): string {
  const text = `var known = ${JSON.stringify(known)};\n${chooseObject}`;
  mustFit('CloudFront', 'bytes in a function', Buffer.byteLength(text), mostBytes);
  return text;
}

export function knownOf({ places: { named, rendered, patterns, other } }: Site, compressed: readonly string[]): Known {
  const objectOf = (name: string): string => `/_documents/${name}`;
  return {
    own: Object.fromEntries([...named, ...rendered].map(([path, { name }]) => [path, objectOf(name)])),
    patterns: patterns.map(({ path, document }) => [
      segments(path).map((part) => (part.startsWith(':') ? null : part)),
      objectOf(document.name),
    ]),
    other: objectOf(other.name),
    compressed,
  };
}

/** The function after the cache: an object's metadata are headers of ours. */
export const viewerResponse = `function handler(event) {
  var response = event.response;
  var prefix = 'x-amz-meta-${metaPrefix}';
  Object.keys(response.headers).forEach(function (name) {
    if (name.indexOf(prefix) !== 0) return;
    response.headers[name.slice(prefix.length)] = response.headers[name];
    delete response.headers[name];
  });
  return response;
}
`;
