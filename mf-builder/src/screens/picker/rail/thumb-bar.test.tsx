import { draftBuild, requiredTypes, totalOf, type BuildComponents } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { screen, within } from '@testing-library/react';
import { entry } from '../../../../checks/in-the-picker';
import { region, visit } from '../../../../checks/visit';
import { builtIn } from '../../../catalogue/source';
import { optionFits } from '../../../domain/fitting/option-fits';
import { isOffered } from '../route-state';

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

test('a total that lacks a price says so in the bar, the rail and the report', async () => {
  const cpu = { id: 'own', name: 'Chip', price: 1_000 };
  const gpu = { id: 'gpu~1', name: 'Card', price: 0, unpriced: true };
  draftBuild.update(() => ({ components: { cpu, gpu }, budget: 1_500 }));
  visit('/pc-part-picker');
  const bar = await glance();
  const name = bar.getByRole('button', { name: /^Open your build: / }).textContent;
  expect(name).toContain('Open your build: $1,000.00 + 1 without a price');
  expect(bar.getByText('+ 1 without a price')).toBeVisible();
  expect(name).toContain('at most $500.00 left of your budget. ');
  expect(within(region('Your PC Build')).getByText('+ 1 part without a price')).toBeVisible();
  expect(entry('Graphics Card')).toHaveTextContent('no price');
});

test('an empty build has its whole budget, and says how far it is', async () => {
  visit('/pc-part-picker');
  const bar = await glance();
  expect(bar.getByText('$1,500.00 left')).toBeVisible();
  expect(bar.getByText('0% Complete', { selector: '.glance *' })).toBeVisible();
});

test('a build in which nothing clashes says what it needs, in the bar, the rail and the list', async () => {
  const cpu = (await builtIn.load('cpu')).find(({ specs }) => specs.coolerIncluded === false && specs.igpu);
  let components: BuildComponents = { ...(cpu && { cpu }) };
  for (const type of requiredTypes.filter(isOffered).filter((type) => type !== 'cpu')) {
    const parts = await builtIn.load(type);
    const fits = optionFits(components, type, parts);
    const part = parts.find(({ id }) => fits.get(id)?.verdict !== 'fail');
    components = { ...components, ...(part && { [type]: part }) };
  }
  draftBuild.update(() => ({ components }));
  visit('/pc-part-picker');
  const bar = await glance();
  expect(bar.getAllByText('Needs a CPU cooler')).toHaveLength(2);
  expect(within(region('Your PC Build')).getByText('Needs a CPU cooler', { selector: '.verdict *' })).toBeVisible();
  expect(entry('CPU')).toHaveTextContent('Needs a CPU cooler');
  expect(
    screen.queryByText(/do(es)? not fit$/, { selector: '[data-verdict=fail] *, .verdict *' }),
  ).not.toBeInTheDocument();
});
