import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { testStore } from '@rig4u/kernel';
import { median } from '../median';
import { prepareProduct } from '../product';
import { cpuMicroseconds } from './processor-time';
import { startGatewayProcess, startNginx, type Server } from './servers';

const [rounds, warmUp, requests, connections] = [3, 3_000, 10_000, 16];

/** Microseconds of processor time per request of page, registry and release file: the gateway, and nginx with the same files. */
export async function benchRequests(): Promise<Record<string, Record<string, string>>> {
  await prepareProduct();
  const folder = await mkdtemp(join(tmpdir(), 'rig4u-bench-'));
  const gateway = await startGatewayProcess(testStore);
  const targets = await targetsOf(gateway);
  const nginx = await startNginx(folder, testStore, targets);
  if (!nginx) console.log('nginx is not installed here, so only the gateway was measured (apt-get install nginx).');
  try {
    const rows: Record<string, Record<string, string>> = {};
    for (const { name, path, bytes } of targets) {
      const costs = await measure([gateway, ...(nginx ? [nginx] : [])], path);
      rows[`${name} (${(bytes / 1_000).toFixed(1)} KB)`] = costs;
    }
    return rows;
  } finally {
    await Promise.all([gateway.stop(), nginx?.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Something to ask for, and the bytes that it must answer with, in brotli. */
export interface Target {
  name: string;
  path: string;
  bytes: number;
  body: Buffer;
}

/** The page, the registry, and the largest entry of a remote. */
async function targetsOf(server: Server): Promise<Target[]> {
  const target = async (name: string, path: string): Promise<Target> => {
    const body = await ask(server, path, new Agent());
    return { name, path, bytes: body.length, body };
  };
  return [
    await target('page', '/'),
    await target('registry', '/registry.json'),
    await target('release file', await entryOf(server, 'mf-builder')),
  ];
}

/** The address of the entry of a remote's live release. */
async function entryOf(server: Server, part: string): Promise<string> {
  const registry = brotliDecompressSync(await ask(server, '/registry.json', new Agent())).toString();
  const [, entry] = new RegExp(`"(/remotes/${part}/[^"]*/remoteEntry\\.js)"`).exec(registry) ?? [];
  if (!entry) throw new Error(`The registry of the test store has no entry of ${part}.`);
  return entry;
}

/** In turn, so that what else the machine does meets both. */
async function measure(servers: readonly Server[], path: string): Promise<Record<string, string>> {
  const costs = servers.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, server] of servers.entries()) costs[index]?.push(await cost(server, path));
  }
  return Object.fromEntries(servers.map(({ name }, index) => [name, median(costs[index] ?? []).toFixed(0)]));
}

/** Microseconds of the server's processor time per request. */
async function cost(server: Server, path: string): Promise<number> {
  await load(server, path, warmUp);
  const before = await cpuMicroseconds(server.pid);
  await load(server, path, requests);
  return ((await cpuMicroseconds(server.pid)) - before) / requests;
}

async function load(server: Server, path: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = count;
  const visitor = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await ask(server, path, agent);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
}

function ask({ port }: Server, path: string, agent: Agent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
    get({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        if (answer.statusCode === 200 && answer.headers['content-encoding'] === 'br') resolve(Buffer.concat(chunks));
        else reject(new Error(`${path} on port ${port} answered ${answer.statusCode}, not 200 in brotli.`));
      });
      answer.on('error', reject);
    }).on('error', reject);
  });
}
