/** @jest-environment node */
import { connect } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { needing } from '@rig4u/kernel/needing';
import { times } from '@rig4u/kernel/prove';
import { beforeFoldersGo } from '@rig4u/kernel/temporary-folder';
import { eventually } from '@rig4u/kernel/until';
import { bundledGateway, type BundledGateway, type GatewayProcess } from '../gateway-process';
import { ask, askHttp2, leave, type Answer } from './ask';
import { fronts, isInstalled, startFront, type Front } from './start-front';
import { errorReport, flood, json, requestsTo, type Flooded } from './test-requests';
import { storeOfTest, type SiteOfTest } from './test-site';

const env = {
  RIG4U_TRUSTED_PROXIES: '1',
  RIG4U_LOG_PER_MINUTE: '3',
  // More than the time in which a front does without a gateway that was away.
  RIG4U_DRAIN_SECONDS: '2',
};

let bundle: BundledGateway;
let site: SiteOfTest;
let gateways: [GatewayProcess, GatewayProcess];
beforeAll(async () => {
  [bundle, site] = [await bundledGateway(), await storeOfTest()];
  const start = () => bundle.start(site.store, { env });
  gateways = [await start(), await start()];
});
beforeFoldersGo(() => bundle.remove());
afterAll(leave);

/** Two seconds after one gateway is ready again fronts know it, and the next one may end, as the README says. */
const untilKnownMs = 2_000;

/** Starts the gateway in a place anew, on the port that it had. */
async function again(place: 0 | 1): Promise<void> {
  const { port } = gateways[place];
  gateways[place] = await bundle.start(site.store, { env, port });
  await eventually(async () => expect((await ask(`http://127.0.0.1:${port}/readyz`)).status).toBe(200));
  await wait(untilKnownMs);
}

/** Ends the gateway in a place as an orchestrator does; resolves with the time in which it closed, once it had drained. */
async function drained(place: 0 | 1): Promise<{ from: number; to: number }> {
  const asked = performance.now();
  expect(await gateways[place].end('SIGTERM')).toBe(0);
  // A timer may end a moment early.
  const from = asked + 1_000 * Number(env.RIG4U_DRAIN_SECONDS) - 50;
  const to = performance.now();
  expect(to).toBeGreaterThan(from);
  return { from, to };
}

/** Requests of a flood. */
const enough = times({ full: 20_000, short: 300 });

const logLine = v.pipe(v.string(), v.parseJson(), v.looseObject({ path: v.string() }));

/** Of one connection, or the front's own name: all else is the gateway's. */
const ofFront = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'server']);
const seen = ({ status, headers, body }: Answer) => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ofFront.has(name))),
  body: body.toString('base64'),
});

for (const name of fronts)
  needing(`${name} (Debian: apt-get install ${name})`, isInstalled(name), () => {
    let front: Front;
    beforeAll(async () => {
      front = await startFront(name, [gateways[0].port, gateways[1].port]);
    });
    afterAll(() => front.stop());

    it('passes on every status, header and byte as a gateway sent it, kept files too', async () => {
      const forwarded = { Host: new URL(front.url).host, 'X-Forwarded-Proto': 'https' };
      for (const [path, asked] of [...requestsTo(site), ...requestsTo(site).toReversed()]) {
        const direct = await ask(`http://127.0.0.1:${gateways[0].port}${path}`, {
          ...asked,
          headers: { ...asked.headers, ...forwarded },
        });
        const what = [path, asked.method ?? 'GET', asked.headers];
        expect([what, seen(await ask(front.url + path, asked))]).toEqual([what, seen(direct)]);
        expect([what, seen(await askHttp2(front.url + path, asked))]).toEqual([what, seen(direct)]);
      }
    });

    it('keeps to itself why a gateway is not ready', async () => {
      expect((await ask(`${front.url}/readyz`)).status).toBe(404);
    });

    it('sends visitors without TLS to the address with it', async () => {
      const { status, headers } = await ask(`http://127.0.0.1:${front.plainPort}/guides?a=1`, {
        headers: { Host: 'localhost' },
      });
      expect([status, headers['location']]).toEqual([308, 'https://localhost/guides?a=1']);
    });

    it('tells gateways the real address: what a visitor writes there counts nothing, another visitor is another', async () => {
      const send = async (from: string, i: number) => {
        const headers = { ...json, 'X-Forwarded-For': `203.0.113.${i}`, Forwarded: `for=203.0.113.${i}` };
        return (await ask(`${front.url}/api/log-error`, { ...errorReport, headers, from })).status;
      };
      const statuses: number[] = [];
      for (let i = 0; i < 24; i += 1) statuses.push(await send('127.0.0.1', i));
      // Each of two gateways takes three of a sender in a minute.
      expect(statuses.filter((status) => status !== 429)).toHaveLength(6);
      expect(await send('127.0.0.2', 1)).not.toBe(429);
    });

    it('lets a report through as it arrives: a gateway refuses one that is too long before its body is there', async () => {
      const session = connect(front.url, { rejectUnauthorized: false });
      const stream = session.request({
        ':method': 'POST',
        ':path': '/api/loads',
        'content-type': 'application/json',
        'content-length': '20000',
      });
      stream.write('{');
      const status = await new Promise((resolve, reject) => {
        stream.once('response', (headers) => resolve(headers[':status']));
        session.once('error', reject);
      });
      session.destroy();
      expect(status).toBe(413);
    });

    it('a gateway that is killed costs no request', async () => {
      let killed: Promise<unknown> | undefined;
      const flooded = await flood(front.url, site.entry, (asked) => {
        if (asked >= enough / 2) killed ??= gateways[1].end('SIGKILL');
        return asked >= enough;
      });
      await killed;
      await again(1);
      const said = flooded.map((one) => one.said);
      // What was sent to the one that died is not sent twice, unless it asks only.
      expect(said.filter((what) => !/^(GET 200|report (204|50\d))$/.test(what))).toEqual([]);
      expect(said.filter((what) => what === 'GET 200').length).toBeGreaterThan(enough * 0.7);
    });

    it('restarted one after another under load, no request fails but a report that comes while a gateway closes', async () => {
      let isOver = false;
      const visits = flood(front.url, site.entry, (asked) => isOver && asked > enough);
      const closing: { from: number; to: number }[] = [];
      for (const place of [0, 1] as const) {
        closing.push(await drained(place));
        await again(place);
      }
      isOver = true;
      const flooded = await visits;
      expect(flooded.map(({ said }) => said)).toEqual(expect.arrayContaining(['GET 200', 'report 204']));
      const cutOff = ({ said, began, ended }: Flooded) =>
        /^report 50[23]$/.test(said) && closing.some(({ from, to }) => began < to && ended > from);
      expect(flooded.filter((one) => !/^(GET 200|report 204)$/.test(one.said) && !cutOff(one))).toEqual([]);
    });

    if (name === 'nginx') {
      it('keeps files, and writes a line for each request that says nothing of the visitor', async () => {
        await ask(`${front.url}/preview/token-of-a-preview`, { headers: { 'User-Agent': 'browser-of-a-visitor' } });
        await ask(`${front.url}${site.entry}?who=me`, { headers: { 'Accept-Encoding': 'br' } });
        // A front writes its lines after the answers.
        const lines = await eventually(async () => {
          const written = (await front.lines()).map((line) => v.parse(logLine, line));
          expect(written.slice(-2)).toMatchObject([
            { path: '/preview/…' },
            { path: site.entry, status: 200, cache: 'HIT' },
          ]);
          return written;
        });
        expect(JSON.stringify(lines)).not.toMatch(/token-of|browser-of|who=me|203\.0\.113/);
      });

      it('says that the site is away where no gateway answers, and still has the files that it kept', async () => {
        await Promise.all(gateways.map((gateway) => gateway.end('SIGKILL')));
        const page = await ask(`${front.url}/`);
        expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
          503,
          '5',
          'no-store',
        ]);
        expect((await ask(front.url + site.entry, { headers: { 'Accept-Encoding': 'br' } })).status).toBe(200);
        await Promise.all([again(0), again(1)]);
        expect((await ask(`${front.url}/`)).status).toBe(200);
      });
    }
  });
