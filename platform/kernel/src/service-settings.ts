import type { Services } from '@rig4u/shared/contracts';
import { Refusal } from './refusal';

export type Env = Readonly<Record<string, string | undefined>>;

/** Where the local services keep their data and listen. Port 0: the port of last time when it is free, else a free one. */
export interface LocalSettings {
  mode: 'local';
  data: string | undefined;
  authPort: number;
  restPort: number;
  postgresPort: number;
}

export type ServiceSettings = LocalSettings | { mode: 'hosted'; services: Services };

/** The settings that hosted services need, all of them. */
export const hostedNames = [
  'RIG4U_FIREBASE_API_KEY',
  'RIG4U_FIREBASE_AUTH_DOMAIN',
  'RIG4U_FIREBASE_PROJECT_ID',
  'RIG4U_DATABASE_URL',
  'RIG4U_DATABASE_ANON_KEY',
] as const;
const emulatorName = 'RIG4U_AUTH_EMULATOR_URL';

/**
 * Which services an installation uses: hosted ones when every setting of theirs is there, its own when none is.
 * Throws a Refusal that names what is missing or wrong.
 */
export function readSettings(env: Env): ServiceSettings {
  const given = [...hostedNames, emulatorName].filter((name) => env[name]);
  if (given.length === 0) return readLocal(env);
  const missing = hostedNames.filter((name) => !env[name]);
  if (missing.length === 0) return { mode: 'hosted', services: readHosted(env) };
  throw new Refusal(
    `The hosted services are set up only in part, so nothing is started. Missing: ${missing.join(', ')}. ` +
      `Set ${missing.length === 1 ? 'it' : 'them'} too, or leave out ${given.join(', ')} to use local ` +
      'services.',
  );
}

function readLocal(env: Env): LocalSettings {
  const ports = {
    authPort: readPort(env, 'RIG4U_AUTH_PORT'),
    restPort: readPort(env, 'RIG4U_REST_PORT'),
    postgresPort: readPort(env, 'RIG4U_POSTGRES_PORT'),
  };
  const fixed = Object.values(ports).filter((port) => port !== 0);
  if (new Set(fixed).size < fixed.length)
    throw new Refusal('RIG4U_AUTH_PORT, RIG4U_REST_PORT and RIG4U_POSTGRES_PORT must be three different ports.');
  return { mode: 'local', data: env.RIG4U_DATA || undefined, ...ports };
}

const readPort = (env: Env, name: string): number => readNumber(env, name, { otherwise: 0, max: 65_535 });

/** A whole number from `min` (0) to `max` out of the environment; `otherwise` when it is not set. Throws a Refusal at anything else. */
export function readNumber(
  env: Env,
  name: string,
  { otherwise, min = 0, max }: { otherwise: number; min?: number; max: number },
): number {
  const text = env[name];
  if (!text) return otherwise;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Refusal(`${name} is "${text}". It must be a whole number from ${min} to ${max}.`);
}

function readHosted(env: Env): Services {
  const [apiKey = '', authDomain = '', projectId = '', url = '', anonKey = ''] = hostedNames.map((name) => env[name]);
  // These two become part of the page's security policy and of an issuer's address: only what is a name may pass.
  if (!/^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d+)?$/i.test(authDomain))
    throw new Refusal(
      `RIG4U_FIREBASE_AUTH_DOMAIN is "${authDomain}". It must be a host name, such as ` +
        'my-shop.firebaseapp.com, without https:// and without a path.',
    );
  if (!/^[a-z\d-]+$/.test(projectId))
    throw new Refusal(
      `RIG4U_FIREBASE_PROJECT_ID is "${projectId}". It must be the project's id: small letters, digits and hyphens.`,
    );
  const emulatorUrl = env[emulatorName];
  return {
    auth: {
      apiKey,
      authDomain,
      projectId,
      ...(emulatorUrl && { emulatorUrl: readAddress(emulatorName, emulatorUrl) }),
    },
    database: { url: readAddress('RIG4U_DATABASE_URL', url), anonKey },
  };
}

/** An origin: the parts of the product put their own paths behind it. */
function readAddress(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Refusal(`${name} is "${text}". It must be an address such as https://example.com, without a path.`);
}
