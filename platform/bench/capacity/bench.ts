import { Agent, request } from 'node:http';
import { testStore } from '@rig4u/kernel';
import { newestRegistry, partsOf } from '@rig4u/releases';
import { cost, entryOf } from '../platform/requests';
import { cpuMicroseconds } from '../platform/processor-time';
import { startGatewayProcess, type Server } from '../platform/servers';
import { prepareProduct } from '../product';
import { kinds, limits, perMillion, rowsOfLoads, type Asked, type Kind } from './formula';
import { measureVisits } from './visits';

const reports = 5_000;

/**
 * `pnpm bench capacity`: what a million visits take, from what a visitor's first and next visit ask (three screens, the worker and the
 * reports included) and from the processor time of each kind of request. The page `platform/docs/capacity.md` has the figures of a run.
 */
export async function benchCapacity(): Promise<void> {
  await prepareProduct();
  const { cold, warm } = await measureVisits();
  const gateway = await startGatewayProcess(testStore, { RIG4U_TRUSTED_PROXIES: '1' });
  const micros = await microsOf(gateway).finally(() => gateway.stop());
  console.log('\nOne visit of three screens, as the gateway has it in its access log:');
  console.table({ ...rowsOf('first', cold), ...rowsOf('next', warm) });
  console.log('\nProcessor time of a request, in microseconds:');
  console.table(Object.fromEntries(kinds.map((kind) => [kind, micros[kind].toFixed(0)])));
  console.log('\nA million visits, and how many visits a second one core and one gigabit carry:');
  const cases = [
    ['first visits', cold, false],
    ['first visits, files from a CDN', cold, true],
    ['next visits', warm, false],
    ['next visits, files from a CDN', warm, true],
  ] as const;
  console.table(Object.fromEntries(cases.map(([name, asked, cached]) => [name, row(asked, micros, cached)])));
  const registry = await newestRegistry(testStore);
  const releases = registry ? partsOf(registry).length : 0;
  console.log(`Rows of loads in a day with two gateways and ${releases} live releases: ${rowsOfLoads(2, releases)}.`);
}

function row(asked: Asked, micros: Record<Kind, number>, cached: boolean): Record<string, string> {
  const load = perMillion(asked, micros, { cached });
  const { byCore, byGigabit, first } = limits(load);
  return {
    'requests, million': (load.requests / 1e6).toFixed(1),
    'GB out': load.gigabytes.toFixed(1),
    'processor hours': load.processorHours.toFixed(2),
    'visits/s, core': byCore.toFixed(0),
    'visits/s, gigabit': byGigabit.toFixed(0),
    'first to give way': first,
  };
}

const rowsOf = (name: string, asked: Asked): Record<string, { requests: number; KB: string }> =>
  Object.fromEntries(
    kinds.map((kind) => [
      `${name}, ${kind}`,
      { requests: asked[kind].requests, KB: (asked[kind].bytes / 1_000).toFixed(1) },
    ]),
  );

async function microsOf(gateway: Server): Promise<Record<Kind, number>> {
  return {
    page: await cost(gateway, '/'),
    registry: await cost(gateway, '/registry/index.json'),
    'release file': await cost(gateway, await entryOf(gateway, 'mf-builder')),
    report: await costOfReports(gateway),
  };
}

/** Microseconds of a report on loads, each of another sender. */
async function costOfReports(gateway: Server): Promise<number> {
  const registry = await newestRegistry(testStore);
  if (!registry) throw new Error('Nothing is live in the test store.');
  const [version] = registry.host.live;
  const body = JSON.stringify({
    schema: 1,
    epoch: registry.epoch,
    revision: registry.revision,
    host: { version, ms: 400 },
    loads: [],
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const send = (sender: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'X-Forwarded-For': `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`,
      };
      const sent = request({
        host: '127.0.0.1',
        port: gateway.port,
        path: '/api/loads',
        method: 'POST',
        agent,
        headers,
      });
      sent.on('response', (answer) => {
        answer.resume().on('end', () => resolve());
        if (answer.statusCode !== 204) reject(new Error(`A report was answered with ${answer.statusCode}.`));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  const flood = async (from: number): Promise<void> => {
    let next = from;
    const one = async (): Promise<void> => {
      while (next < from + reports) await send((next += 1));
    };
    await Promise.all(Array.from({ length: 16 }, one));
  };
  await flood(0);
  const before = await cpuMicroseconds(gateway.pid);
  await flood(100_000);
  agent.destroy();
  return ((await cpuMicroseconds(gateway.pid)) - before) / reports;
}
