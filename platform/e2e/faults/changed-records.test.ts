import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { times } from '@rig4u/kernel/prove';
import { recordFile } from '@rig4u/releases';
import { compressedSuffix, integrityOf, releaseDir } from '@rig4u/releases/store';
import { declaredParts } from '@rig4u/workspace/declared-parts';
import { screensBesides } from '@rig4u/workspace/derived-lists';
import { linkedRemotes } from '../support/folders';
import { screenIn } from '../support/browser';
import { openScene } from '../support/scene';

const scene = openScene();

const evil = 'document.documentElement.dataset.evil = "ran";';
const evilIn = (page: Page) => page.evaluate(() => document.documentElement.dataset['evil']);

/** Every address of a remote; in the short form one of each. */
const addresses = linkedRemotes.flatMap((remote) =>
  screensBesides(declaredParts, [])
    .filter(({ part }) => part === remote)
    .slice(0, times({ full: 100, short: 1 }))
    .map(({ address }) => [remote, address] as const),
);

/** The text of the record of a live release, with another script for its entry, which is in the store and has the hash that is said. */
async function forged(remote: string): Promise<{ file: string; text: string }> {
  const { store } = scene.product();
  const version = (await scene.product().registry()).remotes[remote]?.live.version ?? '';
  const folder = releaseDir(store, { part: remote, version });
  await writeFile(path.join(folder, 'evil.js'), evil);
  const file = path.join(folder, recordFile);
  const entry = {
    src: `/remotes/${remote}/${version}/evil.js`,
    integrity: integrityOf(new TextEncoder().encode(evil)),
  };
  return { file, text: `${JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), entry })}\n` };
}

test.each(addresses)(
  'a record of %s that was changed on its way, at %s: the page asks for the one that is named',
  async (remote, address) => {
    const { text } = await forged(remote);
    const { page, context, requests } = await scene.visit();
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const changed = html.replace(
        /(<script type="application\/json" id="rig4u-record">)[^<]*/,
        (_, start: string) =>
          start + JSON.stringify({ part: remote, record: JSON.parse(text) }).replaceAll('<', '\\u003c'),
      );
      expect(changed).not.toBe(html);
      await route.fulfill({ response: answer, body: changed });
    });
    await page.goto(address);
    await screenIn(page);
    expect(await evilIn(page)).toBeUndefined();
    expect(requests.filter((request) => request.endsWith(`/${recordFile}`))).toHaveLength(1);
    await context.close();
  },
);

test('release.json changed in the store never runs, at any address, and each is reported once', async () => {
  for (const remote of linkedRemotes) {
    const { file, text } = await forged(remote);
    await writeFile(file, text);
    // Its twin still says what was published, and would do.
    await rm(`${file}${compressedSuffix}`);
  }
  // A gateway that has read a record keeps it: this one begins after the change.
  await scene.product().stop();
  await scene.product().resume();
  for (const [, address] of [...addresses, ...addresses]) {
    const { page, context } = await scene.visit();
    await page.goto(address);
    await page.locator('main [role="alert"]').filter({ hasText: 'is not available right now' }).waitFor();
    expect([address, await evilIn(page)]).toEqual([address, undefined]);
    await context.close();
  }
  const reported = scene.product().log.filter((line) => line.includes('"record-unusable"'));
  expect(reported.map((line) => /"release":"([^@]*)@/.exec(line)?.[1]).toSorted()).toEqual(linkedRemotes.toSorted());
});
