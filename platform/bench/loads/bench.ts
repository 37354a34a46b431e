import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import { root, testStore } from '@rig4u/kernel';
import { newestRegistry, partsOf } from '@rig4u/releases';
import { startLocalServices } from '@rig4u/services/local';
import { median } from '../median';
import { cpuMicroseconds } from '../platform/processor-time';
import { startGatewayProcess, type Server } from '../platform/servers';
import { prepareProduct } from '../product';
import { startNothing } from '../services/flood';

const [rate, roundSeconds, rounds, pauseMs] = [1_000, 5, 4, 5];

const states = ['quiet', 'reports to a server that does nothing', 'reports to the gateway'] as const;
type State = (typeof states)[number];

/**
 * `pnpm bench loads`: 1,000 load reports a second through one gateway, 20 seconds in all, with rows into PostgreSQL; and what a page takes
 * meanwhile. The reports come from a program of their own. All of it shares one machine, so the same load of a server that does nothing is
 * measured too: what both have in common is want of processors. The states take turns.
 */
export async function benchLoads(): Promise<void> {
  await prepareProduct();
  const data = await mkdtemp(join(tmpdir(), 'rig4u-bench-'));
  await chmod(data, 0o755);
  const local = await startLocalServices({
    env: { RIG4U_DATA: data },
    ownerEmail: 'owner@rig4u.example',
    say: () => undefined,
  });
  const nothing = await startNothing();
  const gateway = await startGatewayProcess(testStore, {
    RIG4U_POSTGRES_URL: local.postgres.gatewayUrl,
    RIG4U_TRUSTED_PROXIES: '1',
  });
  const taken: Record<State, number[]> = { [states[0]]: [], [states[1]]: [], [states[2]]: [] };
  const sent: Sent[] = [];
  const costs: number[] = [];
  try {
    await pages(gateway, 2_000);
    for (let round = 0; round < rounds; round += 1) {
      taken[states[0]].push(...(await pages(gateway, roundSeconds * 1_000)));
      const other = await during(nothing.url, gateway);
      taken[states[1]].push(...other.taken);
      const loaded = await during(`http://127.0.0.1:${gateway.port}/api/loads`, gateway);
      taken[states[2]].push(...loaded.taken);
      sent.push(loaded.sent);
      costs.push((loaded.spent - other.spent) / (rate * (roundSeconds - 1)));
    }
  } finally {
    await gateway.stop();
    await nothing.stop();
  }
  console.log('\nA page while load reports come, 1,000 a second (a program of its own sends them):');
  console.table(Object.fromEntries(states.map((state) => [state, shown(taken[state], taken[states[0]])])));
  console.log(
    'Reports:',
    sent.reduce((sum, one) => sum + one.sent, 0),
    'answers:',
    JSON.stringify(sent.map(({ statuses }) => statuses)),
  );
  console.log(
    `A report takes ${median(costs).toFixed(0)} µs of the gateway's processor time (median of ${rounds} rounds).`,
  );
  console.log('Rows in the database:', await rowsIn(local.postgres.connection));
  await local.stop();
  await rm(data, { recursive: true, force: true });
}

const sentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ sent: v.number(), statuses: v.record(v.string(), v.number()) }),
);
type Sent = v.InferOutput<typeof sentSchema>;

/** What is live, host first, as part@version. */
async function liveReleases(): Promise<string[]> {
  const registry = await newestRegistry(testStore);
  return registry ? partsOf(registry).map(([part, { live }]) => `${part}@${live[0]}`) : [];
}

async function during(address: string, gateway: Server): Promise<{ taken: number[]; spent: number; sent: Sent }> {
  const program = join(root, 'platform/bench/loads/send-reports.ts');
  const args = ['--import', 'tsx', program, address, String(rate), String(roundSeconds), ...(await liveReleases())];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: join(root, 'platform/bench'),
  });
  const output = text(child.stdout);
  // It reads its own program first.
  await wait(800);
  const before = await cpuMicroseconds(gateway.pid);
  const taken = await pages(gateway, (roundSeconds - 1) * 1_000);
  const spent = (await cpuMicroseconds(gateway.pid)) - before;
  return { taken, spent, sent: v.parse(sentSchema, await output) };
}

/** Asks for a page again and again, one after the other, with a pause; what each took in milliseconds. */
async function pages(gateway: Server, forMs: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const taken: number[] = [];
  for (const end = performance.now() + forMs; performance.now() < end; await wait(pauseMs)) {
    const began = performance.now();
    await page(gateway.port, agent);
    taken.push(performance.now() - began);
  }
  agent.destroy();
  return taken;
}

const page = (port: number, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br' };
    get({ host: '127.0.0.1', port, path: '/', agent, headers }, (answer) => {
      answer
        .resume()
        .on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`status ${answer.statusCode}`))));
    }).on('error', reject);
  });

function shown(list: readonly number[], quiet: readonly number[]): Record<string, string> {
  const more = (of: (values: readonly number[]) => number) => `${(of(list) / of(quiet)).toFixed(2)} ×`;
  return {
    pages: String(list.length),
    'median, ms': median(list).toFixed(2),
    'median of quiet': more(median),
    'p95, ms': p95(list).toFixed(2),
    'p95 of quiet': more(p95),
  };
}

const p95 = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.95)] ?? Number.NaN;

async function rowsIn(connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ text: string }>(
    "select count(*) || ' rows, ' || sum(visits) || ' visits' as text from public.load_minutes",
  );
  await client.end();
  return rows[0]?.text ?? '';
}
