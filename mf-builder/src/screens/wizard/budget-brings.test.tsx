import { fireEvent, screen, within } from '@testing-library/react';
import { wholeDollars } from '@rig4u/shared/format';
import { builtIn } from '../../catalogue/source';
import { largestShareText } from '../../domain/presets';
import { visit } from '../../../checks/visit';
import { matchFor, press, title } from '../../../checks/in-the-wizard';

afterEach(() => jest.restoreAllMocks());

const brings = async () => within(await screen.findByRole('list', { name: 'What the budget brings' }));
const slider = () => screen.getByRole('slider', { name: 'Budget in US dollars' });
const marks = (container: HTMLElement, kind = 'i') =>
  container.querySelectorAll(`[aria-hidden="true"] > ${kind}`).length;

test('the match stands between what costs less and what costs more; the marks are told in words', async () => {
  const { container, user } = visit('/optimal-build?step=2');
  const strip = await brings();
  const { name, price } = await matchFor('gaming', 1500);
  expect(strip.getAllByRole('listitem')).toHaveLength(3);
  expect(strip.getByText('Your match').closest('li')).toHaveTextContent(`${wholeDollars(price)}${name}`);
  const [, on, near, , above] =
    /^(\d+) ready builds for Gaming on this scale, (\d+) within 10 % of \$1,500\.( (\d+) ready builds? above \$3,000\.)?$/.exec(
      screen.getByText(/ready builds for Gaming on this scale/).textContent ?? '',
    ) ?? [];
  expect(marks(container)).toBe(Number(on));
  expect(marks(container, 'i[data-near]')).toBe(Number(near));
  expect(Number(above)).toBeGreaterThan(0);
  await user.click(await press('All builds on the scale'));
  expect(screen.getAllByRole('term')).toHaveLength(Number(on));
  const prices = screen.getAllByRole('definition').map((price) => Number(price.textContent?.replace(/[$,]/g, '')));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('a press on a neighbour sets the slider to the budget that brings it, which has the focus', async () => {
  const { user } = visit('/optimal-build?step=2');
  const cheaper = (await brings()).getByRole('button', { name: /^For less/ });
  const named = cheaper.textContent?.replace('For less', '') ?? '';
  await user.click(cheaper);
  expect(slider()).toHaveFocus();
  expect(Number(slider().getAttribute('value'))).toBeLessThan(1500);
  expect((await brings()).getByText('Your match').closest('li')).toHaveTextContent(named);
});

test('at the lower end there is nothing cheaper, and it says so', async () => {
  visit('/optimal-build?step=2&use=office-work&budget=500');
  expect((await brings()).getByText('No budget on the slider leads to a cheaper build.')).toBeVisible();
  expect((await brings()).getByText('The closest')).toBeVisible();
  fireEvent.change(slider(), { target: { value: '1500' } });
  expect((await brings()).getByRole('button', { name: /^For less/ })).toBeVisible();
});

test('while the catalogue is away the slider works, and says what is missing; a failure can be tried again', async () => {
  const loading = jest.spyOn(builtIn, 'load').mockRejectedValue(new Error('offline'));
  const { user } = visit('/optimal-build?step=2&use=streaming');
  await title("What's your budget?");
  expect(await screen.findByText(/^The builds could not be loaded\./)).toBeVisible();
  expect(slider()).toBeEnabled();
  loading.mockRestore();
  await user.click(await press('Try Again'));
  expect((await brings()).getByText('Your match')).toBeVisible();
});

test('each tile of step 1 says where the money goes in the build that it leads to', async () => {
  visit('/optimal-build');
  expect(await screen.findByText(largestShareText(await matchFor('gaming', 1500)))).toBeVisible();
  expect(screen.getByText(/what it puts first, in the ready builds for \$1,500/)).toBeVisible();
  const notes = [
    /Graphics Card: \d+ % of \$[\d,]+/,
    /\d+ cores and a card with \d+ GB/,
    /\d+ cores and \d+ GB of memory/,
    /\d+ of \d+ builds without a graphics card/,
    /\d+ cores and \d TB for projects/,
    /\d+ builds from \$\d+/,
  ];
  for (const [place, tile] of screen.getAllByRole('radio').entries())
    expect(tile.closest('label')).toHaveTextContent(notes[place] ?? /nothing/);
});
