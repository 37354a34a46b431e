import fc from 'fast-check';
import { fakeRemote } from '@rig4u/releases/fake-builds';
import { integrityOf } from '@rig4u/releases/store';
import { at } from './test-issuer';

/** A request to the releases API; `path` is what follows its address. */
interface Asked {
  method: string;
  path: string;
  body?: BodyInit;
  headers?: Record<string, string>;
}

const seconds = at / 1_000;
/** What stands where another type or size is meant. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    ...[0, -1, 1e308, -1e308, 8.64e12, -8.64e12, -1e14, 0.5, seconds, seconds + 1e10, [], {}, '', ' ', '\0', '\ud800'],
    ...[[[[['x']]]], { toString: 1 }, { toJSON: 1 }, { length: 1e9 }, ['repo:x'], 'x'.repeat(9_000)],
  ),
);

/** Claims of a token that say what no issuer means; in most cases none. */
export const oddClaims = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.dictionary(
    fc.constantFrom('iss', 'sub', 'aud', 'exp', 'iat', 'nbf', 'jti', 'repository', 'ref', 'run_id', 'sha', 'actor'),
    odd,
    { maxKeys: 2 },
  ),
);

const long = 'a'.repeat(100);
const part = fc.oneof(
  { weight: 12, arbitrary: fc.constant('mf-guides') },
  { weight: 2, arbitrary: fc.constant('host') },
  fc.constantFrom(
    ...['mf-shop', 'mf-none', '', '.', '..', '../..', '../../registry', 'constructor', '__proto__', 'MF-GUIDES', '*'],
    ...['mf-guides\0', 'mf-guides/..', `mf-${long}`, `mf-${long.slice(0, 90)}`, `mf-${long.repeat(50)}`],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const version = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom('1.0.0', '1.0.1') },
  { weight: 4, arbitrary: fc.nat(99).map((patch) => `1.1.${patch}`) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...['', '..', '1', '1.0', 'v1.0.0', '01.0.0', '1.0.0-..', '1.0.0-', '1.0.0-a..b', '1.0.0/../1.0.0', '1.0.0-\0'],
      ...[`1.0.0-${long}`, `1.0.0-${long.repeat(3)}`, `${'9'.repeat(400)}.0.0`, `1.0.0-${long.repeat(80)}`],
    ),
  },
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const release = fc.tuple(part, version).map(([name, text]) => `${name}@${text}`);
const file = fc.oneof(
  fc.constantFrom(
    ...['remote.json', 'none.js', 'art', 'art/part.svg', 'art/part.svg/x', 'remoteEntry.js/x', '..', '../../x', 'a//b'],
    ...[
      'release.json',
      'release.json/x',
      'art/part.svg.br',
      'art/part.svg.br/x',
      '.hidden',
      'a\0b',
      'é.js',
      '__proto__',
    ],
    ...['x'.repeat(200), 'x'.repeat(253), 'x'.repeat(300), `${'y'.repeat(170)}/${'x'.repeat(170)}.js`, 'CON'],
    ...['x/'.repeat(100), `${'x/'.repeat(300)}x`, `${'x/'.repeat(2_500)}x`],
  ),
  fc.string({ maxLength: 20 }),
);

const encoded = encodeURIComponent;
const addresses = [
  ...['/log', '/log/1', '/', '//', '/at', '/at/%', '/at/%ff', '/at/%E0%A4%A@1.0.0', '/at/x/files/%00', '/at/%2e%2e'],
  ...['/at/mf-guides@1.0.0', '/at/mf-guides@1.0.0/files/remote.json'],
];
const read = fc
  .oneof(
    release.map((name) => `/at/${encoded(name)}`),
    fc.tuple(release, file).map(([name, path]) => `/at/${encoded(name)}/files/${encoded(path)}`),
    fc.oneof(fc.nat(), fc.string(), fc.constant('9'.repeat(400))).map((number) => `/log/${encoded(`${number}`)}`),
    fc.constantFrom(...addresses),
  )
  .map((path): Asked => ({ method: 'GET', path }));

/** A field of a request: mostly a good one, else one at the edge, or what is none. */
const field = (good: fc.Arbitrary<unknown>, ...edges: unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 30, arbitrary: good }, fc.constantFrom(...edges, undefined), odd);
const maybe = (one: fc.Arbitrary<unknown>) => fc.option(one, { nil: undefined, freq: 1 });
const rarely = (one: fc.Arbitrary<unknown>) => fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, one);

const why = field(fc.constant('a test'), '\0', '\ud800', 'x'.repeat(2_000), ' ');
const hash = fc.constantFrom('sha384-AAAA', integrityOf(new Uint8Array()));
const named = fc.dictionary(part, fc.tuple(version, hash), { maxKeys: 2 });
const smoke = fc.record({ tried: named, beside: named, at: fc.constantFrom('', '2026-11-23T12:00:00Z') });
const dryRun = rarely(fc.boolean());
const tried = { again: maybe(fc.boolean()), accept: rarely(fc.array(file)), smoke: rarely(smoke), why, dryRun };
const how = {
  steps: field(
    fc.constantFrom([50, 100], [1, 2, 100]),
    [100],
    [0, 100],
    Array.from({ length: 200 }, () => 1),
  ),
  everyMs: field(fc.constantFrom(1, 60_000), 1e300, Number.MAX_SAFE_INTEGER),
  stopIf: field(fc.constant({ overLivePp: 1, atLeast: 100 }), { overLivePp: 1e300, atLeast: 1e300 }, {}),
};
const [from, to] = [rarely(version), maybe(version)];
const bodies: readonly [path: string, body: fc.Arbitrary<unknown>][] = [
  ['/promote', fc.record({ releases: field(fc.array(release, { minLength: 1, maxLength: 2 })), from, ...tried })],
  ['/rollout', fc.record({ release: field(release), ...how, ...tried })],
  ['/rollout', fc.record({ part, steer: field(fc.constantFrom('next', 'pause', 'resume', 'stop')), why, dryRun })],
  ['/rollback', fc.record({ part: field(part), from, to, why, dryRun })],
  ['/rollback', odd],
];
const change = fc.oneof(
  ...bodies.map(([path, body]) =>
    body.map((asked): Asked => ({ method: 'POST', path, body: JSON.stringify(asked) ?? '' })),
  ),
);

/** A release whose manifest fits its files, however they and it are named. */
const upload = fc
  .record({ name: part, text: version, as: rarely(release), names: fc.array(file, { maxLength: 1 }) })
  .map(({ name, text, as, names }): Asked => {
    const bytes = (one: string) => new TextEncoder().encode(one);
    const { files, manifest } = fakeRemote({ name, version: text });
    const more = names.map((path) => [path, bytes(path)] as const);
    const hashes = Object.fromEntries(more.map(([path, own]) => [path, integrityOf(own)]));
    const own = JSON.stringify({ ...manifest, files: { ...manifest.files, ...hashes } });
    const form = new FormData();
    for (const [path, one] of [...files, ...more, ['remote.json', bytes(own)] as const])
      form.set(path, new Blob([Uint8Array.from(one)]), path);
    return { method: 'PUT', path: `/at/${encoded(String(as ?? `${name}@${text}`))}`, body: form };
  });

const noForm = fc
  .record({
    body: fc.oneof(fc.string(), fc.constantFrom('{}', '--b\r\n\r\n--b--', 'x'.repeat(300_000))),
    type: fc.constantFrom(
      '',
      'text/plain',
      ...['', '; boundary=b', '; boundary='].map((b) => `multipart/form-data${b}`),
    ),
    path: fc.constantFrom(...addresses, '/promote', '/rollback', '/rollout'),
    method: fc.constantFrom('PUT', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS'),
  })
  .map(({ type, ...asked }): Asked => ({ ...asked, headers: { 'content-type': type } }));

/** A request as a strange or hostile build machine sends it; some are good. */
export const oddRequest = fc.oneof(
  { weight: 3, arbitrary: read },
  { weight: 5, arbitrary: change },
  { weight: 3, arbitrary: upload },
  noForm,
);
