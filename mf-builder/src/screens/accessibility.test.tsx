import { draftBuild, saveBuild, savedBuilds } from '@rig4u/shared/builds';
import { meanwhile, misnamedControls } from '@rig4u/shared/testing';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { chooseButtons, visit } from '../../checks/visit';

// jsdom paints nothing: what is seen (contrast, text drawn as icons) is looked at in the browser tests.
const rules = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };
const cpu = { id: 'cpu0', type: 'cpu', brand: 'Maker', name: 'Kept processor', price: 200 };
const problems = async (container: Element) => [
  ...(await meanwhile(() => axe.run(container, { rules }))).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  ),
  ...misnamedControls(container),
];
const outline = () => screen.getAllByRole('heading').map((heading) => Number(heading.tagName.charAt(1)));

test('the picker is sound, and its headings leave no gap', async () => {
  draftBuild.update(() => ({ components: { cpu } }));
  const { container } = visit('/pc-part-picker?category=psu');
  await chooseButtons();
  expect(await problems(container)).toEqual([]);
  const levels = outline();
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test('the saved builds are sound', async () => {
  savedBuilds.update((list) => saveBuild(list, { cpu }, new Date('2026-11-02T10:00:00.000Z')));
  const { container } = visit('/saved-builds');
  await screen.findByRole('heading', { level: 2, name: 'Build #1' });
  expect(await problems(container)).toEqual([]);
  expect(outline()).toEqual([1, 2]);
});
