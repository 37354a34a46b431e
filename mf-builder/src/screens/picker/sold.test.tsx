import { draftBuild, partName } from '@rig4u/shared/builds';
import { screen, within } from '@testing-library/react';
import { builtIn } from '../../catalogue/source';
import { isOnSale } from '../../catalogue/on-sale';
import { loadRetired } from '../../catalogue/retired';
import { region, visit } from '../../../checks/visit';
import { rows } from '../../../checks/in-the-picker';

const soldCard = async () => {
  const [card] = (await builtIn.load('soundCard')).filter((part) => !isOnSale(part));
  if (!card) throw new Error('Every sound card is on sale.');
  return card;
};
const idsOf = (shown: readonly HTMLElement[]) => shown.map((row) => row.dataset['id']);

test.each(['', '&sort=value'])(
  'what is sold no more is last of what fits, and says so with the reason: %j',
  async (sort) => {
    const cards = await builtIn.load('soundCard');
    visit(`/pc-part-picker?category=soundCard${sort}`);
    await screen.findAllByText(/Sold no more, so after those on sale$/);
    const shown = await rows();
    const onSale = idsOf(shown).map((id) => cards.some((part) => part.id === id && isOnSale(part)));
    expect(onSale).toEqual(onSale.toSorted((a, b) => Number(b) - Number(a)));
    for (const [at, row] of shown.entries())
      expect(within(row).queryAllByText('Sold until August 2025.')).toHaveLength(onSale[at] ? 0 : 1);
  },
);

test('it can still be chosen, and the build says that it may have to be bought used', async () => {
  const card = await soldCard();
  const { user } = visit('/pc-part-picker?category=soundCard');
  const row = (await rows()).find(({ dataset }) => dataset['id'] === card.id);
  if (!row) throw new Error('It is not listed.');
  await user.click(within(row).getByRole('button', { name: /^Choose .+, \$/ }));
  expect(draftBuild.read().value.components.soundCard).toMatchObject({ id: card.id, soldUntil: '2025-08' });
  const line = `${partName(card)} was sold until August 2025. It may have to be bought used.`;
  expect(await within(region('Your PC Build')).findByText(line)).toBeVisible();
  expect(within(region('Prices of this build')).getByText(line)).toBeVisible();
});

test('its details say so', async () => {
  const card = await soldCard();
  visit(`/pc-part-picker?category=soundCard&details=${card.id}`);
  expect(await screen.findByText('Sold until August 2025. It may have to be bought used.')).toBeVisible();
});

test('two side by side say which one is on sale', async () => {
  const card = await soldCard();
  const [other] = (await builtIn.load('soundCard')).filter(isOnSale);
  visit(`/pc-part-picker?category=soundCard&compare=${card.id}&compare=${other?.id}`);
  const table = within(await screen.findByRole('region', { name: 'Comparison, scrolls sideways' }));
  expect(table.getByRole('row', { name: 'Sold Sold until August 2025. On sale' })).toBeVisible();
});

test('a chosen part that is listed no more says so', async () => {
  const [retired] = (await loadRetired()).filter(({ type }) => type === 'cpu');
  if (!retired) throw new Error('No CPU is retired.');
  draftBuild.update(() => ({ components: { cpu: { ...retired, soldUntil: '2026-06' } } }));
  visit('/pc-part-picker?category=cpu');
  const [row] = (await screen.findAllByText('No longer listed')).map((text) => text.closest('tr'));
  expect(row).toHaveTextContent(`${partName(retired)}No longer listed · Sold until June 2026.`);
});
