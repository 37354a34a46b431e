import { filePolicy } from './content-security-policy';

/** What every answer carries that does not say otherwise itself. */
const always = {
  'Content-Security-Policy': filePolicy,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
    'microphone=(), midi=(), payment=(), usb=()',
};

/** Adds the security headers that an answer does not set itself. HSTS only where the visitor came by https. */
export function secure(headers: Headers, https: boolean): void {
  for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value);
  if (https) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}

/** Whether a request came by https, directly or through a proxy that says so. */
export const cameByHttps = (request: Request): boolean =>
  request.url.startsWith('https:') || request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
