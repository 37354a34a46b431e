/** @jest-environment node */
import fc from 'fast-check';
import { storableText, stripSecrets } from './secrets';

const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl';

test.each([
  [`failed for ${jwt}, again`, 'failed for ***, again'],
  [`${jwt.split('.').slice(0, 2).join('.')}.`, '***.'],
  ['Authorization: Bearer abc.def', 'Authorization: ***'],
  ['authorization: Token one two three\nnext line', 'authorization: ***\nnext line'],
  ['sent Basic dXNlcjpwYXNz to it', 'sent Basic *** to it'],
  ['{"password":"a\\"b","user":"x"}', '{"password":"***","user":"x"}'],
  [String.raw`"{\"access_token\":\"abc\",\"n\":1}"`, String.raw`"{\"access_token\":\"***\",\"n\":1}"`],
  ["{ apiKey: 'abc', other: 1 }", "{ apiKey: '***', other: 1 }"],
  ['api key: abc', 'api key: ***'],
  ['client_secret=abc&next=1', 'client_secret=***&next=1'],
  ['password = hunter2', 'password = ***'],
  ['token: password: "a b c"', 'token: ***"'],
  ['"tokens":["a","b",{"c":"d"}],"n":1', '"tokens":***,"n":1'],
  ['"session":12345,"n":1', '"session":***,"n":1'],
  ['form[password]=abc', 'form[password]=***'],
  ['password="never closed, and more\nnext', 'password="***\nnext'],
  ['Cookie: a=1; b=2', 'Cookie: ***'],
  ['code=4/0AbCdEf', 'code=***'],
  ['oobCode%3Dabcdef', 'oobCode%3D***'],
  ['https://me:pass@rig.example/a?sort=price', 'https://rig.example/a?sort=price'],
  [
    'at https://rig.example/a?sort=price&oobCode=1&access%5Ftoken=2&apiKey=3#id_token=4 now',
    'at https://rig.example/a?sort=price&oobCode=***&access%5Ftoken=***&apiKey=*** now',
  ],
  ['https://rig.example/?next=https%3A%2F%2Fa.example%2F%3Ftoken%3Dabc', 'https://rig.example/?next=***'],
  ['mail to Jo.Smith+pc@mail.example.com.', 'mail to [e-mail].'],
  ['/account?for=me%40shop.example&x=1', '/account?for=[e-mail]&x=1'],
  ['jürgen@bücher.example, and a@b.example@c', '[e-mail], and [e-mail]@c'],
])('%s', (text, stripped) => {
  expect(stripSecrets(text)).toBe(stripped);
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'token')",
  'SyntaxError: Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON',
  'mf-guides@1.1.0-local.a3df6ce4 failed (host 1.2.0-local.b1c2d3e4, registry 4)',
  'mf-guides@1.0.0 failed (host 1.2.0, registry 4): the entry did not load within 3 s',
  'Invalid session:\n    at getToken (http://localhost:4400/host/1.0.0/main.js:1:234)\n    at session.js:3:4',
  'Firebase: Error (auth/invalid-credential).',
  'error code: 23505, status code=503',
  'node_modules/.pnpm/@supabase+postgrest-js@2.109.0/node_modules/x.js',
  '2026-01-02T03:04:05.678Z obj.eyJ',
])('leaves "%s" alone', (text) => {
  expect(stripSecrets(text)).toBe(text);
});

const secret = fc.stringMatching(/^[A-Za-z0-9_]{12,40}$/);
const label = fc.constantFrom(
  'token',
  'access_token',
  'idToken',
  'password',
  'client_secret',
  'apiKey',
  'x-api-key',
  'api key',
  'authorization',
  'code',
  'oobCode',
  'session',
  'sessionId',
  'signature',
  'credential',
);
const base64 = (text: string): string => Buffer.from(text).toString('base64url');
const carriers: ((name: string, value: string) => string)[] = [
  (name, value) => `${name}=${value}`,
  (name, value) => `${name}: ${value}`,
  (name, value) => JSON.stringify({ a: 1, [name]: value, b: 'x' }),
  (name, value) => JSON.stringify(JSON.stringify({ [name]: [value, { more: value }] })),
  (name, value) => JSON.stringify({ [name]: value }, null, 2),
  (name, value) => `${name} => '${value}'`,
  (name, value) => `https://rig.example/a?x=1&${encodeURIComponent(name.replace(' ', '_'))}=${value}&y=2`,
  (name, value) => `https://rig.example/?to=${encodeURIComponent(`/b?c=${encodeURIComponent(`${name}=${value}`)}`)}`,
  (_, value) => `https://rig.example/path#${value}`,
  (_, value) => `postgres://user:${value}@db.example:5432/x`,
  (_, value) => `Bearer ${value}`,
  (_, value) => `basic ${base64(`me:${value}`)}`,
  (_, value) => `${base64(`{"alg":"${value}"}`)}.${base64(`{"sub":"${value}"}`)}.${value}`,
  (_, value) => `<${value}@mail.example>`,
];
const noise = fc.string({
  unit: fc.constantFrom(
    'a',
    ' ',
    '\n',
    '.',
    ':',
    '=',
    '&',
    '?',
    '#',
    '/',
    '%',
    '{',
    '}',
    '[',
    ']',
    ',',
    '(',
    'é',
    '-',
    '0',
  ),
  maxLength: 30,
});

test('no secret survives, whatever stands around it', () => {
  fc.assert(
    fc.property(noise, noise, fc.nat(carriers.length - 1), label, secret, (before, after, kind, name, value) => {
      const text = `${before} ${carriers[kind]?.(name, value) ?? ''} ${after}`;
      const stripped = stripSecrets(text);
      for (const form of [value, base64(`me:${value}`), base64(`{"sub":"${value}"}`)])
        expect(stripped).not.toContain(form);
    }),
    { numRuns: 3_000 },
  );
});

const pieces = fc.constantFrom(
  'token',
  'password',
  'code',
  'authorization',
  'Bearer',
  'basic',
  'eyJ',
  '://',
  '//',
  'https',
  '@',
  '%40',
  '%',
  '%25',
  '=',
  ':',
  '=>',
  '"',
  "'",
  '`',
  '\\',
  '{',
  '}',
  '[',
  ']',
  '&',
  '?',
  '#',
  ';',
  ',',
  '.',
  ' ',
  '\n',
  'a',
  '1',
  'b.example',
  '***',
  '[e-mail]',
  '\u0000',
  '\uD800',
  'é',
);

test('never throws, and a second time changes nothing', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const once = stripSecrets(text);
      expect(stripSecrets(once)).toBe(once);
    }),
    { numRuns: 20_000 },
  );
});

test('takes time in proportion to the length, on hostile text too', () => {
  const length = 50_000;
  const units = [
    'a',
    '-',
    'eyJ',
    'eyJ-',
    'eyJa.',
    'token',
    'token=',
    'token="',
    'token=\\"',
    'token:{',
    'token: a: ',
    'token ',
    'password="\\',
    '@',
    'a@',
    'a@b.',
    '%40',
    '%25',
    '//',
    '//a?b=',
    '?a=',
    '&a=%',
    'Bearer ',
    'basic',
    ' ',
    '\n',
    '"',
    '\\',
    '{',
    'authorization:',
    'authorization:"',
    '//x?y=%2525',
    'a.',
    'a@1.',
    'token"\\\\\\',
  ];
  for (const unit of units) {
    const text = unit.repeat(Math.ceil(length / unit.length));
    for (const hostile of [text, `${text}@`, `//x?u=${text}`, `token="${text}`]) {
      // Of the processor: other programs do not make it more.
      const before = process.cpuUsage();
      stripSecrets(hostile);
      expect([unit, Math.round(process.cpuUsage(before).user / 1_000_000)]).toEqual([unit, 0]);
    }
  }
});

test('a text that can be stored has no NUL, no control characters and no half characters', () => {
  expect(storableText('a\u0000b\u001b[31m\tc\r\n\uD800 \u{1F600} \uDC00')).toBe('ab[31m\tc\r\n\uFFFD \u{1F600} \uFFFD');
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      (text) => !/\p{Cs}/u.test(storableText(text)) && storableText(storableText(text)) === storableText(text),
    ),
  );
});
