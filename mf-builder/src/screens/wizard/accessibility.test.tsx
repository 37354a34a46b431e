import { meanwhile } from '@rig4u/shared/testing';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { visit } from '../../../checks/visit';
import { title } from '../../../checks/in-the-wizard';

// jsdom paints nothing: contrast is looked at in the browser.
const sound = async (container: Element) =>
  (await meanwhile(() => axe.run(container, { rules: { 'color-contrast': { enabled: false } } }))).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );

test.each([
  ['/optimal-build', 'What will you use your PC for?'],
  ['/optimal-build?step=2', "What's your budget?"],
  ['/optimal-build?step=3', 'Your Optimal PC Build'],
  ['/optimal-build?step=all', 'All Builds'],
])('%s is sound, and its headings leave no gap', async (path, name) => {
  const { container } = visit(path);
  await title(name);
  expect(await sound(container)).toEqual([]);
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.charAt(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [place, level] of levels.entries()) expect(level - (levels[place - 1] ?? 0)).toBeLessThanOrEqual(1);
});
