/** @jest-environment node */
import { once } from 'node:events';
import { createServer, request as ask, type ClientRequest, type IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { times } from '@rig4u/kernel/prove';
import { eventually, until } from '@rig4u/kernel/until';
import { entry } from './test-gateway';
import { open, start, startIn } from './test-server';

describe('stopping', () => {
  /** A proxy as plain as can be: it asks `/readyz`, keeps connections, and tries nothing twice. */
  async function plainProxy(ports: () => readonly number[]) {
    let ready: number[] = [];
    let over = false;
    let turn = 0;
    const look = async () => {
      const asked = ports();
      const states = await Promise.all(
        asked.map((port) =>
          fetch(`http://127.0.0.1:${port}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      );
      ready = asked.filter((_, index) => states[index]);
    };
    await look();
    // One look after the other: an old answer never takes the place of a newer one.
    const looking = (async () => {
      for (; !over; await wait(100)) await look();
    })();
    const proxy = createServer((incoming, outgoing) => {
      turn += 1;
      const port = ready[turn % ready.length];
      const { method, url, headers } = incoming;
      const onwards: ClientRequest = ask(
        { host: '127.0.0.1', port, method, path: url, headers },
        (answer: IncomingMessage) => {
          const { connection: _, ...others } = answer.headers;
          outgoing.writeHead(answer.statusCode ?? 502, others);
          answer.pipe(outgoing);
        },
      );
      onwards.on('error', () => outgoing.writeHead(502).end());
      incoming.pipe(onwards);
    });
    await once(proxy.listen(0), 'listening');
    const address = proxy.address();
    return {
      port: typeof address === 'object' && address ? address.port : 0,
      knows: (one: number) => ready.includes(one),
      stop: async () => {
        over = true;
        await looking;
        proxy.closeAllConnections();
        await new Promise((resolve) => proxy.close(resolve));
      },
    };
  }

  /** Which of the two, one after the other; in full each twice. */
  const restarts = [0, 1, 0, 1].slice(0, times({ full: 4, short: 2 }));

  it('two gateways behind a plain proxy, each restarted under load: no request fails', async () => {
    const settings = { RIG4U_DRAIN_SECONDS: '2' };
    const first = await start(settings);
    const second = await startIn(first.store, settings);
    const gateways = [first.gateway, second.gateway];
    const proxy = await plainProxy(() => gateways.map(({ port }) => port));
    const statuses = new Map<number, number>();
    let over = false;
    const visitor = async (path: string) => {
      while (!over) {
        const { status } = await fetch(`http://127.0.0.1:${proxy.port}${path}`).then(async (answer) => {
          await answer.arrayBuffer();
          return answer;
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const answers = () => [...statuses.values()].reduce((sum, count) => sum + count, 0);
    const visitors = [entry, '/', '/registry.json', entry].map(visitor);
    for (const index of restarts) {
      const next = await startIn(first.store, settings);
      await gateways[index]?.drain();
      gateways[index] = next.gateway;
      await until('the proxy to know the new one', () => proxy.knows(next.port));
      const before = answers();
      await until('visits that both answer', () => answers() >= before + 25);
    }
    over = true;
    await Promise.all(visitors);
    await proxy.stop();
    expect([...statuses.keys()]).toEqual([200]);
  });

  it('shows at /readyz, closes connections with the answers, and lets a running answer finish', async () => {
    const { gateway, port } = await start({ RIG4U_DRAIN_SECONDS: '3' });
    const slow = open(port);
    slow.write(
      'POST /api/log-error HTTP/1.1\r\nHost: rig4u.test\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{',
    );
    // The gateway has the request.
    expect(String(await once(slow, 'data'))).toMatch(/^HTTP\/1\.1 100 /);
    const drained = gateway.drain();
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'close']);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    await eventually(() => expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow());
    slow.write('}');
    expect(await textOf(slow)).toMatch(/^HTTP\/1\.1 400 /);
    await drained;
  });
});
