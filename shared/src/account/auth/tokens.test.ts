import { testIdentity } from '../../../checks/test-identity';
import { configureAuth, idToken, renewedToken } from '.';

let token = 'old';
const ask = jest.fn<Promise<string | null>, [boolean | undefined]>();
const renewals = () => ask.mock.calls.filter(([renew]) => renew).length;

/** Tokens by number, so that no test meets one of another. */
let count = 0;
beforeEach(() => {
  token = `old ${(count += 1)}`;
  ask.mockReset().mockImplementation(async (renew) => {
    await Promise.resolve();
    if (renew) token = `${token}, renewed`;
    return token;
  });
  configureAuth(testIdentity({ idToken: (renew) => ask(renew) }));
});
afterEach(() => configureAuth(undefined));

test('two calls that are refused at the same time renew once', async () => {
  const old = token;
  expect(await Promise.all([renewedToken(old), renewedToken(old)])).toEqual([`${old}, renewed`, `${old}, renewed`]);
  expect(renewals()).toBe(1);
  expect(await idToken()).toBe(`${old}, renewed`);
});

test('a refusal that comes late gets what was renewed meanwhile', async () => {
  const old = token;
  await renewedToken(old);
  expect(await renewedToken(old)).toBe(`${old}, renewed`);
  expect(renewals()).toBe(1);
  await renewedToken(`${old}, renewed`);
  expect(renewals()).toBe(2);
});

test('a token that the provider has renewed by itself is taken as it is', async () => {
  expect(await renewedToken('an earlier one')).toBe(token);
  expect(renewals()).toBe(0);
});

test('a renewal that fails is tried again by the next call', async () => {
  const old = token;
  ask.mockImplementationOnce(async () => old).mockRejectedValueOnce(new Error('no network'));
  await expect(renewedToken(old)).rejects.toThrow('no network');
  expect(await renewedToken(old)).toBe(`${old}, renewed`);
});

test('nobody signed in: no token', async () => {
  ask.mockResolvedValue(null);
  expect(await renewedToken('of somebody')).toBeNull();
});
