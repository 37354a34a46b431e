/** Address of the stand-in for the provider's script. */
export const standInPath = '/__local/gapi.js';

/** The emulator's pages of a popup sign-in: the frame in our page, and the popup itself. */
export const isWidget = (path: string): boolean =>
  path === '/emulator/auth/iframe' || path === '/emulator/auth/handler';

/** Whatever else such a page might ask for elsewhere is not asked for. */
export const widgetPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'";

/** In place of the styles and icons that the page would fetch from elsewhere. */
const style = `<style>
  .material-icons, .custom-label, .mdc-list-item__ripple { display: none !important; }
  body { font-family: system-ui, sans-serif; }
  ul { padding: 0; list-style: none; }
  li { padding: 0.75rem 1.5rem; cursor: pointer; }
  li:focus-visible, li:hover { background: #eef2ff; }
  .mdc-list-item__text > span, .form-label { display: block; }
  button, input { min-height: 44px; padding: 0 1rem; font: inherit; }
</style>`;

/**
 * A browser may refuse storage to a frame of another site, and the frame asks for it only to come back from a
 * redirect, which we do not use.
 */
const storage =
  "<script>try { sessionStorage } catch { Object.defineProperty(window, 'sessionStorage', { value: {} }) }</script>";

/** A page of the emulator without a request to another machine. */
export const localWidget = (html: string): string =>
  html
    .replaceAll('https://apis.google.com/js/api.js', standInPath)
    .replaceAll(/<link href="https:[^>]*>/g, '')
    .replaceAll(/<script src="https:[^>]*><\/script>/g, '')
    .replace('</style>', () => `</style>${style}`)
    .replace('<script>', () => `${storage}<script>`);
