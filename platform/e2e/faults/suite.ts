import { times } from '@rig4u/kernel/prove';
import { eventually } from '@rig4u/kernel/until';
import { pathAt } from '@rig4u/workspace/derived-lists';
import { comeBack } from '../support/come-back';
import { faultRelease } from '../support/fault-release';
import { breakEntry, registryFaults, wireFaults, withGhostLive } from '../support/faults';
import { entranceOf, linkedRemotes } from '../support/folders';
import { follow, heading, lastGoodAppears, panelAppears, restWorks, toastsWork } from './broken';
import { openFaultStage, type Stage } from './stage';

/** What fails: the entry does not arrive, bytes are not those that were named, a screen throws; and what brings the last good release. */
type Kind = 'entry' | 'bytes' | 'screen' | 'last good';
type Fault = readonly [kind: Kind, title: string, run: () => Promise<void>];

/** How many remotes meet each way to fail: in the short form one. */
const remotesPerFault = times({ full: linkedRemotes.length, short: 1 });

/**
 * Every way in which one remote can fail: the first remote meets the first one, the next remote the next one, and in the long form all
 * meet all. `most`: not more of them than that.
 */
export function faultsOf(remote: string, options: Parameters<typeof openFaultStage>[0] = {}, most?: number): void {
  for (const [, title, run] of faultsTried(openFaultStage(options), remote).slice(0, most)) test(title, run);
}

/** Faults of one kind at every remote that visitors are led to. Each kind has a file of its own, so that they can run side by side. */
export function everyRemoteMeets(kind: Kind): void {
  const stage = openFaultStage();
  const faults = linkedRemotes.flatMap((remote) =>
    faultsTried(stage, remote).flatMap(([its, title, run]) => (its === kind ? [{ remote, title, run }] : [])),
  );
  test.each(faults)('$remote, $title', ({ run }) => run());
}

function faultsTried(stage: Stage, remote: string): Fault[] {
  const turn = linkedRemotes.indexOf(remote);
  const isTried = (place: number): boolean => (turn + place) % linkedRemotes.length < remotesPerFault;
  return allFaults(stage, remote).filter((_fault, place) => isTried(place));
}

const allFaults = (stage: Stage, remote: string): Fault[] => [
  ...Object.entries(wireFaults).map(([name, fault]): Fault => [
    'entry',
    `entry: ${name} gives the panel, the rest works, and Try Again heals it without a reload`,
    async () => {
      const { page, context } = await stage.visit();
      await page.goto('/');
      const { heal } = await breakEntry(context, remote, fault);
      await panelAppears(page, remote);
      await restWorks(page, remote);
      await panelAppears(page, remote);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const again = await page.getByRole('button', { name: 'Try Again' }).elementHandle();
      await heal();
      // At once: a load that was given up goes on, and on a busy machine it heals the page before a pointer is there.
      await again?.evaluate((button) => button instanceof HTMLElement && button.click());
      await heading(page, remote).waitFor();
      await eventually(async () => expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true));
      await context.close();
    },
  ]),
  ...Object.entries(registryFaults).map(([name, fault]): Fault => [
    'bytes',
    `registry: ${name} is refused, and a corrected registry heals it`,
    async () => {
      const sound = (await stage.product().registry()).remotes[remote];
      await stage.product().editRemote(remote, (record) => ({ paths: record.paths, live: fault(record.live) }));
      const { page, context } = await stage.visit();
      await page.goto('/');
      await panelAppears(page, remote);
      await restWorks(page, remote);
      await stage.product().editRemote(remote, () => sound);
      await comeBack(page);
      await follow(page, remote);
      await heading(page, remote).waitFor();
      await context.close();
    },
  ]),
  [
    'bytes',
    "a screen's chunk with one byte changed is refused, and heals",
    async () => {
      await stage.product().editRemote(remote, ({ paths, live }) => ({ paths, live }));
      const { page, context } = await stage.visit();
      const { screens = [] } = (await stage.product().registry()).remotes[remote]?.live ?? {};
      const entered = pathAt(screens, entranceOf(remote));
      const [chunk] = screens.find(({ path }) => path === entered)?.files.slice(-1) ?? [];
      let changed = 0;
      await context.route(`**${chunk?.src}*`, async (route) => {
        changed += 1;
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()} ` });
      });
      await page.goto('/');
      await panelAppears(page, remote);
      expect(changed).toBeGreaterThan(0);
      await context.unrouteAll();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await heading(page, remote).waitFor();
      await context.close();
    },
  ],
  ...(['load', 'render', 'effect'] as const).map((fault): Fault => [
    'screen',
    `a screen that throws in ${fault} gives the panel, the last good release when there is one`,
    async () => {
      const broken = await faultRelease(stage.product().store, fault);
      const sound = (await stage.product().registry()).remotes[remote];
      await stage.product().editRemote(remote, (record) => ({ paths: record.paths, live: broken }));
      const { page, context } = await stage.visit();
      await page.goto('/');
      await panelAppears(page, remote);
      await restWorks(page, remote);
      await stage.product().editRemote(remote, (record) => ({ ...record, lastGood: sound?.live }));
      await page.goto('/');
      await lastGoodAppears(page, remote);
      await context.close();
    },
  ]),
  [
    'entry',
    'toasts work while it is broken',
    async () => {
      const { page, context } = await stage.visit();
      await page.goto('/');
      await breakEntry(context, remote, (route) => route.fulfill({ status: 404 }));
      await panelAppears(page, remote);
      await toastsWork(page, remote);
      await context.close();
    },
  ],
  ...(['status 404', 'never'] as const).map((name): Fault => [
    'last good',
    `entry: ${name} brings the last good release within the budget`,
    async () => {
      await stage.product().editRemote(remote, withGhostLive);
      const { page, context } = await stage.visit();
      await context.route(/\/9\.9\.9\/remoteEntry\.js/, wireFaults[name] ?? (() => undefined));
      await page.goto('/');
      await lastGoodAppears(page, remote);
      await context.close();
    },
  ]),
];
