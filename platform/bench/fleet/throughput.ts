import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild, testStore } from '@rig4u/kernel';
import { median } from '../median';
import { targetsOf } from '../platform/requests';
import { startGatewayProcess, startNginx, type Server } from '../platform/servers';

const [rounds, seconds, connections] = [3, 3, 32];
const wrk = ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'].find((file) => existsSync(file));

/**
 * Requests a second of page and release file at 1, 2 and 4 gateways, and of nginx with one process on the same files, in turn. wrk asks,
 * on the same cores: what it takes is missing to them, to all alike.
 */
export async function benchThroughput(): Promise<Record<string, Record<string, string>> | undefined> {
  if (!wrk) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'rig4u-bench-'));
  const gateways: Server[] = [];
  let nginx: Server | undefined;
  try {
    for (let count = 0; count < 4; count += 1) gateways.push(await startGatewayProcess(testStore));
    const [first] = gateways;
    if (!first) throw new Error('No gateway was started.');
    const targets = await targetsOf(first);
    nginx = await startNginx(folder, testStore, targets);
    const groups: [string, Server[]][] = [
      ['1 gateway', gateways.slice(0, 1)],
      ['2 gateways', gateways.slice(0, 2)],
      ['4 gateways', gateways],
      ...(nginx ? [['nginx, 1 process', [nginx]] satisfies [string, Server[]]] : []),
    ];
    const rows: Record<string, Record<string, string>> = {};
    for (const { name, path } of targets) {
      const rates = groups.map((): number[] => []);
      for (let round = 0; round < rounds; round += 1)
        for (const [place, [, servers]] of groups.entries()) rates[place]?.push(await rateOf(servers, path));
      for (const [place, [group]] of groups.entries())
        rows[group] = { ...rows[group], [name]: median(rates[place] ?? []).toFixed(0) };
    }
    return rows;
  } finally {
    await Promise.all([...gateways, ...(nginx ? [nginx] : [])].map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

/** Requests a second that several servers answer together. */
async function rateOf(servers: readonly Server[], path: string): Promise<number> {
  const each = Math.floor(connections / servers.length);
  const rates = servers.map(async ({ port, name }) => {
    const { output } = await runChild(wrk ?? '', [
      ...['-t', '1', '-c', String(each), '-d', `${seconds}s`, '-H', 'Accept-Encoding: br'],
      `http://127.0.0.1:${port}${path}`,
    ]);
    const [, rate] = /Requests\/sec:\s*([\d.]+)/.exec(output) ?? [];
    if (rate === undefined || /Non-2xx/.test(output)) throw new Error(`wrk at ${name}${path}:\n${output}`);
    return Number(rate);
  });
  return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0);
}
