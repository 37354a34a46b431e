/** @jest-environment node */
import { connect, createServer, type Socket } from 'node:net';
import { loadStore } from '@rig4u/health';
import { beforeFoldersGo } from '@rig4u/kernel/temporary-folder';
import { eventually } from '@rig4u/kernel/until';
import { startInstance, type Instance } from '@rig4u/services/contract-instance';
import { startGateway, type RunningGateway } from '../serve';
import { entry, testGateway } from '../test-gateway';

/** Nothing is refused and nothing ends: what is sent stays on its way. */
async function freezingLine(toPort: number) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const upstream = connect(toPort, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      if (isFrozen) from.pause();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return {
    port: address.port,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

let instance: Instance;
let line: Awaited<ReturnType<typeof freezingLine>>;
let gateway: RunningGateway;
beforeAll(async () => {
  instance = await startInstance({ projectId: 'rig', anonKey: 'anon', ownerEmail: 'owner@rig4u.example' });
  const address = new URL(instance.postgres().gatewayUrl);
  line = await freezingLine(Number(address.port));
  address.port = String(line.port);
  const { store } = await testGateway();
  const loads = loadStore(address.href, { silentMs: 500 });
  gateway = await startGateway({ store, say: () => undefined, env: {}, port: 0, loads, loadsEveryMs: 100 });
});
beforeFoldersGo(async () => {
  await gateway.close();
  line.close();
  await instance.stop();
});

const ready = async () => {
  const answer = await fetch(`http://127.0.0.1:${gateway.port}/readyz`);
  return { code: answer.status, ...(await answer.json()) };
};

test('a database that no longer says anything is named as missing; the gateway stays ready, and it is not missing afterwards', async () => {
  const isWell = { code: 200, status: 'ready', missing: [] };
  const written = () => instance.target.stored('select count(*)::int as count from public.release_revisions');
  await eventually(async () => expect(await written()).toEqual([{ count: 2 }]));
  expect(await ready()).toMatchObject(isWell);
  line.freeze();
  await eventually(async () =>
    expect(await ready()).toMatchObject({
      code: 200,
      status: 'ready',
      missing: [{ what: 'database', since: expect.any(String), why: expect.stringMatching(/timeout/i) }],
    }),
  );
  expect((await fetch(`http://127.0.0.1:${gateway.port}${entry}`)).status).toBe(200);
  line.thaw();
  await eventually(async () => expect(await ready()).toMatchObject(isWell));
});

test('a gateway ends though its database says nothing', async () => {
  line.freeze();
  await gateway.close();
  await expect(ready()).rejects.toThrow();
  line.thaw();
});
