/** Where a request came to, and where it goes: both as origins, such as https://shop.example. */
export interface Between {
  own: string;
  origin: string;
}

/**
 * What the origin is asked with. It sees its own name, as if its own page asked. Encodings are left to the proxy, which must read
 * what comes back.
 */
export function toOrigin(headers: Headers, { own, origin }: Between): Headers {
  const next = new Headers(headers);
  for (const name of ['host', 'accept-encoding', 'available-dictionary', 'dictionary-id']) next.delete(name);
  for (const name of ['origin', 'referer']) {
    const path = pathWithin(own, next.get(name));
    if (path !== undefined) next.set(name, name === 'origin' ? origin : origin + path);
  }
  return next;
}

/** What a page on http://localhost can live with: no rule that wants TLS or another host, and redirects that stay here. */
export function fromOrigin(headers: Headers, { origin }: Between): Headers {
  const next = new Headers(headers);
  next.delete('strict-transport-security');
  const policy = next.get('content-security-policy');
  if (policy !== null) next.set('content-security-policy', policy.replace(/\s*upgrade-insecure-requests\s*(;|$)/, ''));
  const location = pathWithin(origin, next.get('location'));
  if (location !== undefined) next.set('location', location);
  next.delete('set-cookie');
  for (const cookie of headers.getSetCookie()) next.append('set-cookie', localCookie(cookie));
  return next;
}

/** The headers of an answer that the proxy has written anew. Nobody keeps it: it changes with each compilation. */
export function ofRewritten(headers: Headers): Headers {
  const next = new Headers(headers);
  for (const name of ['content-length', 'etag', 'last-modified']) next.delete(name);
  next.set('cache-control', 'no-store');
  return next;
}

/** What comes after the origin in an address; undefined where it is no address of that origin. */
function pathWithin(origin: string, address: string | null): string | undefined {
  const url = address !== null && URL.canParse(address) ? new URL(address) : undefined;
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined;
}

/** A cookie for this host, also without TLS. Names that begin with `__Host-` or `__Secure-` must keep their Secure. */
function localCookie(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const needsSecure = /^__(host|secure)-/i.test(pair);
  const kept = attributes.filter(
    (attribute) => !/^domain=/i.test(attribute) && (needsSecure || !/^secure$/i.test(attribute)),
  );
  // "None" without Secure is refused.
  const sameSite = needsSecure ? kept : kept.map((attribute) => attribute.replace(/^samesite=none$/i, 'SameSite=Lax'));
  return [pair, ...sameSite].join('; ');
}
