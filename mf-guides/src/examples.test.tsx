import { screen } from '@testing-library/react';
import { rig4u } from '../package.json';
import { visit } from './open-guides';

test.each(Object.values(rig4u.examples))('the example %s is a guide that does not exist', async (address) => {
  visit(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Guide Not Found' })).toBeVisible();
});
