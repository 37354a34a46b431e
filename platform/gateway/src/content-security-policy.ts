import type { Services } from '@rig4u/shared/contracts';

/** The hash of an empty style element: production Emotion makes one and fills it by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The page's content security policy. `inlineScripts` are the hashes of the host's own inline scripts, quotes
 * included; `services` are what it may talk to besides us.
 */
export function pagePolicy(inlineScripts: readonly string[], services?: Services): string {
  const allowed = origins(services);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts, ...allowed.script].join(' '),
    `style-src 'self' ${emptyStyle}`,
    // An edited image or an account's picture may stand at any https address, so no hosts can be named; nothing else
    // of another origin is loaded.
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...allowed.connect].join(' '),
    ...(allowed.frame.length > 0 ? [['frame-src', ...allowed.frame].join(' ')] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

interface Origins {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

/** What signing in and the database need: requests, the script of the popup's frame, and the frame. */
function origins(services: Services | undefined): Origins {
  if (!services) return { script: [], connect: [], frame: [] };
  const { auth, database } = services;
  const data = new URL(database.url).origin;
  if (auth.emulatorUrl === undefined) {
    return {
      script: ['https://apis.google.com'],
      connect: [data, 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
      frame: [`https://${auth.authDomain}`],
    };
  }
  const emulator = new URL(auth.emulatorUrl).origin;
  return { script: [emulator], connect: [data, emulator], frame: [emulator] };
}

/** For everything that is no page: should a file be opened by itself, it may show and style itself and do nothing else. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
