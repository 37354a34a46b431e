import { draftBuild, partName, type BuildComponents } from '@rig4u/shared/builds';
import { misnamedControls } from '@rig4u/shared/testing';
import { screen, within } from '@testing-library/react';
import { brokenBuilds, wholeCatalogue } from '../../../../checks/broken-builds';
import { visit } from '../../../../checks/visit';
import { builtIn } from '../../../catalogue/source';
import { check } from '../../../domain/compatibility/check';
import { worstFirst } from '../../../domain/compatibility/check-summary';
import { fromComponents } from '../../../domain/compatibility/checked-build';
import { rankedWays, wayTypes } from '../../../domain/fitting/ranked-ways';
import { isAddition } from '../../../domain/fitting/way';
import { waysOut } from '../../../domain/fitting/ways-out';

/** A processor and a board that do not meet; the board nearest in price that takes the processor costs as much. */
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
  // As a part of one's own: the price of a listed one follows the catalogue.
  const components: BuildComponents = { ...build, motherboard: { ...motherboard, id: 'own-board', price: to.price } };
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

/** A build whose worst finding has ways out, the best of which brings a part that the check minds. */
function mindedWay() {
  const catalogue = wholeCatalogue();
  for (const components of brokenBuilds(catalogue, 20261128, 3)) {
    const [worst] = worstFirst(check(fromComponents(components)).findings);
    if (worst?.verdict !== 'fail') continue;
    const types = [...new Set(worst.parts.map(({ type }) => type))].filter((type) =>
      wayTypes(worst.rule).includes(type),
    );
    const [best] = rankedWays(components, worst.rule, types, catalogue, 'gaming');
    if (best && best.findings.length > 0) return components;
  }
  throw new Error('the broken builds have no such way out');
}

test('a way out says below its button what the check then says of the part that comes', async () => {
  const components = mindedWay();
  draftBuild.update(() => ({ components }));
  visit('/pc-part-picker');
  const finding = await screen.findByRole('group', { name: 'Worst finding' });
  const [said] = await within(finding).findAllByRole('list', { name: 'What the check then says of it' });
  expect(said?.querySelectorAll('li').length).toBeGreaterThan(0);
});

test('a label that tears apart what is seen is found', () => {
  document.body.innerHTML =
    '<button aria-label="Swap to Board, for the same price"><span>Board</span> <span>+$0.00</span></button>';
  expect(misnamedControls(document.body)).toEqual([
    '"Board   +$0.00" is not in the label "Swap to Board, for the same price"',
  ]);
});
