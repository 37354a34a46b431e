import { draftBuild, totalOf } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { screen, within } from '@testing-library/react';
import { region, visit } from '../../../../checks/visit';
import { builtIn } from '../../../catalogue/source';

const glance = async () => {
  await screen.findByRole('heading', { level: 2, name: 'CPU' });
  return within(region('Build at a glance'));
};

test('the bar says total, what it leaves of the budget, and the verdict, in this order', async () => {
  const [cpus, boards] = await Promise.all([builtIn.load('cpu'), builtIn.load('motherboard')]);
  const cpu = cpus.find(({ specs }) => specs.socket === 'LGA1700');
  const motherboard = boards.find(({ specs }) => specs.socket === 'AM5');
  if (!cpu || !motherboard) throw new Error('the catalogue has no such clash');
  const components = { cpu, motherboard };
  const total = totalOf(components) / 100;
  draftBuild.update(() => ({ components, budget: total - 35 }));
  visit('/pc-part-picker');
  const bar = await glance();
  const name = bar.getByRole('button', { name: /^Open your build: / }).textContent;
  expect(name).toContain(`Open your build: ${exactDollars(total)} at `);
  expect(name).toMatch(/\. \$35\.00 over your budget\. does not fit/);
  expect(bar.getByText('does not fit')).toBeVisible();
});

test('an empty build has its whole budget, and says how far it is', async () => {
  visit('/pc-part-picker');
  const bar = await glance();
  expect(bar.getByText('$1,500.00 left')).toBeVisible();
  expect(bar.getByText('0% Complete', { selector: '.glance *' })).toBeVisible();
});
