/** @jest-environment node */
import { authForTest } from '../../../src/auth/sign-in-as';
import type { RunningAuth } from '../../../src/auth';
import type { Account, ContractSettings } from './contract-settings';
import { claimsOf, signInAll } from './sign-in';

let auth: RunningAuth;
beforeAll(async () => {
  auth = await (await authForTest()).again();
  for (const name of ['user', 'other', 'owner'])
    await auth.createUser({ ...accountOf(name), emailVerified: name === 'owner' });
});
afterAll(() => auth.stop());

const accountOf = (name: string, password = 'secret-1') => ({ email: `${name}@example.com`, password });
const settings = (user: Account, more: Partial<ContractSettings> = {}): ContractSettings => ({
  url: 'http://127.0.0.1:1',
  anonKey: 'key',
  projectId: 'demo-test',
  authUrl: `${auth.url}/identitytoolkit.googleapis.com`,
  apiKey: 'local',
  origin: 'https://shop.example',
  accounts: { user, other: accountOf('other'), owner: accountOf('owner') },
  postgresUrl: 'postgresql://127.0.0.1:1',
  ...more,
});

it('signs accounts in by address and password, or takes a token that is there', async () => {
  const tokens = await signInAll(settings(accountOf('user')));
  expect(claimsOf('owner', tokens.owner)).toMatchObject({ email: 'owner@example.com', email_verified: true });
  expect(claimsOf('user', tokens.user)).toMatchObject({ email: 'user@example.com', aud: 'demo-test' });
  expect((await signInAll(settings({ token: tokens.user }))).user).toBe(tokens.user);
});

it.each<[string, Account, Partial<ContractSettings>, RegExp]>([
  [
    'with a wrong password',
    accountOf('user', 'wrong-1'),
    {},
    /^The account "user" \(user@example.com\) does not get in: INVALID_/,
  ],
  ['that is the owner', accountOf('owner'), {}, /must be three different accounts/],
  ['of another project', accountOf('user'), { projectId: 'other' }, /is of the Firebase project "demo-test".*"other"/],
  ['with a token that is none', { token: 'x' }, {}, /^The token of "user" in RIG4U_CONTRACT_ACCOUNTS is none/],
  [
    'where nobody is',
    accountOf('user'),
    { authUrl: 'http://127.0.0.1:1' },
    /provider at http:\/\/127.0.0.1:1 is not reached/,
  ],
])('refuses an account %s, by name and without its password', async (_, account, more, why) => {
  const refused = String(await signInAll(settings(account, more)).catch((error: unknown) => error));
  expect(refused.replace(/^Refusal: /, '')).toMatch(why);
  expect(refused).not.toMatch(/secret-1|wrong-1/);
});
