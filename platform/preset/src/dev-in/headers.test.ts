import { fromOrigin, ofRewritten, toOrigin } from './headers';

const between = { own: 'http://localhost:4415', origin: 'https://shop.example' };
const from = (headers: Record<string, string>) => fromOrigin(new Headers(headers), between);

test('the origin is asked as if its own page asked, and for nothing that the proxy cannot read', () => {
  const asked = toOrigin(
    new Headers({
      host: 'localhost:4415',
      origin: 'http://localhost:4415',
      referer: 'http://localhost:4415/guides?a=1',
      'accept-encoding': 'br, dcb',
      'available-dictionary': ':abc=:',
      cookie: 'a=1',
    }),
    between,
  );
  expect(Object.fromEntries(asked)).toEqual({
    origin: 'https://shop.example',
    referer: 'https://shop.example/guides?a=1',
    cookie: 'a=1',
  });
});

test('a page of elsewhere keeps its own name', () => {
  expect(toOrigin(new Headers({ origin: 'http://other.example' }), between).get('origin')).toBe('http://other.example');
});

test('rules that want TLS are left out, and no other: scripts need their hashes, and trusted types stay on', () => {
  const policy = "script-src 'self' 'sha256-x'; upgrade-insecure-requests; require-trusted-types-for 'script'";
  const next = from({
    'strict-transport-security': 'max-age=1',
    'content-security-policy': policy,
    'integrity-policy': 'blocked-destinations=(script)',
  });
  expect(Object.fromEntries(next)).toEqual({
    'content-security-policy': "script-src 'self' 'sha256-x'; require-trusted-types-for 'script'",
    'integrity-policy': 'blocked-destinations=(script)',
  });
});

test('a redirect within the origin stays here, another one goes where it leads', () => {
  expect(from({ location: 'https://shop.example/guides?a=1' }).get('location')).toBe('/guides?a=1');
  expect(from({ location: 'https://shop.example' }).get('location')).toBe('/');
  expect(from({ location: '/guides' }).get('location')).toBe('/guides');
  expect(from({ location: 'https://shop.example.org/' }).get('location')).toBe('https://shop.example.org/');
  expect(from({ location: 'https://pay.example/' }).get('location')).toBe('https://pay.example/');
});

test('cookies are for this host, also without TLS', () => {
  const headers = new Headers();
  headers.append('set-cookie', 'a=1; Domain=shop.example; Path=/; Secure; HttpOnly; SameSite=None');
  headers.append('set-cookie', '__Host-b=2; Path=/; Secure; SameSite=Lax');
  expect(fromOrigin(headers, between).getSetCookie()).toEqual([
    'a=1; Path=/; HttpOnly; SameSite=Lax',
    '__Host-b=2; Path=/; Secure; SameSite=Lax',
  ]);
});

test('what was written anew is kept by nobody', () => {
  const headers = new Headers({
    etag: '"a"',
    'content-length': '5',
    'last-modified': 'x',
    'cache-control': 'no-cache',
    vary: 'Cookie',
  });
  expect(Object.fromEntries(ofRewritten(headers))).toEqual({ 'cache-control': 'no-store', vary: 'Cookie' });
});
