import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import type { SigningKey } from './signing-key';

/** A user as the emulator holds it. It has many more fields, all of them kept as they are. */
export const userSchema = v.looseObject({
  localId: v.pipe(v.string(), v.minLength(1)),
  providerUserInfo: v.optional(v.array(v.looseObject({ providerId: v.string() }))),
});
export type EmulatorUser = v.InferOutput<typeof userSchema>;

/** A link that the hosted provider would send by e-mail. */
export interface MailedLink {
  requestType: string;
  email: string;
  oobLink: string;
}

export interface EmulatorState {
  users: Map<string, EmulatorUser>;
  enableImprovedEmailPrivacy: boolean;
  overwriteUserWithLocalId(localId: string, user: EmulatorUser): unknown;
  createOob(...parts: readonly unknown[]): MailedLink;
}

export type Emulator = (request: IncomingMessage, response: ServerResponse) => void;

const isFunction = (value: unknown): boolean => typeof value === 'function';
const stateModule = v.object({ AgentProjectState: v.custom<new (projectId: string) => EmulatorState>(isFunction) });
const serverModule = v.object({
  createApp:
    v.custom<(projectId: string, mode: undefined, states: Map<string, EmulatorState>) => Promise<Emulator>>(isFunction),
});
const loggerModule = v.object({
  EmulatorLogger: v.custom<{ setVerbosity(verbosity: number): void }>(isFunction),
  Verbosity: v.object({ SILENT: v.number() }),
});
const specModule = v.object({
  default: v.object({
    paths: v.custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null),
  }),
});
// Not v.object, which would copy: the library itself is changed.
const jwtModule = v.custom<{ sign: Sign }>(
  (value) => typeof value === 'object' && value !== null && 'sign' in value && isFunction(value.sign),
);

// Likewise: the emulator looks for the function in it.
const descriptionModule = v.custom<{ middleware: Middleware }>(
  (value) => typeof value === 'object' && value !== null && 'middleware' in value && isFunction(value.middleware),
);

type Middleware = (description: unknown, options: Record<string, unknown>) => unknown;
type Sign = (payload: unknown, secret: unknown, options?: Record<string, unknown>) => unknown;

const require = createRequire(import.meta.url);
/** As the emulator itself finds its packages. */
const ofEmulator = createRequire(require.resolve('firebase-tools/package.json'));
const folder = 'firebase-tools/lib/emulator';

/**
 * What the product and its tests ask for. The emulator prepares every path of its description when it starts, which
 * takes a third of a second more.
 */
const servedPaths = new RegExp(
  [
    String.raw`^\/v1\/(token|projects|projects\/\{targetProjectId\}\/accounts)$`,
    String.raw`^\/v1\/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signInWithIdp|signInWithPassword)$`,
    String.raw`^\/v1\/accounts:(signUp|update)$`,
    String.raw`^\/emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|oobCodes)$`,
  ].join('|'),
);

/**
 * The Auth emulator of firebase-tools and nothing else of it, with its state. Tokens are signed with `key` instead of
 * not at all; e-mail addresses are private, as in new hosted projects.
 */
export async function createEmulator(
  projectId: string,
  key: SigningKey,
): Promise<{ app: Emulator; state: EmulatorState }> {
  signWith(key, projectId);
  checkWhenAsked();
  const { EmulatorLogger, Verbosity } = v.parse(loggerModule, require(`${folder}/emulatorLogger`));
  EmulatorLogger.setVerbosity(Verbosity.SILENT);
  const { AgentProjectState } = v.parse(stateModule, require(`${folder}/auth/state`));
  const { createApp } = v.parse(serverModule, require(`${folder}/auth/server`));
  const { paths } = v.parse(specModule, require(`${folder}/auth/apiSpec`)).default;
  for (const path of Object.keys(paths)) if (!servedPaths.test(path)) delete paths[path];
  const state = new AgentProjectState(projectId);
  state.enableImprovedEmailPrivacy = true;
  return { app: await createApp(projectId, undefined, new Map([[projectId, state]])), state };
}

/**
 * The emulator asks its token library for tokens without a signature; those of our project get a real one, so that
 * whoever reads them can check them as in production.
 */
function signWith({ id, privateKey }: SigningKey, projectId: string): void {
  const library = v.parse(jwtModule, ofEmulator('jsonwebtoken'));
  const { sign } = library;
  const signed: Sign = (payload, secret, options = {}) =>
    options.algorithm === 'none' && options.audience === projectId
      ? sign(payload, privateKey, { ...options, algorithm: 'RS256', keyid: id })
      : sign(payload, secret, options);
  library.sign = signed;
}

/**
 * The check of a request is made at the first request of its kind, and not for all of them at the start, which takes
 * more than a second.
 */
function checkWhenAsked(): void {
  const library = v.parse(descriptionModule, ofEmulator('exegesis-express'));
  const { middleware } = library;
  library.middleware = (description, options) =>
    middleware(description, { ...options, lazyCompileValidationSchemas: true });
}
