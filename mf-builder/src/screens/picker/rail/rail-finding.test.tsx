import { draftBuild, partName, type BuildComponents } from '@rig4u/shared/builds';
import { misnamedControls } from '@rig4u/shared/testing';
import { screen, within } from '@testing-library/react';
import { visit } from '../../../../checks/visit';
import { builtIn } from '../../../catalogue/source';
import { isAddition } from '../../../domain/fitting/way';
import { waysOut } from '../../../domain/fitting/ways-out';

/** A processor and a board that do not meet; the board nearest in price that takes the processor costs as much. No shop has another price of this one. */
async function clash() {
  const [cpus, boards] = await Promise.all([builtIn.load('cpu'), builtIn.load('motherboard')]);
  const cpu = cpus.find(({ specs }) => specs.socket === 'LGA1700');
  const motherboard = boards.find(({ specs }) => specs.socket === 'AM5');
  if (!cpu || !motherboard) throw new Error('the catalogue has no such clash');
  const build = { cpu, motherboard };
  const ways = waysOut(build, 'cpu-socket', ['cpu'], { cpu: [], motherboard: boards });
  const way = ways.at(-1)?.way;
  const to = way && !isAddition(way) ? way.to : undefined;
  if (!to) throw new Error('no swap clears the clash');
  const components: BuildComponents = { ...build, motherboard: { ...motherboard, id: 'own-1', price: to.price } };
  return { components, to };
}

test('a way out is named by what is seen on its button, also where it costs the same', async () => {
  const { components, to } = await clash();
  draftBuild.update(() => ({ components }));
  const { container, user } = visit('/pc-part-picker');
  const finding = await screen.findByRole('group', { name: 'Worst finding' });
  const way = await within(finding).findByRole('button', { name: `Swap to ${partName(to)} same price` });
  expect(way).toHaveTextContent('same price');
  const [offer] = await screen.findAllByRole('button', {
    name: /^Swap to .+ (less|more)\.?$|^Swap to .+ for the same price$/,
  });
  expect(offer).toHaveTextContent(/^Swap/);
  expect(misnamedControls(container)).toEqual([]);
  await user.click(way);
  expect(draftBuild.read().value.components.motherboard).toMatchObject({ id: to.id });
});

test('a label that tears apart what is seen is found', () => {
  document.body.innerHTML =
    '<button aria-label="Swap to Board, for the same price"><span>Board</span> <span>+$0.00</span></button>';
  expect(misnamedControls(document.body)).toEqual([
    '"Board   +$0.00" is not in the label "Swap to Board, for the same price"',
  ]);
});
