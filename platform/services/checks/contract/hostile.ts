import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { times } from '@rig4u/kernel/prove';
import { until } from '@rig4u/kernel/until';
import { badRequest, send } from './bad-requests';
import type { Instance } from './instance';
import { clientOf, errorRow } from './target';

const requests = times({ full: 5_000, short: 600 });
const kills = times({ full: 2, short: 1 });
const together = 25;
/** Rows that each round of the load must have got through before the database is killed. */
const enough = 40;

/** What the service survives. The seed decides which bad requests it gets. */
export function hostileContract(the: () => Instance, seed: number): void {
  const countOf = async (table: string) =>
    Number((await the().target.stored(`select count(*) from ${table}`))[0]?.count);

  test(`${requests} bad requests: no fault of ours, and no row that was refused`, async () => {
    const { target, log } = the();
    const before = { errors: await countOf('error_logs'), builds: await countOf('saved_builds') };
    const bad = fc.sample(
      badRequest(target.anonKey, await target.token({ sub: 'owner', email: target.ownerEmail, email_verified: true })),
      { numRuns: requests, seed },
    );
    const answers: { status: number; path: string; body: string }[] = [];
    for (let at = 0; at < bad.length; at += together)
      answers.push(
        ...(await Promise.all(
          bad.slice(at, at + together).map(async (one) => ({
            status: await send(target, one),
            path: `${one.method} ${one.path}`,
            body: Buffer.from(one.body).toString(),
          })),
        )),
      );
    expect(answers.filter(({ status }) => status < 200 || status >= 500)).toEqual([]);
    expect(log).toEqual([]);
    expect({ errors: await countOf('error_logs'), builds: await countOf('saved_builds') }).toEqual(before);
    // It proves little unless the requests get past the first door: some are answered, many fail in the database itself.
    for (const status of [200, 400, 401, 404, 405, 406])
      expect(answers.filter((one) => one.status === status).length).toBeGreaterThan(10);
  });

  test('the database is killed under load: every row that was acknowledged is there, and the endpoint recovers by itself', async () => {
    const client = clientOf(the().target);
    const acknowledged: string[] = [];
    const refused = new Set<string | undefined>();
    let going = true;
    const writer = async (): Promise<void> => {
      while (going) {
        const id = randomUUID();
        const { error, status } = await client.from('error_logs').insert(errorRow(id, { id, component: 'load' }));
        if (error) refused.add(`${status} ${error.code}`);
        else acknowledged.push(id);
      }
    };
    const writers = Array.from({ length: 8 }, writer);
    const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const load = async () => {
      const before = acknowledged.length;
      await until(`${enough} rows of the load`, () => acknowledged.length >= before + enough, { everyMs: 20 });
    };
    for (let round = 0; round < kills; round++) {
      await load();
      await the().killDatabase();
      await pass(50);
      await the().startDatabase();
    }
    await load();
    going = false;
    await Promise.all(writers);
    expect(the().log.filter((line) => line.includes('failed'))).toEqual([]);
    const stored = new Set(
      (await the().target.stored("select id from error_logs where component = 'load'")).map(({ id }) => id),
    );
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect([...refused]).toEqual(['503 PGRST000']);
  });
}
