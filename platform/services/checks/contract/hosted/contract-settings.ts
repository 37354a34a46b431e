import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { readSettings, type Env } from '@rig4u/kernel/service-settings';

const account = v.union([
  v.object({ token: v.pipe(v.string(), v.minLength(1)) }),
  v.object({ email: v.pipe(v.string(), v.email()), password: v.pipe(v.string(), v.minLength(1)) }),
]);
const accounts = v.object({ user: account, other: account, owner: account });
const accountsText = v.pipe(v.string(), v.parseJson(), accounts);

/** Somebody to sign in: by address and password, or by a token of a sign-in that was made elsewhere. */
export type Account = v.InferOutput<typeof account>;
export type Accounts = v.InferOutput<typeof accounts>;

export interface ContractSettings {
  url: string;
  anonKey: string;
  projectId: string;
  /** Where people sign in: the hosted provider's address, or an emulator's. */
  authUrl: string;
  apiKey: string;
  /** The site, for keys that are good there alone. */
  origin: string | undefined;
  accounts: Accounts;
  postgresUrl: string;
}

const provider = 'https://identitytoolkit.googleapis.com';

const what = {
  RIG4U_DATABASE_URL: '--url or RIG4U_DATABASE_URL: the address before /rest/v1',
  RIG4U_DATABASE_ANON_KEY: '--key or RIG4U_DATABASE_ANON_KEY: the public key of the database',
  RIG4U_FIREBASE_PROJECT_ID: 'RIG4U_FIREBASE_PROJECT_ID: whose tokens the database believes',
  RIG4U_FIREBASE_API_KEY: 'RIG4U_FIREBASE_API_KEY: with it the accounts sign in',
  RIG4U_CONTRACT_ACCOUNTS:
    'RIG4U_CONTRACT_ACCOUNTS_FILE: a file with {"user": {"email": …, "password": …}, "other": {…}, "owner": {…}}',
  RIG4U_POSTGRES_URL:
    'RIG4U_POSTGRES_URL_FILE: a file with the address of the database as its owner; rows of the test are removed by it',
} as const;

/** The settings of a test of a hosted database. Throws a Refusal that names all that are missing, or one that is wrong. */
export function readContractSettings(env: Env, flags: { url?: string; key?: string }): ContractSettings {
  const all: Env = {
    ...env,
    ...(flags.url && { RIG4U_DATABASE_URL: flags.url }),
    ...(flags.key && { RIG4U_DATABASE_ANON_KEY: flags.key }),
  };
  const missing = Object.entries(what).filter(([name]) => !all[name]);
  if (missing.length > 0)
    throw new Refusal(
      `Nothing was tried. Missing:\n${missing.map(([, text]) => `  ${text}`).join('\n')}\nplatform/docs/services.md says how to get each.`,
    );
  const projectId = all['RIG4U_FIREBASE_PROJECT_ID'] ?? '';
  const settings = readSettings({ ...all, RIG4U_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com` });
  if (settings.mode !== 'hosted') throw new Error('All settings are there, and yet they name no hosted services.');
  const { auth, database } = settings.services;
  return {
    ...database,
    projectId,
    apiKey: auth.apiKey,
    authUrl: auth.emulatorUrl ? `${auth.emulatorUrl}/identitytoolkit.googleapis.com` : provider,
    origin: all['RIG4U_ORIGIN'],
    accounts: readAccounts(all['RIG4U_CONTRACT_ACCOUNTS'] ?? ''),
    postgresUrl: all['RIG4U_POSTGRES_URL'] ?? '',
  };
}

function readAccounts(text: string): Accounts {
  const read = v.safeParse(accountsText, text);
  if (read.success) return read.output;
  // The text holds passwords: only where it is wrong is said.
  const where = new Set(read.issues.map((issue) => v.getDotPath(issue) ?? 'the text as a whole'));
  throw new Refusal(
    `RIG4U_CONTRACT_ACCOUNTS is not understood at: ${[...where].join(', ')}. It must be JSON with "user", "other" and "owner", ` +
      'each with "email" and "password", or with the "token" of somebody who is signed in.',
  );
}
