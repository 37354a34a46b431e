import { decodeJwt } from 'jose';
import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import type { Account, Accounts, ContractSettings } from './contract-settings';

const answerSchema = v.object({
  idToken: v.optional(v.string()),
  error: v.optional(v.object({ message: v.string() })),
});

type Role = keyof Accounts;

const advice: readonly (readonly [RegExp, string])[] = [
  [
    /INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND|INVALID_PASSWORD|USER_DISABLED/,
    'Make this account with this password, or correct RIG4U_CONTRACT_ACCOUNTS.',
  ],
  [/API.key not valid|API_KEY_INVALID/i, 'Correct RIG4U_FIREBASE_API_KEY.'],
  [/referer/i, 'The key is good on the site alone: set RIG4U_ORIGIN to its address.'],
  [/OPERATION_NOT_ALLOWED|PASSWORD_LOGIN_DISABLED/, 'Turn on the sign-in with e-mail and password in Firebase.'],
  [/TOO_MANY_ATTEMPTS/, 'Wait some minutes.'],
];

/** A token of an account. Throws a Refusal that names the account and says what to do. */
async function tokenOf(role: Role, account: Account, settings: ContractSettings): Promise<string> {
  if ('token' in account) return account.token;
  const { authUrl, apiKey, origin } = settings;
  const answer = await fetch(`${authUrl}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(origin && { referer: `${origin}/` }) },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  }).catch((error: unknown) => {
    throw new Refusal(`The identity provider at ${new URL(authUrl).origin} is not reached.`, { cause: error });
  });
  const read = v.safeParse(answerSchema, await answer.json().catch(() => undefined));
  const token = read.success ? read.output.idToken : undefined;
  if (token) return token;
  const said = (read.success && read.output.error?.message) || `status ${answer.status}`;
  const what = advice.find(([pattern]) => pattern.test(said))?.[1] ?? 'Look at the account in the Firebase console.';
  throw new Refusal(`The account "${role}" (${account.email}) does not get in: ${said}. ${what}`);
}

export type Tokens = Record<Role, string>;

/** Signs all three in, and makes sure that each is who it is meant to be. */
export async function signInAll(settings: ContractSettings): Promise<Tokens> {
  const { accounts } = settings;
  const tokens = {
    user: await tokenOf('user', accounts.user, settings),
    other: await tokenOf('other', accounts.other, settings),
    owner: await tokenOf('owner', accounts.owner, settings),
  };
  const subjects = Object.entries(tokens).map(([role, token]) => subjectOf(role, token, settings.projectId));
  if (new Set(subjects).size < subjects.length)
    throw new Refusal('"user", "other" and "owner" of RIG4U_CONTRACT_ACCOUNTS must be three different accounts.');
  return tokens;
}

/** Seconds that a token must last at least. */
const enough = 300;

function subjectOf(role: string, token: string, projectId: string): string {
  const { sub, aud, exp = 0 } = claimsOf(role, token);
  if (!sub || aud !== projectId)
    throw new Refusal(
      `The token of "${role}" is of the Firebase project "${String(aud)}", and RIG4U_FIREBASE_PROJECT_ID says "${projectId}".`,
    );
  if (exp < Date.now() / 1_000 + enough)
    throw new Refusal(`The token of "${role}" ends too soon. Sign in anew and take the new one.`);
  return sub;
}

/** What a token says. Whether it is true, the endpoint decides. */
export function claimsOf(role: string, token: string): Record<string, unknown> & { sub?: string; exp?: number } {
  try {
    return decodeJwt(token);
  } catch (error) {
    throw new Refusal(`The token of "${role}" in RIG4U_CONTRACT_ACCOUNTS is none.`, { cause: error });
  }
}
