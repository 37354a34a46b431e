import { workerPath, type Config, type Services } from '@rig4u/shared/contracts';

/** The hash of an empty style element: production Emotion makes one and fills it by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What stands inline in a page: the hashes of scripts and style sheets, quotes included. */
interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The page's content security policy: what stands inline in it may run by its hash; the config says what it may talk to besides us,
 * and where its pictures may come from; `hasWorker`, whether it has one.
 */
export function pagePolicy(
  { scripts, styles }: Inline,
  { services, imageHosts, stockPhotos }: Pick<Config, 'services' | 'imageHosts' | 'stockPhotos'>,
  hasWorker = false,
): string {
  const allowed = origins(services);
  const stock = stockPhotos === 'off' ? [] : [new URL(stockPhotos.replaceAll('{category}', 'default')).origin];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...allowed.script].join(' '),
    ["style-src 'self'", emptyStyle, ...styles].join(' '),
    ["img-src 'self' data:", ...new Set([...imageHosts, ...stock, ...allowed.image])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...allowed.connect].join(' '),
    ...(allowed.frame.length > 0 ? [['frame-src', ...allowed.frame].join(' ')] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    // The integrity policy does not cover what a worker's address brings, so there is one such worker, the gateway's own document. A
    // path needs a host before it, and in WebKit a scheme; a worker must be of the page's origin anyway, so this is one address.
    // A blob has no address that brings anything: its text is in a script whose hash was compared, and it keeps to this policy.
    ['worker-src blob:', ...(hasWorker ? [`http://*:*${workerPath}`, `https://*:*${workerPath}`] : [])].join(' '),
    "frame-ancestors 'none'",
    "form-action 'self'",
    'report-to main',
  ].join('; ');
}

/** No text becomes markup or a script but by the two rules that the host has: one for addresses of scripts, one for its drawing. */
export const trustedTypesPolicy = "require-trusted-types-for 'script'; trusted-types default rig4u-drawing";

interface Origins {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
  /** Where the identity provider has the pictures of its accounts. */
  image: readonly string[];
}

/** What signing in and the database need: requests, the script of the popup's frame, and the frame. */
function origins(services: Services | undefined): Origins {
  if (!services) return { script: [], connect: [], frame: [], image: [] };
  const { auth, database } = services;
  const data = new URL(database.url).origin;
  if (auth.emulatorUrl === undefined) {
    return {
      script: ['https://apis.google.com'],
      connect: [data, 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
      frame: [`https://${auth.authDomain}`],
      image: ['https://lh3.googleusercontent.com'],
    };
  }
  const emulator = new URL(auth.emulatorUrl).origin;
  return { script: [emulator], connect: [data, emulator], frame: [emulator], image: [emulator] };
}

/** For everything that is no page: should a file be opened by itself, it may show and style itself and do nothing else. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
