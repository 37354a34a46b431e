import { accessibilityFaults } from '@rig4u/config/accessibility';
import { chosenOf, draftBuild, partLines, totalOf, type BuildComponents, type PartType } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { act, screen, waitFor, within } from '@testing-library/react';
import { visit } from '../../../../checks/visit';
import { builtIn } from '../../../catalogue/source';

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

async function startWith(socket: string, budget = 1500) {
  const cpu = (await builtIn.load('cpu')).find(({ specs }) => specs.socket === socket);
  if (!cpu) throw new Error(`no processor has the socket ${socket}`);
  const components: BuildComponents = { cpu };
  draftBuild.update(() => ({ components, budget }));
  const { user } = visit('/pc-part-picker');
  const place = (await screen.findByText('What next?', { selector: 'h3' })).closest('section');
  if (!place) throw new Error('the rail has no such section');
  const next = within(place);
  return { cpu, user, next };
}
const chosen = () => draftBuild.read().value.components;
type Place = Awaited<ReturnType<typeof startWith>>['next'];
const offered = (next: Place) => next.findByRole('group', { name: 'Complete it for me' });

// First: a shelf that is there once is kept.
test('parts that do not arrive are asked for again; another use is another answer', async () => {
  const { user, next } = await startWith('AM4');
  const loading = jest.spyOn(builtIn, 'load').mockRejectedValue(new Error('offline'));
  await user.click(next.getByRole('button', { name: 'Complete it for me' }));
  const offer = within(await offered(next));
  expect(await offer.findByRole('alert')).toHaveTextContent('The parts of the catalogue did not arrive.');
  loading.mockRestore();
  await user.click(offer.getByRole('button', { name: 'Try Again' }));
  const games = (await offer.findByText(/^\d parts for /)).textContent;
  await user.selectOptions(offer.getByRole('combobox', { name: 'Best for' }), 'Office Work');
  await waitFor(() => expect(offer.getByText(/^\d parts for /)).not.toHaveTextContent(games));
});

test('what is missing is chosen after it was shown with its price, and one undo takes it back', async () => {
  const { cpu, user, next } = await startWith('AM5');
  await user.click(next.getByRole('button', { name: 'Complete it for me' }));
  const offer = await offered(next);
  expect(offer).toHaveFocus();
  const take = await within(offer).findByRole('button', { name: /^Choose \d parts$/ });
  const shown = within(offer).getByText(/^\d parts for \$[\d,.]+: \$[\d,.]+ in all, \$[\d,.]+ left of \$1,500\. /);
  expect(partLines(chosen())).toHaveLength(1);
  expect(await accessibilityFaults(offer)).toEqual([]);

  await user.click(take);
  expect(chosen().cpu).toMatchObject({ id: cpu.id });
  expect(partLines(chosen())).toHaveLength(1 + Number(/\d/.exec(take.textContent)?.[0]));
  expect(shown).toHaveTextContent(`${exactDollars(totalOf(chosen()) / 100)} in all`);
  expect(next.getByRole('heading', { name: 'What next?' })).toHaveFocus();
  expect(screen.getByText(/^\d parts chosen for you\. Total \$/)).toHaveAttribute('role', 'status');

  await user.click(next.getByRole('button', { name: 'Undo' }));
  expect(partLines(chosen()).map(({ part }) => part.id)).toEqual([cpu.id]);
  expect(next.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('another budget is another answer, and leaves the offer open', async () => {
  const { user, next } = await startWith('AM5');
  await user.click(next.getByRole('button', { name: 'Complete it for me' }));
  const offer = within(await offered(next));
  await offer.findByText(/ of \$1,500\. /);
  act(() => void draftBuild.update((build) => ({ ...build, budget: 1200 })));
  expect(await offer.findByText(/ of \$1,200\. /)).toBeVisible();
});

test('where the budget is too small, the least that works is offered as that', async () => {
  const { user, next } = await startWith('AM5', 200);
  await user.click(next.getByRole('button', { name: 'Complete it for me' }));
  const offer = within(await offered(next));
  const take = await offer.findByRole('button', { name: 'Choose the least that works' });
  expect(offer.getByRole('status')).toHaveTextContent(
    /^No whole build with these parts fits the budget\. The least that works is /,
  );
  await user.click(offer.getByRole('button', { name: 'Cancel' }));
  expect(take).not.toBeInTheDocument();
  expect(partLines(chosen())).toHaveLength(1);
});

test('of a whole build the part that limits it and the best step are said; the step is taken and taken back', async () => {
  const { user, next } = await startWith('AM5', 900);
  await user.click(next.getByRole('button', { name: 'Complete it for me' }));
  await user.click(await next.findByRole('button', { name: /^Choose \d parts$/ }));
  const whole = chosen();
  act(() => void draftBuild.update((build) => ({ ...build, budget: 2500 })));
  await user.click(await next.findByRole('button', { name: 'Show the next step' }));
  const offer = await next.findByRole('group', { name: 'The next step' });
  expect(offer).toHaveFocus();
  const words = await within(offer).findByText(/limits this build most for Gaming: /);
  const said = words.textContent;
  // 'for the same price' costs nothing more.
  const [, cost = '0.00'] = /Best step: [\d.]+ points for (?:\$([\d,.]+) more|the same price)\./.exec(said) ?? [];
  expect(within(offer).getByText(/^Estimate for Gaming: \d+–\d+ now, \d+–\d+ after it\./)).toBeVisible();
  await user.click(within(offer).getByRole('button', { name: 'Take this step' }));
  expect(exactDollars((totalOf(chosen()) - totalOf(whole)) / 100)).toBe(`$${cost}`);
  await waitFor(() => expect(within(offer).getByText(/limits this build most/)).not.toHaveTextContent(said));
  await user.click(next.getByRole('button', { name: 'Undo' }));
  expect(chosen()).toEqual(whole);
});

test.each<[PartType, RegExp]>([
  ['gpu', / Best step: [\d.]+ points for \$[\d,.]+\d\.$/],
  [
    'storage',
    / points for [^.]+(?:\.\d\d more)?\. After it: \$[\d,.]+ \+ 1 part without a price, at most \$[\d,.]+ left of \$2,500\.$/,
  ],
])('the next step of a build with a %s without a price says what is known', async (type, said) => {
  const { user, next } = await startWith('AM4', 1000);
  await user.click(next.getByRole('button', { name: 'Complete it for me' }));
  await user.click(await next.findByRole('button', { name: /^Choose \d parts$/ }));
  const [line] = chosenOf(chosen(), type);
  if (!line) throw new Error(`the build has no ${type}`);
  const part = { ...line.part, id: `${type}~1`, price: 0, unpriced: true };
  act(
    () => void draftBuild.update(({ components }) => ({ components: { ...components, [type]: part }, budget: 2500 })),
  );
  await user.click(await next.findByRole('button', { name: 'Show the next step' }));
  const offer = await next.findByRole('group', { name: 'The next step' });
  expect((await within(offer).findByText(/limits this build most for Gaming: /)).textContent).toMatch(said);
});
