import type { Page } from 'playwright-core';
import { nextStep, promote, publish, rollout, stopRollout } from '@rig4u/releases';
import { writeDist } from '@rig4u/releases/fake-builds';
import { bucketOf, visitorKey } from '@rig4u/shared/contracts';
import { eventually } from '@rig4u/kernel/until';
import { comeBack } from './support/come-back';
import { foreignRemote } from './support/foreign-remote';
import { publishHostEdition } from './support/host-edition';
import { openScene } from './support/scene';

const scene = openScene();
const how = { steps: [10, 50, 100], everyMs: 60_000, stopIf: { overLivePp: 0.5, atLeast: 500 } };
const foreign = (version: string) => ({ part: 'mf-foreign', version });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Random ids whose place in the roll-out of a release is in these bounds, in percent. */
function idBetween(part: string, version: string, low: number, high: number): string {
  for (let i = 0; ; i += 1) {
    const id = `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;
    const bucket = bucketOf(part, version, id);
    if (bucket >= low && bucket < high) return id;
  }
}

/** A visitor who was here during an earlier roll-out and has that id. */
async function visitAs(id: string) {
  const visitor = await scene.visit();
  await visitor.context.addInitScript(([key, value]) => localStorage.setItem(key, value), [visitorKey, id] as const);
  return visitor;
}

async function publishForeign(version: string, more: Partial<Parameters<typeof foreignRemote>[0]> = {}): Promise<void> {
  const release = foreignRemote({ version, pins: true, heading: `Foreign ${version}`, ...more });
  await publish(scene.product().store, await writeDist(release));
}

beforeAll(async () => {
  for (const version of ['1.0.0', '1.1.0']) await publishForeign(version);
  await publishForeign('1.2.0', { exposes: './nothing' });
  await promote(scene.product().store, foreign('1.0.0'));
});

test('a visitor in the share gets the release, another does not, and each keeps what he has', async () => {
  const { store } = scene.product();
  const nobody = await scene.visit();
  await nobody.page.goto('/foreign');
  await heading(nobody.page, 'Foreign 1.0.0').waitFor();
  await eventually(async () =>
    expect(await nobody.page.evaluate((key) => localStorage.getItem(key), visitorKey)).toBeNull(),
  );

  await rollout(store, foreign('1.1.0'), how);
  const [inside, later, outside] = await Promise.all(
    [
      [0, 10],
      [10, 50],
      [50, 100],
    ].map(([low = 0, high = 0]) => visitAs(idBetween('mf-foreign', '1.1.0', low, high))),
  );
  if (!inside || !later || !outside) throw new Error('There are three visitors.');
  const see = async ({ page }: typeof inside, version: string) => {
    await page.goto('/foreign');
    await heading(page, `Foreign ${version}`).waitFor();
    await page.reload();
    await heading(page, `Foreign ${version}`).waitFor();
  };
  await see(inside, '1.1.0');
  await see(later, '1.0.0');
  await see(outside, '1.0.0');
  // The page carries the records of both, so that nobody waits longer than others.
  expect(inside.requests.filter((path) => path.endsWith('/release.json'))).toEqual([]);
  expect(inside.requests).not.toContain('/remotes/mf-foreign/1.0.0/entry.js');

  await nobody.page.reload();
  await eventually(async () =>
    expect(await nobody.page.evaluate((key) => localStorage.getItem(key), visitorKey)).toMatch(/^[\da-f-]{36}$/),
  );

  await nextStep(store, 'mf-foreign');
  await see(inside, '1.1.0');
  await see(outside, '1.0.0');
  await comeBack(later.page);
  await later.page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await heading(later.page, 'Contact').waitFor();
  await later.page.goBack();
  await heading(later.page, 'Foreign 1.1.0').waitFor();

  await stopRollout(store, 'mf-foreign');
  await see(inside, '1.0.0');
  expect([inside, later, outside, nobody].flatMap(({ problems }) => problems)).toEqual([]);
  await Promise.all([inside, later, outside, nobody].map(({ context }) => context.close()));
});

test('who gets a release that does not load gets the live one', async () => {
  const { store } = scene.product();
  await rollout(store, foreign('1.2.0'), how);
  const { page, context, requests } = await visitAs(idBetween('mf-foreign', '1.2.0', 0, 10));
  await page.goto('/foreign');
  await heading(page, 'Foreign 1.0.0').waitFor();
  await eventually(async () => expect(requests).toContain('/remotes/mf-foreign/1.2.0/entry.js'));
  await stopRollout(store, 'mf-foreign');
  await context.close();
});

test('a host is given to a share of the visitors by a cookie, the whole of it, and each keeps his', async () => {
  const { store, registry, url } = scene.product();
  const live = (await registry()).host.version;
  const text = ['All rights reserved', 'Some rights reserved'] as const;
  await publishHostEdition(store, { of: live, version: '90.1.0', text });
  await rollout(store, { part: 'host', version: '90.1.0' }, how);
  const footer = (page: Page, words: string) => page.getByRole('contentinfo').getByText(words);
  const hostOf = async (page: Page): Promise<string> =>
    page.evaluate(async () => (await (await fetch('/registry/index.json')).json()).host.version);

  for (const [low, high, words, version] of [
    [0, 10, text[1], '90.1.0'],
    [10, 100, text[0], live],
  ] as const) {
    const { page, context, requests, problems } = await scene.visit();
    await context.addCookies([{ name: visitorKey, value: idBetween('host', '90.1.0', low, high), url }]);
    for (const path of ['/', '/contact', '/contact']) {
      await page.goto(path);
      await footer(page, words).waitFor();
      expect(await hostOf(page)).toBe(version);
    }
    const hosts = new Set(requests.flatMap((path) => /^\/host\/([^/]+)\//.exec(path)?.[1] ?? []));
    expect([...hosts]).toEqual([version]);
    expect(problems).toEqual([]);
    await context.close();
  }

  const fresh = await scene.visit();
  await fresh.page.goto('/');
  const [first] = await fresh.context.cookies();
  expect(first).toMatchObject({ name: visitorKey, httpOnly: true, sameSite: 'Lax' });
  const version = await hostOf(fresh.page);
  await fresh.page.reload();
  expect(await hostOf(fresh.page)).toBe(version);
  await eventually(async () => expect((await fresh.context.cookies())[0]?.value).toBe(first?.value));
  await stopRollout(store, 'host');
  await fresh.page.reload();
  expect(await hostOf(fresh.page)).toBe(live);
  await fresh.context.close();
});
