import { request } from 'node:http';
import fc from 'fast-check';
import { buildRow, errorRow, type Target } from './target';

interface Bad {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

const letters = (text: string) => fc.constantFrom(...text.split(' '));
const name = fc.oneof(
  {
    weight: 12,
    arbitrary: letters('saved_builds saved_builds saved_builds error_logs error_logs error_logs app_config pg_authid'),
  },
  fc.string({ maxLength: 12 }).map(encodeURIComponent),
);
const column = fc.oneof(
  {
    weight: 5,
    arbitrary: letters(
      'id component error_message priority metadata timestamp occurrences resolved name build_id user_id components deleted changed_at',
    ),
  },
  fc.string({ maxLength: 10 }),
  letters('select order limit offset columns on_conflict or and __proto__ constructor'),
);
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  letters(
    '\' " ); \\ $1 % * %% null NaN -1 1e400 99999999999999999999 {} [] (a,b) infinity 0044-03-15_BC 294277-01-01 ☃ \u0000 \'; -- {"a":1}',
  ),
);
const operator = letters('eq neq gt gte lt lte like ilike is in not.eq not.in not.is fts cs or xx eq(any) not.not.eq');
const filter = fc
  .tuple(column, operator, value)
  .map(([key, test, text]) => `${encodeURIComponent(key)}=${test}.${encodeURIComponent(text)}`);
/** Questions that are in order, so that others are asked together with them. */
const plain = letters(
  'select=id select=* select=id,name order=id.desc limit=2 offset=1 id=not.is.null name=eq.a ' +
    'component=in.(a,b) name=like.a* changed_at=gt.2026-01-01 timestamp=lt.2026-01-01 ' +
    'on_conflict=user_id,build_id columns=id',
);
const raw = letters(
  '%zz %ff=%fe a=%00 = == & a select= select=*,* select=a(b) order=id.up order=a,b limit=-1 limit=9e9 ' +
    'offset=99999999999 limit=0 offset=1 columns="id" columns=x on_conflict=id on_conflict= name=in.( ' +
    'name=in.(") id=is.nul',
);

const json: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    value,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(column, tie('any'), { maxKeys: 4 }),
  ),
})).any;
/** Whole rows but for one thing that must be refused. */
const nearly = fc.constantFrom(
  { ...errorRow('nearly'), component: '' },
  { ...errorRow('nearly'), resolved: true },
  { ...errorRow('nearly'), error_message: 'x'.repeat(4_001) },
  { ...buildRow('nearly'), user_id: 'somebody else' },
  { ...buildRow('nearly'), user_id: 'somebody else', name: '' },
);
const spoilt = fc
  .tuple(
    nearly,
    fc.dictionary(letters('id timestamp metadata browser_info created_at changed_at'), json, { maxKeys: 2 }),
  )
  .map(([row, more]) => ({ ...row, ...more }));

const bytes = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .oneof(spoilt, fc.array(spoilt, { minLength: 1, maxLength: 3 }))
      .map((body) => Buffer.from(JSON.stringify(body))),
  },
  {
    weight: 5,
    arbitrary: fc
      .oneof(
        fc.dictionary(column, json, { maxKeys: 6 }),
        fc.array(fc.dictionary(column, json, { maxKeys: 4 }), { maxLength: 3 }),
        json,
      )
      .map((body) => Buffer.from(JSON.stringify(body))),
  },
  fc.uint8Array({ maxLength: 40 }),
  letters(
    '{ [ [{} {"component":"\\u0000"} {"component":"\\ud800"} {"occurrences":1e99999} {"metadata":1e999999999} [[[[]]]] {"id":{}} nul',
  ).map((text) => Buffer.from(text)),
  fc.nat(3000).map((depth) => Buffer.from(`{"metadata":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`)),
);

/** A value a header may hold; what Node itself would not send proves nothing. */
const headerText = fc.string({ maxLength: 20 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, ''));
const headers = fc.record(
  {
    prefer: fc.oneof(
      letters(
        'return=representation return=minimal count=exact count=planned resolution=merge-duplicates ' +
          'resolution=ignore-duplicates tx=rollback',
      ),
      headerText,
    ),
    accept: fc.oneof(letters('application/vnd.pgrst.object+json application/json text/csv */*'), headerText),
    authorization: fc.oneof(
      headerText,
      headerText.map((token) => `Bearer ${token}`),
      headerText.map((token) => `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${token}.x`),
    ),
    'content-type': fc.oneof({ weight: 6, arbitrary: fc.constant('application/json') }, headerText),
    range: headerText,
    'accept-profile': letters('public auth rig4u'),
  },
  { requiredKeys: [] },
);

/** Requests that no client of ours would send, and some that one nearly would: by visitors, by somebody with a wrong key, by the owner. */
export const badRequest = (key: string, ownerToken: string): fc.Arbitrary<Bad> =>
  fc.record({
    method: letters('GET GET GET POST POST POST POST POST POST PATCH PATCH PATCH DELETE HEAD PUT OPTIONS'),
    path: fc
      .tuple(name, fc.oneof(fc.constant([]), fc.array(fc.oneof(plain, plain, filter, raw), { maxLength: 3 })))
      .map(([table, query]) => `/rest/v1/${table}${query.length > 0 ? `?${query.join('&')}` : ''}`),
    headers: fc.tuple(fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, headers), fc.nat(9)).map(([some, dice]) => ({
      'content-type': 'application/json',
      ...some,
      apikey: dice === 0 ? 'wrong' : key,
      ...(dice > 6 && { authorization: `Bearer ${ownerToken}` }),
    })),
    body: bytes,
  });

/** Sends a request as it is, since `fetch` would correct some of it first. Returns the status. */
export function send({ url }: Target, { method, path, headers: sent, body }: Bad): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}${path}`, { method, headers: sent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.on('error', reject);
    outgoing.end(['GET', 'HEAD', 'OPTIONS'].includes(method) ? undefined : body);
  });
}
