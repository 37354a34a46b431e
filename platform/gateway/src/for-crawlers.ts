import { html } from 'hono/html';

/** `/robots.txt`: everything may be read but what is for programs. `origin` is the public address of the site. */
export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;

/** `/sitemap.xml`: the addresses that can be read without a visitor's own data, in the order given. */
export const siteMap = (origin: string, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
    .map((path) => `${html`<url><loc>${new URL(path, origin).href}</loc></url>`}\n`)
    .join('')}</urlset>\n`;
