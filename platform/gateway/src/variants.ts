import { parse, serialize } from 'hono/utils/cookie';
import type { Live } from './live';
import { previewCookie, type FindPreview } from './previews';
import { hostFor } from './tried-host';
import { isHttps, siteOf, type Visitor } from './visitor';

/** What one visitor gets: mostly what everybody does. */
export interface Variant {
  live: Live;
  /** What the answer to this visitor carries besides. */
  own?: Readonly<Record<string, string>> | undefined;
}

export interface VariantOptions {
  /** Opens links of previews; left out, there are none. */
  previews?: FindPreview | undefined;
  /** The site's public address. */
  origin?: string | undefined;
}

/** Whether a visitor gets what everybody does: nearly always, so it is asked before anything is made for him. */
export const getsUsual = ({ tried }: Live, { header }: Visitor): boolean =>
  tried === undefined && !header('cookie')?.includes(previewCookie);

/** The product for a visitor: with a release that he previews, with a host that is rolled out to him, or what is live. */
export async function variantFor(
  live: Live,
  visitor: Visitor,
  isPage: boolean,
  { previews, origin }: VariantOptions,
): Promise<Variant> {
  const cookies = visitor.header('cookie');
  const https = isHttps(visitor);
  const usual = (): Variant => (live.tried ? hostFor(live, live.tried, { cookies, isPage, https }) : { live });
  const token = parse(cookies ?? '', previewCookie)[previewCookie];
  if (token === undefined) return usual();
  if (!previews) return leaving(usual(), https);
  const found = await previews(token, siteOf(visitor, origin), live);
  return typeof found === 'string' ? leaving(usual(), https) : { live: found.live };
}

/** A preview that is not good any more is forgotten. A visitor's place in a roll-out can wait for the next page. */
const leaving = ({ live }: Variant, https: boolean): Variant => ({ live, own: { 'Set-Cookie': noPreview(https) } });

/** The cookie that ends a preview. */
export const noPreview = (secure: boolean): string =>
  serialize(previewCookie, '', { path: '/', maxAge: 0, httpOnly: true, sameSite: 'Lax', secure });
