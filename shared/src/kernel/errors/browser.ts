import type { BrowserInfo } from '../contracts/error-log';

/** What the browser tells of itself and the page. */
export const browserInfo = ({ navigator, document, innerWidth, innerHeight, location }: Window): BrowserInfo => ({
  userAgent: navigator.userAgent,
  language: navigator.language,
  platform: navigator.platform,
  viewport: { width: innerWidth, height: innerHeight },
  url: location.href,
  referrer: document.referrer || null,
});

/** A random UUID, also where the page did not come over a secure connection and the browser offers none. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  const marked = bytes.map((byte, index) =>
    index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  return marked
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
