/** @jest-environment node */
import { makeDocument, sendFound } from './document';

const request = (headers: Record<string, string>) => new Request('http://rig4u.test/', { headers });

it.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.5, br;q=0.9', 'br'],
  ['gzip, br;q=0.5', 'br'],
  ['gzip,br', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;Q=0', 'identity'],
  ['br;Q=0.000, gzip;Q=1', 'gzip'],
  ['br; q=0.0, gzip', 'gzip'],
  ['brr', 'identity'],
  ['deflate, zstd', 'identity'],
  ['identity;q=0, *;q=0', 'identity'],
  [';;;,,q=1,br;q=abc', 'identity'],
] as const)('accept-encoding "%s": %s', async (accept, expected) => {
  const document = await makeDocument('text/plain', '7', 'hello');
  const { headers } = sendFound(request({ 'accept-encoding': accept }), { document });
  expect(headers.get('content-encoding')).toBe(expected === 'identity' ? null : expected);
  const bytes = document.bytes[expected];
  expect(headers.get('content-length')).toBe(String(bytes.length));
});

it.each([
  ['W/"7"', 304],
  ['"7"', 304],
  ['"6", W/"7"', 304],
  ['*', 304],
  ['W/"6"', 200],
])('if-none-match %s: %d', async (tag, status) => {
  const document = await makeDocument('text/plain', '7', 'hello');
  expect(sendFound(request({ 'if-none-match': tag }), { document }).status).toBe(status);
});
