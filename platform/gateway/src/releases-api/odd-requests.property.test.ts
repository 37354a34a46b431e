/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { times } from '@rig4u/kernel/prove';
import { allowOrDeny, promote, publish } from '@rig4u/releases';
import { fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { testApi } from './test-api';
import { mainBranch, testIssuer } from './test-issuer';
import { oddClaims, oddRequest } from './test-odd-requests';

let issuer: Awaited<ReturnType<typeof testIssuer>>;
beforeAll(async () => {
  issuer = await testIssuer();
});
afterAll(() => issuer.close());

/** Everything that a store holds, by its paths, and the folders of what is being written. */
const pathsIn = async (store: string): Promise<string[]> =>
  (await readdir(store, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() || entry.parentPath === join(store, '.tmp'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

const requests = times({ full: 1_000, short: 200 });

test(`${requests.toLocaleString('en-US')} odd requests: each is its own caller's fault, and what was refused leaves nothing`, async () => {
  const { store, log, ask } = await testApi(issuer, { perMinute: 1_000_000 });
  const who = issuer.named(mainBranch);
  const everything = { who, may: ['publish', 'promote', 'rollout', 'rollback'], parts: [] } as const;
  await allowOrDeny(store, 'allow', everything, { by: 'anna' });
  for (const version of ['1.0.0', '1.0.1']) {
    await publish(store, await writeDist(fakeRemote({ version }).files));
    await promote(store, { part: 'mf-guides', version }, { by: who });
  }
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(oddClaims, oddRequest, async (claims, { path, ...init }) => {
      const before = await pathsIn(store);
      const { status, text } = await ask(path, init, await issuer.token(claims));
      const key = `${init.method} ${status}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
      expect([status < 500 || text, log.filter((line) => line.includes('gateway-error'))]).toEqual([true, []]);
      if (status >= 400)
        expect([JSON.parse(text), await pathsIn(store)]).toMatchObject([{ message: expect.any(String) }, before]);
      expect((await ask('/log')).status).toBe(200);
    }),
    { numRuns: requests, seed: 54, endOnFailure: true },
  );
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['GET 200', 'PUT 200', 'POST 200', 'GET 404', 'PUT 400', 'PUT 422', 'POST 400', 'POST 401']),
  );
}, 120_000);
