import { chosenOf, draftBuild, type BuildComponents } from '@rig4u/shared/builds';
import { misnamedControls } from '@rig4u/shared/testing';
import { screen, within } from '@testing-library/react';
import { report } from '../../../checks/in-the-picker';
import { options, visit } from '../../../checks/visit';
import { builtIn } from '../../catalogue/source';

jest.mock('../../catalogue/data/cables.json', () => [
  jest.requireActual<typeof import('../../../checks/splitters')>('../../../checks/splitters').splitterOf('Y', 3.5, 2),
]);

const own = (name: string, specs: Record<string, unknown>) => ({ id: `own-${name}`, name, price: 1, specs });

/** Four fans on a board with two headers. */
const crowded: BuildComponents = {
  motherboard: own('Board', { fanHeaders: 2 }),
  caseFan: [{ part: own('Fan', { qty: 1, currentA: 0.05 }), quantity: 4 }],
};

/** A case without a fan, and a cooler that moves no air out. */
async function airless(): Promise<BuildComponents> {
  const box = (await builtIn.load('case')).find(({ id }) => id === 'case4');
  if (!box) throw new Error('the case is gone');
  return { case: box, cooling: { ...own('Cooler', { type: 'air' }), price: 20 } };
}

const components = () => draftBuild.read().value.components;

/** The finding of this title in the report, once it is there. */
async function finding(title: string): Promise<HTMLElement> {
  const item = (await within(report()).findByText(title)).closest('li');
  if (!item) throw new Error(`no finding ${title}`);
  return item;
}

test('a case without fans is offered the cheapest one in the report; adding it is said and can be undone', async () => {
  const before = await airless();
  draftBuild.update(() => ({ components: before }));
  const { container, user } = visit('/pc-part-picker');
  await options();
  const airflow = await finding('Airflow');
  const add = await within(airflow).findByRole('button', { name: 'Add ARCTIC P12 PWM PST, $9.49 more' });
  expect(airflow).toHaveTextContent('Keep every part: add ARCTIC P12 PWM PST (Case Fans), $9.49 more.');
  const worst = screen.getByRole('group', { name: 'Worst finding' });
  expect(within(worst).getByRole('button', { name: 'Add ARCTIC P12 PWM PST +$9.49' })).toBeVisible();
  expect(misnamedControls(container)).toEqual([]);
  expect(components()).toEqual(before);

  await user.click(add);
  expect(chosenOf(components(), 'caseFan')).toMatchObject([{ part: { id: 'caseFan7' }, quantity: 1 }]);
  expect(components()).toMatchObject(before);
  expect(screen.getByText(/^ARCTIC P12 PWM PST added\. Total \$/)).toBeInTheDocument();
  expect(within(report()).getByRole('heading', { name: 'Compatibility Check' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Undo the addition' }));
  expect(components()).toEqual(before);
  expect(screen.getByText(/^The addition is undone\. Total \$/)).toBeInTheDocument();
});

test('missing splitters come all at once: beside the build and in the report', async () => {
  draftBuild.update(() => ({ components: crowded }));
  const { user } = visit('/pc-part-picker');
  const worst = await screen.findByRole('group', { name: 'Worst finding' });
  expect(worst).toHaveTextContent('needs 2 fan splitters');
  const headers = await finding('Fan headers');
  expect(await within(headers).findByRole('button', { name: 'Add them, $7.00 more' })).toBeVisible();
  expect(headers).toHaveTextContent('Cheapest way out: add 2 × Maker Splitter Y (Cables), $7.00 more.');
  const add = await within(worst).findByRole('button', { name: 'Add them +$7.00' });
  expect(add).toHaveAttribute('title', '2 × Maker Splitter Y');

  await user.click(add);
  expect(chosenOf(components(), 'cables')).toMatchObject([{ part: { id: 'splitter-Y' }, quantity: 2 }]);
  expect(screen.getByText(/^2 × Maker Splitter Y added\. Total \$12\.00/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo the addition' }));
  expect(components()).toEqual(crowded);
});
