import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { verify } from '@rig4u/releases';
import { newestRevision, readRevisionText } from '@rig4u/releases/store';
import { freePort } from '@rig4u/kernel/free-port';
import { openScene } from './support/scene';
import { publishEdition } from './storm/edition';
import { startGatewayProcess, type GatewayProcess } from './storm/gateway-process';
import { floodOf, lookOnce } from './storm/requests';
import { randomFrom, readHistory, runAtRandom, runRig4u } from './storm/tool';
import { storyOf, type PageStory, type StormScreen } from './storm/visits';

const commandsOfTool = 100;
const visits = 100;
const requests = 20_000;
const kills = 30;
const visitorsAtOnce = 2;
jest.setTimeout(30 * 60_000);

const screens: readonly StormScreen[] = [
  { remote: 'mf-guides', link: 'Guides', level: 1, text: 'PC Building Guides' },
  { remote: 'mf-commerce', link: 'Contact', level: 2, text: 'Contact Information' },
];
const versions = ['7.0.0', '7.0.1', '7.0.2'];
const editions = Object.fromEntries(screens.map(({ remote }) => [remote, versions]));

/** Milliseconds in which a promotion has ended here, mostly. */
const longestPromotion = 2_500;
const livingGuides = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ remotes: v.object({ 'mf-guides': v.object({ live: v.tuple([v.string(), v.string()]) }) }) }),
);

/** Two people, each with a seed from which the short form makes several changes too. */
const authors = [
  ['anna', 23],
  ['ben', 3_141_592_653],
] as const;

const scene = openScene();
let port: number;
let gateway: GatewayProcess;
let known: readonly string[];

beforeAll(async () => {
  const { store, registry } = scene.product();
  const { remotes } = await registry();
  for (const { remote, text } of screens)
    for (const version of versions) {
      const of = { part: remote, version: remotes[remote]?.live.version ?? '' };
      await publishEdition(store, { of, version, text: [text, `${text}, ${version}`] });
    }
  // A scene has what is live, and not what was live before that.
  known = (await verify(store)).faults;
  port = await freePort();
  gateway = await startGatewayProcess(store, port);
});
afterAll(() => gateway?.kill());

test('two tools change what is live, at random, under visits: no request fails, no page mixes releases, and history is true', async () => {
  const { store } = scene.product();
  const before = await newestRevision(store);
  const origin = `http://localhost:${port}`;

  let over = false;
  const storm = Promise.all(
    authors.map(([by, seed]) =>
      runAtRandom({ store, env: { RIG4U_STORE: store }, by, editions, random: randomFrom(seed) }, commandsOfTool),
    ),
  );
  const stories: PageStory[] = [];
  let begun = 0;
  const visitor = async (): Promise<void> => {
    while (begun < visits) {
      begun += 1;
      stories.push(await storyOf(await scene.visit(), origin, screens));
    }
  };
  const visiting = Promise.all(Array.from({ length: visitorsAtOnce }, visitor));
  const flooding = floodOf(origin, (made) => over && made >= requests);
  const done = await storm;
  await visiting;
  over = true;
  const flood = await flooding;

  const ended = (code: number): number => done.flat().filter((one) => one.code === code).length;
  const changed = done.flat().filter((one) => one.changed).length;
  process.stdout.write(
    `The storm: ${flood.requests} requests, ${stories.length} visits, ${done.flat().length} commands, of which ${changed} ` +
      `changed something, ${ended(2) + ended(4)} were refused, ${ended(3)} were too late.\n`,
  );

  expect(flood.faults).toEqual([]);
  expect(flood.requests).toBeGreaterThanOrEqual(requests);
  expect(stories.flatMap(({ problems }) => problems)).toEqual([]);
  expect(stories).toHaveLength(visits);
  for (const { files, screens: shown } of stories) {
    for (const { remote, text } of screens) {
      const [version, ...others] = files[remote] ?? [];
      expect({ remote, others }).toEqual({ remote, others: [] });
      expect(shown[remote]).toBe(versions.includes(version ?? '') ? `${text}, ${version}` : text);
    }
  }

  // Nothing but what the two did stands in the history, in the order in which each did it.
  expect(done.flat().filter(({ code }) => ![0, 2, 3, 4].includes(code ?? -1))).toEqual([]);
  const history = (await readHistory({ RIG4U_STORE: store })).filter(({ revision }) => revision > before);
  for (const [i, [by]] of authors.entries()) {
    const changes = (done[i] ?? []).filter(({ changed }) => changed).map(({ command }) => command);
    expect(history.filter((one) => one.by === by).map(({ command }) => command)).toEqual(changes);
  }
  expect(history.filter(({ by, why }) => !/^(anna|ben)$/.test(by) || why !== 'the storm')).toEqual([]);
  // Every state is what the changes make of nothing, and what pages are given is of the newest.
  expect(await newFaults(store)).toEqual([]);
  const answered: unknown = await (await fetch(`${origin}/registry.json`)).json();
  expect(answered).toEqual(JSON.parse(JSON.stringify(await scene.product().registry())));
});

test('gateway and tool are killed while a release goes live: the next gateway shows the old state or the new one, whole', async () => {
  const { store } = scene.product();
  const env = { RIG4U_STORE: store };
  const random = randomFrom(9);
  for (const remote of Object.keys(editions)) await runRig4u(env, 'anna', ['unpin', remote]);
  for (let round = 0; round < kills; round += 1) {
    const before = await newestRevision(store);
    const promotion = [
      'promote',
      `mf-guides@${versions[round % versions.length]}`,
      '--why',
      'x',
      '--without-smoke',
      '--again',
    ];
    const killTool = round % 2 === 1;
    const promoting = runRig4u(env, 'anna', promotion, (kill) => {
      if (killTool) setTimeout(kill, random(longestPromotion));
    });
    await wait(random(longestPromotion));
    await gateway.kill();
    gateway = await startGatewayProcess(store, port);
    const { registry, faults } = await lookOnce(`http://127.0.0.1:${port}`);
    expect(faults).toEqual([]);
    const { code } = await promoting;
    if (!killTool) expect(code).toBe(0);
    const states = await Promise.all([before, await newestRevision(store)].map((revision) => liveAt(store, revision)));
    expect(states).toContainEqual(registry && [registry.revision, registry.remotes['mf-guides']?.live.version]);
  }
  // What a killed tool left aside the next one clears; then all that is live is whole, and so is its history.
  const last = ['promote', `mf-commerce@${versions[0]}`, '--why', 'x', '--without-smoke', '--again'];
  expect((await runRig4u(env, 'anna', last)).code).toBe(0);
  expect(await newFaults(store)).toEqual([]);
});

const newFaults = async (store: string): Promise<string[]> =>
  (await verify(store)).faults.filter((fault) => !known.includes(fault));

/** A revision's number, and the release of mf-guides that is live in it. */
async function liveAt(store: string, revision: number): Promise<unknown> {
  const read = v.safeParse(livingGuides, await readRevisionText(store, revision));
  return read.success ? [revision, read.output.remotes['mf-guides'].live[0]] : read.issues;
}
