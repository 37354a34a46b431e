import { type Env, readNumber } from '@rig4u/kernel/service-settings';
import { Refusal } from '@rig4u/kernel';

/** What an operator may set, with what is right behind a usual proxy. */
export interface GatewaySettings {
  /** Seconds that a request may take to arrive, and its headers alone. */
  requestSeconds: number;
  headerSeconds: number;
  /** Seconds that an idle connection stays open: longer than a proxy keeps one, so that the proxy closes first. */
  keepAliveSeconds: number;
  /** Seconds in which nothing moves on a connection while an answer is under way. */
  stalledSeconds: number;
  /** Seconds between the loss of readiness and the end of listening: a proxy must have asked `/readyz` in them. */
  drainSeconds: number;
  /** Connections at once; more are closed at once. */
  maxConnections: number;
  /** Memory for files of releases, in megabytes. */
  fileMemoryMb: number;
  accessLog: boolean;
  /** Where Prometheus reads figures; 0 where nobody does. */
  metricsPort: number;
  /** Whether visitors may use the product without a network. */
  offline: boolean;
  /** The file with the public key of previews, or several with commas between them; without one there are none. */
  previewKeyFile: string | undefined;
  /** The public address of the site, such as https://rig4u.example: for search engines, and for links that others make. */
  origin: string | undefined;
}

/** Reads the gateway's settings from the environment. Throws a Refusal that says what a wrong one must be. */
export function readGatewaySettings(env: Env): GatewaySettings {
  const seconds = (name: string, otherwise: number, min = 1) => readNumber(env, name, { otherwise, min, max: 3_600 });
  const settings = {
    requestSeconds: seconds('RIG4U_REQUEST_SECONDS', 30),
    headerSeconds: seconds('RIG4U_HEADER_SECONDS', 15),
    keepAliveSeconds: seconds('RIG4U_KEEP_ALIVE_SECONDS', 75),
    stalledSeconds: seconds('RIG4U_STALLED_SECONDS', 60),
    drainSeconds: seconds('RIG4U_DRAIN_SECONDS', 5, 0),
    maxConnections: readNumber(env, 'RIG4U_MAX_CONNECTIONS', { otherwise: 4_000, min: 1, max: 1_000_000 }),
    fileMemoryMb: readNumber(env, 'RIG4U_FILE_MEMORY_MB', { otherwise: 64, min: 1, max: 65_536 }),
    metricsPort: readNumber(env, 'RIG4U_METRICS_PORT', { otherwise: 0, max: 65_535 }),
    accessLog: readSwitch(env, 'RIG4U_ACCESS_LOG', true),
    offline: readSwitch(env, 'RIG4U_OFFLINE', true),
    previewKeyFile: env['RIG4U_PREVIEW_PUBLIC_KEY_FILE'] || undefined,
    origin: readOrigin(env, 'RIG4U_ORIGIN'),
  };
  if (settings.headerSeconds <= settings.requestSeconds) return settings;
  throw new Refusal('RIG4U_HEADER_SECONDS must not be more than RIG4U_REQUEST_SECONDS: headers are part of a request.');
}

function readSwitch(env: Env, name: string, otherwise: boolean): boolean {
  const text = env[name];
  if (!text) return otherwise;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new Refusal(`${name} is "${text}". It must be "on" or "off".`);
}

function readOrigin(env: Env, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text) return text;
  throw new Refusal(`${name} is "${text}". It must be an address without a path, such as https://rig4u.example.`);
}
