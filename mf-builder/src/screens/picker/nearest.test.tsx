import { draftBuild } from '@rig4u/shared/builds';
import { screen, waitFor, within } from '@testing-library/react';
import { rows } from '../../../checks/in-the-picker';
import { visit } from '../../../checks/visit';
import { builtIn } from '../../catalogue/source';
import { readMarketId } from '../../catalogue/market/market-id';

/** A build with a processor and a card, as somebody begins. */
async function chooseCore(): Promise<void> {
  const [cpus, cards] = [await builtIn.load('cpu'), await builtIn.load('gpu')];
  const cpu = cpus.find(({ name }) => name.includes('9800X3D'));
  const gpu = cards.find(({ name }) => name.includes('5070 Ti'));
  if (!cpu || !gpu) throw new Error('The catalogue lacks the processor or the card.');
  draftBuild.update(() => ({ components: { cpu, gpu } }));
}

const nearest = async () =>
  within(await screen.findByRole('list', { name: 'What is nearest' })).getAllByRole('listitem');

test('filters that ours have no answer to are answered from all parts', async () => {
  await chooseCore();
  visit('/pc-part-picker?category=case&fits=1&f.colour=white&f.volume=-20');
  expect(await screen.findByText(/^\d+ among all parts$/)).toBeVisible();
  const listed = await rows();
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.every(({ dataset }) => readMarketId(dataset['id'] ?? ''))).toBe(true);
  expect(screen.getByText(/^Of the parts that are all of this too little is known/)).toBeVisible();
  const [first] = await nearest();
  expect(first).toHaveTextContent(/\(20\.3 l\)Volume: up to 20\.3 l · \d+ parts?$/);
});

test('where no part that works is all that is asked for, what is nearest is named, and a press brings it', async () => {
  await chooseCore();
  const { user, location } = visit('/pc-part-picker?category=case&fits=1&f.colour=white&f.volume=-2');
  expect(await screen.findByText('Nothing that fits your build is all of this. Nearest:')).toBeVisible();
  const [first] = await nearest();
  expect(first).toHaveTextContent(/ \(.+ l\)Volume: up to .+ l · \d+ parts?$/);
  if (!first) throw new Error('Nothing is named.');
  await user.click(within(first).getByRole('button'));
  expect(location().search).toMatch(/^\?category=case&fits=1&f.colour=white&f.volume=-[\d.]+$/);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'What is nearest' })).not.toBeInTheDocument());
  expect((await rows()).length).toBeGreaterThan(0);
});

test('words of a search are left out alike', async () => {
  await chooseCore();
  const { user } = visit('/pc-part-picker?category=case&q=purple+lian+li');
  const [first] = await nearest();
  if (!first) throw new Error('Nothing is named.');
  // How a part should be is no name to add one under.
  expect(screen.queryByRole('button', { name: /^Add "/ })).not.toBeInTheDocument();
  await user.click(within(first).getByRole('button', { name: /^Without "purple"/ }));
  expect(screen.getByRole('searchbox')).toHaveValue('lian li');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'What is nearest' })).not.toBeInTheDocument());
});
