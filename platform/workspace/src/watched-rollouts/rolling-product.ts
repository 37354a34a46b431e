import { beforeFoldersGo, temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { startGateway, type RunningGateway } from '@rig4u/gateway';
import { promote, publish, rollout } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { startInstance, type Instance } from '@rig4u/services/contract-instance';
import { loadStore } from '@rig4u/health';

/** For tests: a database, and stores with a roll-out that gateways serve. */
export async function testDatabase() {
  const instance = await startInstance({ projectId: 'rig', anonKey: 'anon', ownerEmail: 'owner@rig4u.example' });
  beforeFoldersGo(() => instance.stop());
  return instance;
}

export type Outcome = 'ok' | 'retried' | 'last-good' | 'panel';

/** Somebody's visit, as their browser would tell of it. */
export interface Visit {
  sender: string;
  version: string;
  outcome: Outcome;
  ms?: number;
}

const stopIf = { overLivePp: 0.5, atLeast: 300 };

/** A store of its own with 1.0.0 of a remote live and 1.0.1 rolled out to half of the visitors, and a gateway that serves it. */
export async function rollingProduct(instance: Instance, part: string, env: Record<string, string> = {}) {
  const store = await temporaryFolder();
  for (const { files } of [
    fakeHost(),
    ...['1.0.0', '1.0.1'].map((version) => fakeRemote({ name: part, version, paths: [`/${part}`] })),
  ])
    await publish(store, await writeDist(files));
  await promote(store, { part: 'host', version: '1.0.0' });
  await promote(store, { part, version: '1.0.0' });
  await rollout(
    store,
    { part, version: '1.0.1' },
    { steps: [50, 100], everyMs: 1_000, stopIf, by: 'anna', why: 'a test' },
  );
  const log: string[] = [];
  const loads = loadStore(instance.postgres().gatewayUrl);
  const settings = { RIG4U_TRUSTED_PROXIES: '1', ...env };
  const gateway = await startGateway({
    store,
    say: (line) => log.push(line),
    env: settings,
    port: 0,
    loads,
    loadsEveryMs: 200,
  });
  beforeFoldersGo(() => gateway.close());
  return { store, log, gateway, part, visit: visiting(gateway, part) };
}

/** Sends what a browser would, by way of a proxy that says where it comes from. */
const visiting =
  ({ port }: RunningGateway, part: string) =>
  async ({ sender, version, outcome, ms = 200 }: Visit): Promise<number> => {
    const body = {
      schema: 1,
      epoch: 1,
      revision: 4,
      host: { version: '1.0.0', ms: 300 },
      loads: [{ part, version, outcome, ms, ...(outcome !== 'ok' && { phase: 'entry' }) }],
    };
    const answer = await fetch(`http://127.0.0.1:${port}/api/loads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': sender },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.status;
  };

/** An address for each number. */
export const address = (number: number): string => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

/** Does something for each, several at once. */
export async function each<T>(list: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...list];
  const worker = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await act(one);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}
