import { draftBuild, priceHistory, savedBuilds, saveBuild, type BuildComponents } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { paths } from '@rig4u/shared/routing';
import { act, waitFor } from '@testing-library/react';
import { region, visit } from '../../../checks/visit';
import { builtIn } from '../../catalogue/source';

/** A card of the catalogue as it was chosen when it cost a dollar. */
const chosenOnce = async () => {
  const [gpu] = await builtIn.load('gpu');
  if (!gpu) throw new Error('The catalogue has no card.');
  const components: BuildComponents = { gpu: { ...gpu, price: 1, priceDate: '2024-01-01' } };
  return { gpu, components };
};
const total = (dollars: number) =>
  waitFor(() => expect(region('Your PC Build')).toHaveTextContent(`Total${exactDollars(dollars)}`));

test('a draft is shown at the latest prices; what is kept stays as it was chosen', async () => {
  const { gpu, components } = await chosenOnce();
  draftBuild.update(() => ({ components }));
  visit(paths.picker);
  await total(gpu.price);
  await waitFor(() => expect(region('Full report')).toHaveTextContent(exactDollars(gpu.price)));
  expect(draftBuild.read().value.components).toEqual(components);
});

test('a saved build, too, and an imported price counts at once', async () => {
  const { gpu, components } = await chosenOnce();
  savedBuilds.update((list) => saveBuild(list, components, new Date('2026-11-02T10:00:00.000Z')));
  const id = savedBuilds.read().value[0]?.id ?? '';
  visit(paths.savedBuild(id));
  await total(gpu.price);
  act(() => void priceHistory.update(() => ({ parts: { [gpu.id]: [{ date: '2026-11-02', price: 12.34 }] } })));
  await total(12.34);
  expect(savedBuilds.read().value[0]).toMatchObject({ components, totalPrice: 1 });
});
