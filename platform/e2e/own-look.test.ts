import path from 'node:path';
import type { Page } from 'playwright-core';
import { loadManifest, promote, publish } from '@rig4u/releases';
import { parseRef, readFolder } from '@rig4u/releases/store';
import { proof } from '@rig4u/kernel/prove';
import { eventually } from '@rig4u/kernel/until';
import { buildVariant } from './support/build-variant';
import { root } from './support/folders';
import { openScene } from './support/scene';

const scene = openScene();

const hostFiles = async (): Promise<string[]> =>
  [...((await readFolder(path.join(scene.product().store, 'host'))) ?? new Map<string, Uint8Array>())].map(
    ([name, bytes]) => `${name} ${Buffer.from(bytes).toString('base64')}`,
  );

/** The colour behind a row of the options, and the one that the theme calls so. */
async function rowColour(page: Page, called: string): Promise<{ row: string; theme: string }> {
  await page.goto('/pc-part-picker?category=gpu');
  const price = page.getByRole('cell', { name: /^\$/ }).first();
  await price.waitFor();
  return price.evaluate((cell, name) => {
    const probe = document.createElement('i');
    probe.style.background = `var(--${name})`;
    document.body.append(probe);
    const colours = { row: getComputedStyle(cell).backgroundColor, theme: getComputedStyle(probe).backgroundColor };
    probe.remove();
    return colours;
  }, called);
}

const desk = { viewport: { width: 1440, height: 900 } };

test('the picker’s team recolours its rows alone: one file, its own release, and no other host', async () => {
  const before = await hostFiles();
  const { version } = (await scene.product().registry()).host;
  const first = await scene.visit(desk);
  const { row, theme } = await rowColour(first.page, 'warn-wash');
  expect(row).not.toBe(theme);

  const recoloured = await buildVariant({
    from: path.join(root, 'mf-builder'),
    name: 'mf-builder',
    version: '1.9.0',
    change: {
      'src/look/options-table.ts': [
        "'& .option > *': { height: '56px' }",
        "'& .option > *': { height: '56px', bg: 'warnWash' }",
      ],
    },
  });
  await publish(scene.product().store, recoloured);
  await promote(scene.product().store, parseRef('mf-builder@1.9.0'));

  const next = await scene.visit(desk);
  await eventually(async () => expect(await rowColour(next.page, 'warn-wash')).toEqual({ row: theme, theme }));
  const { manifest } = await loadManifest(scene.product().store, parseRef('mf-builder@1.9.0'));
  const asked = Object.keys('needs' in manifest ? manifest.needs : {});
  expect(asked).toContain('@rig4u/shared/ui');
  // What its look is made of it brings along, so an older host has all that it asks for.
  expect(asked.filter((entry) => /\/(recipes|workbench|pictures|motion)$/.test(entry))).toEqual([]);
  expect(await hostFiles()).toEqual(before);
  expect((await scene.product().registry()).host.version).toBe(version);
  expect([...first.problems, ...next.problems]).toEqual([]);
  await Promise.all([first.context.close(), next.context.close()]);
});

proof('a release from before, which takes its look from the host, still has it', async () => {
  const older = await buildVariant({
    from: path.join(root, 'mf-guides'),
    name: 'mf-guides',
    version: '1.9.0',
    change: {
      'src/screens/guide-list/screen.tsx': [
        'export function Component() {',
        `import { CountUp } from '@rig4u/shared/motion';
import { Drawing } from '@rig4u/shared/pictures';
import { OptionsTable, PlainIcon } from '@rig4u/shared/workbench';

export const Component = () => (
  <>
    <h1>From before</h1>
    <CountUp value={1299} />
    <Drawing viewBox="0 0 240 200" role="img" aria-label="Drawn" />
    <OptionsTable><tbody><tr><td className="price"><PlainIcon name="check" />$5</td></tr></tbody></OptionsTable>
  </>
);
export function After() {`,
      ],
      'src/prerender.ts': ["import remote from './routes';", 'const remote = { routes: [] };'],
    },
  });
  await publish(scene.product().store, older);
  await promote(scene.product().store, parseRef('mf-guides@1.9.0'));
  const { page, problems, context } = await scene.visit(desk);
  await page.goto('/guides');
  await page.getByRole('heading', { level: 1, name: 'From before' }).waitFor();
  await page.getByText('1299').waitFor();
  await page.getByRole('img', { name: 'Drawn' }).waitFor();
  await eventually(async () =>
    expect(await page.getByRole('cell', { name: '$5' }).evaluate((cell) => getComputedStyle(cell).fontWeight)).toBe(
      '600',
    ),
  );
  expect(problems).toEqual([]);
  await context.close();
});
