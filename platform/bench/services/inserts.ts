import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inScene } from '../scene';

const rounds = 5;
const roundMs = 2_000;

type Insert = (text: string) => Promise<void>;

/**
 * Reports a second at 1 and at 16 at once: the median of five rounds in turn, and the ratio of the gateway to plain `pg`. The table keeps to
 * its bounds, as it does under a flood: it takes the first ones of a minute and leaves the others out, with the same answer.
 */
export async function benchInserts(): Promise<Record<string, Record<string, string>>> {
  return inScene({ connections: 16, env: { RIG4U_LOG_PER_MINUTE: '1000000' } }, async ({ port, pool }) => {
    const ways: Record<string, Insert> = {
      'plain pg': plainly(pool),
      gateway: through(`http://127.0.0.1:${port}/api/log-error`),
    };
    const table: Record<string, Record<string, string>> = {};
    for (const atOnce of [1, 16]) table[`${atOnce} at once`] = await compare(ways, atOnce);
    return table;
  });
}

/** The least that such a report costs: one prepared insert by the tables' owner, triggers and all, committed. */
const plainly =
  (pool: pg.Pool): Insert =>
  async (text) => {
    await pool.query({
      name: 'insert',
      text: "insert into public.error_logs (component, error_message, error_stack, priority) values ('bench', $1, $2, 'medium')",
      values: [text, `Error: ${text}`],
    });
  };

const through =
  (url: string): Insert =>
  async (text) => {
    const body = JSON.stringify({
      error: text,
      stack: `Error: ${text}`,
      componentStack: '',
      url: 'http://localhost/',
      timestamp: new Date().toISOString(),
    });
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await response.arrayBuffer();
    if (response.status !== 204) throw new Error(`The gateway answered ${response.status}`);
  };

async function compare(ways: Record<string, Insert>, atOnce: number): Promise<Record<string, string>> {
  const rates = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    // The first round warms up.
    for (const [name, insert] of Object.entries(ways)) {
      const rate = await rateOf(insert, atOnce);
      if (round > 0) rates.get(name)?.push(rate);
    }
  }
  const medians = [...rates].map(([name, list]): [string, number] => [
    name,
    list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN,
  ]);
  const [base] = medians;
  return Object.fromEntries([
    ...medians.map(([name, rate]) => [name, rate.toFixed(0)]),
    ['ratio', ((medians[1]?.[1] ?? Number.NaN) / (base?.[1] ?? 1)).toFixed(2)],
  ]);
}

/** Every text is another one: each report is a new error. */
async function rateOf(insert: Insert, atOnce: number): Promise<number> {
  const [start, end] = [performance.now(), performance.now() + roundMs];
  let done = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await insert(randomUUID());
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (done / (performance.now() - start)) * 1_000;
}
