import { createHash } from 'node:crypto';

/** Subresource integrity of some bytes: `sha384-` and base64, as a script's `integrity` attribute wants it. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
