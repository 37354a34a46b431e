import { html } from 'hono/html';
import { serialize } from 'hono/utils/cookie';
import type { Live } from './live';
import { previewCookie, type RefusedPreview } from './previews';
import { noPreview, type VariantOptions } from './variants';
import { isHttps, siteOf, visitorOf, type Visitor } from './visitor';

/** Opens the link of a preview: the visitor's browser remembers it, and goes where the release is to be seen. */
export async function openLink(
  token: string,
  visitor: Visitor,
  live: Live,
  { previews, origin }: VariantOptions,
): Promise<Response> {
  if (!previews) return saying(404, 'This site has no previews: its gateway has no key for them.');
  const found = await previews(token, siteOf(visitor, origin), live);
  if (typeof found === 'string') return saying(...reasons[found]);
  const { address, until } = found;
  const cookie = serialize(previewCookie, token, {
    path: '/',
    expires: new Date(until),
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(visitor),
  });
  return goTo(address, cookie);
}

/** Ends a preview, and shows the same address as everybody sees it. */
export function leavePreview(request: Request): Response {
  const visitor = visitorOf(request);
  const from = request.headers.get('referer');
  const page = from && URL.canParse(from) ? new URL(from) : undefined;
  const isOurs = page?.host === visitor.header('host');
  // Two slashes would name another site.
  const address = page && isOurs ? page.pathname.replace(/^\/+/, '/') + page.search : '/';
  return goTo(address, noPreview(isHttps(visitor)));
}

const goTo = (address: string, cookie: string): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: address, 'Set-Cookie': cookie, 'Cache-Control': 'no-store' },
  });

const reasons: Readonly<Record<RefusedPreview, [status: number, reason: string]>> = {
  'not signed': [403, 'It was changed on the way, or it was never signed for this site. Ask for the whole link again.'],
  ended: [410, 'Its time is over. Ask for a new one.'],
  'of another site': [403, 'It is for another site.'],
  gone: [410, 'Its release was taken away, or is not on this site any more.'],
};

function saying(status: number, reason: string): Response {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>No preview</title>
      </head>
      <body>
        <h1>This link shows no preview</h1>
        <p>${reason}</p>
        <p><a href="/">Go to the site</a></p>
      </body>
    </html>`;
  return new Response(String(page), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
