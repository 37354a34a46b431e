import { savedBuilds } from '@rig4u/shared/builds';
import { screen } from '@testing-library/react';
import { rig4u } from '../../package.json';
import { visit } from '../../checks/visit';

const { examples, exampleData } = rig4u;

beforeEach(() => {
  for (const [key, value] of Object.entries(exampleData)) localStorage.setItem(key, JSON.stringify(value));
});

test('the data of the examples is what the product keeps', () => {
  expect(Object.keys(exampleData)).toEqual([savedBuilds.key]);
  expect(savedBuilds.read()).toMatchObject({ value: [{ id: '1', name: 'First PC' }] });
});

test.each(Object.values(examples))('the example %s opens a build that exists', async (address) => {
  visit(address);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect((await screen.findAllByText('First PC', { exact: false })).length).toBeGreaterThan(0);
  expect(screen.queryByText('Build not found')).not.toBeInTheDocument();
});
