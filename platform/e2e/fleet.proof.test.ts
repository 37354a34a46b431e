import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { nginxProgram } from '@rig4u/deploy/start-nginx';
import { needing } from '@rig4u/kernel/needing';
import { beforeFoldersGo } from '@rig4u/kernel/temporary-folder';
import { copyStore, newestRegistry, verify } from '@rig4u/releases';
import { folderStore } from '@rig4u/releases/store';
import { startCuttingProxy, type CuttingProxy } from '@rig4u/releases/store-contract';
import { hasTestBucket, testBucketFrom } from '@rig4u/stores/bucket-service';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { placeInBucket, placeInPostgres, type Place } from './fleet/place';
import { startFleet, untilAllServe, type Fleet } from './fleet/fleet';
import { publishEdition } from './storm/edition';
import { floodOf } from './storm/requests';
import { randomFrom, readHistory, runRig4u } from './storm/tool';
import { storyOf, type PageStory, type StormScreen } from './storm/visits';
import { visit } from './support/browser';
import { preparedStore } from './support/folders';
import { until } from '@rig4u/kernel/until';

const gatewayCount = 4;
const promotionsOfTool = [17, 17, 16];
const requests = 50_000;
const visits = 60;
/** How long a store is away. */
const awayMs = 60_000;
jest.setTimeout(40 * 60_000);

const screens: readonly StormScreen[] = [
  { remote: 'mf-guides', link: 'Guides', level: 1, text: 'PC Building Guides' },
  { remote: 'mf-commerce', link: 'Contact', level: 2, text: 'Contact Information' },
];
const versions = ['7.0.0', '7.0.1'];
const tools = ['anna', 'ben', 'cleo'];

const nginx = 'nginx (Debian: apt-get install nginx)';

/** Each way to keep a store past one machine; within how many milliseconds a promotion is everywhere, as `releases.md` asks. */
const kinds = [
  {
    name: 'PostgreSQL',
    make: placeInPostgres,
    needs: nginx,
    canRun: nginxProgram() !== undefined,
    withinMs: 1_000,
    outlivesKill: true,
  },
  {
    name: 'a bucket',
    make: placeInBucket,
    needs: `${nginx} and ${testBucketFrom}`,
    canRun: nginxProgram() !== undefined && hasTestBucket(),
    withinMs: 5_000,
    // The service of a test keeps everything in memory.
    outlivesKill: false,
  },
];

for (const { name, make, needs, canRun, withinMs, outlivesKill } of kinds)
  needing(needs, canRun, () =>
    describe(`gateways over ${name}, behind nginx`, () => {
      let place: Place;
      let proxy: CuttingProxy;
      let fleet: Fleet;
      let browser: Browser;
      beforeAll(async () => {
        place = await make(async (port) => {
          proxy = await startCuttingProxy(port);
          return proxy.port;
        });
        await copyStore(folderStore(preparedStore), place.store, { now: Date.now() });
        const live = await newestRegistry(place.store);
        for (const { remote, text } of screens)
          for (const version of versions) {
            const of = { part: remote, version: live?.remotes[remote]?.live[0] ?? '' };
            await publishEdition(place.store, { of, version, text: [text, `${text}, ${version}`] });
          }
        fleet = await startFleet(place.env, gatewayCount);
        browser = await launchBrowser();
      });
      beforeFoldersGo(async () => {
        await browser?.close();
        await fleet?.stop();
        await place?.stop();
        await proxy?.close();
      });

      const promote = (by: string, remote: string, version: string) =>
        runRig4u(place.env, by, [
          'promote',
          `${remote}@${version}`,
          '--why',
          'the fleet',
          '--without-smoke',
          '--again',
        ]);

      test('three tools promote under visits: no request fails, no page mixes releases, the history is complete', async () => {
        const origin = fleet.front.url;
        const before = await place.store.log.newest();
        let over = false;
        const promoting = Promise.all(
          tools.map(async (by, i) => {
            const random = randomFrom(i + 1);
            const codes: (number | null)[] = [];
            for (let turn = 0; turn < (promotionsOfTool[i] ?? 0); turn += 1) {
              const { remote } = screens[random(screens.length)] ?? { remote: '' };
              codes.push((await promote(by, remote, versions[random(versions.length)] ?? '')).code);
            }
            return codes;
          }),
        );
        const flooding = floodOf(origin, (made) => over && made >= requests, { inOrder: false });
        const stories: PageStory[] = [];
        for (let turn = 0; turn < visits; turn += 1)
          stories.push(await storyOf(await visit(browser, origin, { ignoreHTTPSErrors: true }), origin, screens));
        const codes = await promoting;
        const newest = await place.store.log.newest();
        const everywhereMs = await untilAllServe(fleet, newest);
        over = true;
        const flood = await flooding;
        process.stdout.write(
          `The fleet over ${name}: ${gatewayCount} gateways, ${codes.flat().length} promotions, ${flood.requests} requests, ` +
            `${stories.length} visits; everywhere ${everywhereMs} ms after the last tool had ended.\n`,
        );

        expect(flood.faults).toEqual([]);
        expect(flood.requests).toBeGreaterThanOrEqual(requests);
        expect(stories.flatMap(({ problems }) => problems)).toEqual([]);
        for (const { ran, screens: shown } of stories)
          for (const { remote, text } of screens) {
            // A page may have asked for files of one release when another gateway tells it of the next one: only one of them may run.
            const [version, ...others] = ran[remote] ?? [];
            expect({ remote, others }).toEqual({ remote, others: [] });
            expect(version).toBeDefined();
            expect(shown[remote]).toBe(versions.includes(version ?? '') ? `${text}, ${version}` : text);
          }
        expect(codes.flat().filter((code) => code !== 0)).toEqual([]);
        const history = (await readHistory(place.env)).filter(({ revision }) => revision > before);
        expect(history.map(({ revision }) => revision)).toEqual(
          Array.from({ length: newest - before }, (_, i) => before + 1 + i),
        );
        expect(history.filter(({ by, why }) => !tools.includes(by) || why !== 'the fleet')).toEqual([]);
        expect((await verify(place.store)).faults).toEqual([]);
      });

      test('it is everywhere in the time that was promised', async () => {
        const waited: number[] = [];
        for (let turn = 0; turn < 5; turn += 1) {
          const from = await place.store.log.newest();
          // Two versions in turn: each is a change.
          const live = (await newestRegistry(place.store))?.remotes['mf-guides']?.live[0];
          await promote('anna', 'mf-guides', versions.find((one) => one !== live) ?? '');
          waited.push(await untilAllServe(fleet, from + 1));
        }
        process.stdout.write(`Everywhere after (ms, ${name}): ${waited.join(', ')}\n`);
        // A machine that does much else is slow now and then; the best of them shows what the driver does.
        expect(Math.min(...waited)).toBeLessThan(withinMs);
      });

      test('each gateway is killed in turn: the front goes on without it', async () => {
        const origin = fleet.front.url;
        let over = false;
        const flooding = floodOf(origin, () => over, { inOrder: false });
        for (const gateway of fleet.gateways.keys()) await fleet.restart(gateway);
        over = true;
        expect((await flooding).faults).toEqual([]);
      });

      const testOfKills = outlivesKill ? test : undefined;
      testOfKills?.(
        'what keeps the log is killed while a tool promotes: what was acknowledged is there, and all heal',
        async () => {
          const origin = fleet.front.url;
          const before = await place.store.log.newest();
          let over = false;
          const flooding = floodOf(origin, () => over, { inOrder: false });
          const promoting = (async () => {
            const acknowledged: string[] = [];
            for (let turn = 0; turn < 12; turn += 1) {
              const { code, said } = await promote('cleo', 'mf-guides', versions[turn % 2] ?? '');
              if (code === 0 && /"changed": true/.test(said))
                acknowledged.push(`promote mf-guides@${versions[turn % 2]}`);
            }
            return acknowledged;
          })();
          for (let round = 0; round < 4; round += 1) {
            await wait(1_500);
            await place.crash?.();
          }
          const acknowledged = await promoting;
          const there = await until('the log', () => readHistory(place.env).catch(() => undefined));
          over = true;
          expect((await flooding).faults).toEqual([]);
          const own = there
            .filter(({ by, revision }) => by === 'cleo' && revision > before)
            .map(({ command }) => command);
          // One whose answer was lost may stand there too.
          expect(own.length).toBeGreaterThanOrEqual(acknowledged.length);
          expect(acknowledged.filter((command) => !own.includes(command))).toEqual([]);
          await untilAllServe(fleet, await place.store.log.newest());
        },
      );

      test('the store is away: pages go on, /readyz says what is missing, and all heal', async () => {
        const origin = fleet.front.url;
        const before = await place.store.log.newest();
        proxy.down();
        await until('gateways that say what is missing', async () =>
          (await fleet.states()).every(({ missing }) => missing.some(({ what }) => what === 'store')),
        );
        let over = false;
        const flooding = floodOf(origin, () => over, { inOrder: false });
        const refused = await promote('anna', 'mf-guides', versions[0] ?? '');
        expect(refused.code).not.toBe(0);
        await wait(awayMs);
        over = true;
        expect((await flooding).faults).toEqual([]);
        expect((await fleet.states()).map(({ status }) => status)).toEqual(fleet.gateways.map(() => 'ready'));
        expect(await place.store.log.newest()).toBe(before);
        proxy.up();
        await until('gateways that miss nothing', async () =>
          (await fleet.states()).every(({ missing }) => missing.length === 0),
        );
        expect((await promote('ben', 'mf-commerce', versions[1] ?? '')).code).toBe(0);
        expect((await promote('ben', 'mf-commerce', versions[0] ?? '')).code).toBe(0);
        await untilAllServe(fleet, await place.store.log.newest());
      });
    }),
  );
