const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML, for elements and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A small page of its own. `body` is HTML. */
export const htmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 24rem; margin: 10vh auto; padding: 0 1rem; }
  label, input, button { display: block; box-sizing: border-box; width: 100%; font: inherit; }
  input, button { min-height: 44px; margin: 0.25rem 0 1rem; padding: 0 0.75rem; }
</style>
<main><h1>${escapeHtml(title)}</h1>
${body}
</main>
</html>
`;

/** Headers of a page without scripts: it may style itself and send its form, nothing else. */
export const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};
