import { filePolicy } from './content-security-policy';

/** What every answer carries that does not say otherwise itself. */
export const always = {
  'Content-Security-Policy': filePolicy,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
    'microphone=(), midi=(), payment=(), usb=()',
};

/**
 * Files of releases are for every origin: a CDN may stand on another one, and scripts are asked for with `crossorigin`. What only
 * a document heeds is left out: 290 bytes a file, 4 KB a first visit. Opened as a document, a file may run nothing anyway.
 */
export const fileHeaders = {
  'Content-Security-Policy': always['Content-Security-Policy'],
  'X-Content-Type-Options': always['X-Content-Type-Options'],
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
};

/** For answers to visitors who came by https. */
export const httpsOnly = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** Adds the security headers that an answer does not set itself. HSTS only where the visitor came by https. */
export function secure(headers: Headers, https: boolean): void {
  for (const [name, value] of Object.entries({ ...always, ...(https && httpsOnly) }))
    if (!headers.has(name)) headers.set(name, value);
}

/** Whether a request came by https, directly or through a proxy that says so. */
export const cameByHttps = (request: Request): boolean =>
  request.url.startsWith('https:') || saysHttps(request.headers.get('x-forwarded-proto') ?? undefined);

/** Whether a proxy's X-Forwarded-Proto says that the visitor came by https. */
export const saysHttps = (forwarded: string | string[] | undefined): boolean =>
  String(forwarded).split(',')[0]?.trim() === 'https';
