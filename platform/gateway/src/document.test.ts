/** @jest-environment node */
import { encoded, makeDocument, sendDocument } from './document';

const request = (headers: Record<string, string>) => new Request('http://rig4u.test/', { headers });

it.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=0.5, br;q=0.9', true],
  ['gzip,br', true],
  ['', false],
  ['gzip', false],
  ['br;q=0', false],
  ['br; q=0.0, gzip', false],
  ['brr', false],
])('accept-encoding "%s": brotli %s', (accept, expected) => {
  const headers = new Headers();
  expect(encoded(request({ 'accept-encoding': accept }), headers)).toBe(expected);
  expect(headers.get('content-encoding')).toBe(expected ? 'br' : null);
});

it.each([
  ['W/"7"', 304],
  ['"7"', 304],
  ['"6", W/"7"', 304],
  ['*', 304],
  ['W/"6"', 200],
])('if-none-match %s: %d', async (tag, status) => {
  const document = await makeDocument('text/plain', '7', 'hello');
  expect(sendDocument(request({ 'if-none-match': tag }), document).status).toBe(status);
});
