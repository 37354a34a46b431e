import { meanwhile } from '@rig4u/shared/testing';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { guides } from '../checks/guides';
import { visit } from './open-guides';

// jsdom paints nothing: contrast is looked at in the browser tests.
const rules = { 'color-contrast': { enabled: false } };

test.each([
  ['/guides', 'PC Building Guides'],
  ...guides.map(({ id, title }) => [`/guides/${id}`, title]),
  ['/guides/no-such-guide', 'Guide Not Found'],
])('%s is sound, with one h1 and no gap in its headings', async (path, title) => {
  const { container } = visit(path);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  const { violations } = await meanwhile(() => axe.run(container, { rules }));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.charAt(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
});
