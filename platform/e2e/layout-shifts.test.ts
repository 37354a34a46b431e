import { proves, times } from '@rig4u/kernel/prove';
import { declaredParts } from '@rig4u/workspace/declared-parts';
import { screensBesides, someOfEach } from '@rig4u/workspace/derived-lists';
import { readShifts, watchShifts } from './support/layout-shifts';
import { clashing, components, ownedLink, saved_pc_builds, twoUnlike } from './support/sample-builds';
import { openScene } from './support/scene';
import { desk, phone, railed } from './support/sight';
import { slowDown } from './support/slow-line';
import { buildKey, readyBuildPath } from './support/working-build';

/**
 * Where a cold visit may begin, what the browser has stored by then, and what another screen handed over before a
 * reload.
 */
interface Beginning {
  path: string;
  stored?: Record<string, unknown>;
  handedOver?: unknown;
}

const draft = (build: object) => ({ [buildKey]: { components: build } });
/** The host's screens, and those of remotes in states that are reached by an address and by what is stored. */
const states: Readonly<Record<string, Beginning>> = {
  home: { path: '/' },
  terms: { path: '/terms' },
  privacy: { path: '/privacy' },
  picker: { path: '/pc-part-picker' },
  'picker at the graphics cards': { path: '/pc-part-picker?category=gpu' },
  'picker with a build': { path: '/pc-part-picker?category=gpu', stored: draft(components) },
  'picker with parts that do not fit': { path: '/pc-part-picker?category=cpu', stored: draft(clashing) },
  'one part': { path: '/pc-part-picker?category=gpu&details=gpu1' },
  'fit view': { path: '/pc-part-picker/fit', stored: draft(clashing) },
  'no saved builds': { path: '/saved-builds' },
  'saved builds': { path: '/saved-builds', stored: { saved_pc_builds } },
  'two builds side by side': { path: '/saved-builds/compare?a=1&b=9', stored: { saved_pc_builds: twoUnlike } },
  'a saved build beside a linked one': {
    path: '/saved-builds/compare?a=1#b=EC_wAAEx4dDIRCo8F4BkBw',
    stored: { saved_pc_builds },
  },
  'a comparison of no builds': { path: '/saved-builds/compare' },
  'a saved build': { path: '/pc-part-picker/1', stored: { saved_pc_builds } },
  'fit view of a saved build': { path: '/pc-part-picker/1/fit', stored: { saved_pc_builds } },
  'settings of a saved build': { path: '/pc-part-picker/1/settings', stored: { saved_pc_builds } },
  'wizard: use': { path: '/optimal-build' },
  'wizard: budget': { path: '/optimal-build?step=2' },
  'wizard: result': { path: readyBuildPath },
  'wizard: all builds': { path: '/optimal-build?step=all' },
  'an upgrade': { path: `/optimal-build?mode=upgrade&budget=900${ownedLink}` },
  account: { path: '/account' },
  'builds of the account': { path: '/account?tab=builds' },
  'a purchase of nothing': { path: '/purchase' },
  'a purchase': { path: '/purchase', handedOver: { build: { id: '', name: 'A build', components } } },
  'no such page': { path: '/no/such/page' },
};

/** Every other screen of every remote, as it is declared. */
const declared = screensBesides(
  declaredParts,
  Object.values(states).map(({ path }) => path),
);

const speeds = {
  'a fast line': () => Promise.resolve(),
  'slow 4G, a processor four times slower': (page: Parameters<typeof slowDown>[0]) => slowDown(page, 4),
};
const [mostShift, settledMs] = [0.02, times({ full: 700, short: 200 })];
/**
 * Three visits of each screen at each speed, one a width. The short form takes every third screen once, on a fast line, and the widths
 * by turns; of the screens of a remote its first one is among them.
 */
const every = times({ full: 1, short: 3 });
const widths = [phone, railed, desk];
const tried: [string, Beginning][] = [
  ...Object.entries(states).filter((_state, at) => at % every === 0),
  ...someOfEach(declared, every).map(({ path, address, stored }): [string, Beginning] => [
    path,
    { path: address, stored },
  ]),
];
const cases = tried.flatMap(([name, beginning], turn) =>
  Object.entries(speeds)
    .slice(0, times({ full: 2, short: 1 }))
    .map(([speed, slow]) => ({
      title: `${name}, on ${speed}`,
      beginning,
      slow,
      visits: proves ? widths : widths.slice(turn % widths.length).slice(0, 1),
    })),
);

/** Runs in the page before its scripts. The router keeps what a screen hands over as `usr`. */
function bring({ entries, handedOver }: { entries: [string, unknown][]; handedOver: unknown }): void {
  for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
  if (handedOver !== undefined) history.replaceState({ usr: handedOver }, '');
}

const scene = openScene();

test.each(cases)(
  '$title: a cold visit shifts at most 0.02',
  async ({ beginning: { path, stored = {}, handedOver }, slow, visits }) => {
    const visit = async (width: number) => {
      const { page, context } = await scene.visit({ viewport: { width, height: 900 } });
      await watchShifts(context);
      await context.addInitScript(bring, { entries: Object.entries(stored), handedOver });
      await slow(page);
      await page.goto(path);
      await page.locator('#root > .start').waitFor({ state: 'detached' });
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(settledMs);
      const { total, lines } = await readShifts(page);
      await context.close();
      return total > mostShift ? [`${width} px wide`, ...lines] : [];
    };
    expect((await Promise.all(visits.map(visit))).flat()).toEqual([]);
  },
);

test('no screen is left out', async () => {
  const { remotes } = await scene.product().registry();
  const live = Object.values(remotes).flatMap((one) => one.live.screens.map(({ path }) => path));
  const found = declaredParts.flatMap(({ screens }) => screens.map(({ path }) => path));
  expect(live.length).toBeGreaterThan(10);
  expect(found.toSorted()).toEqual(live.toSorted());
});
