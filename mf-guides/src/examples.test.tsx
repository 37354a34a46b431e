import { screen } from '@testing-library/react';
import { rig4u } from '../package.json';
import { guides } from './content/guides';
import { visit } from './open-guides';

test.each(Object.values(rig4u.examples))('the example %s is a guide that exists', async (address) => {
  const guide = guides.find(({ id }) => address === `/guides/${id}`);
  expect(guide).toBeDefined();
  visit(address);
  expect(await screen.findByRole('heading', { level: 1, name: guide?.title ?? '' })).toBeVisible();
});
