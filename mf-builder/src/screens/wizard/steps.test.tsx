import { paths } from '@rig4u/shared/routing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { visit } from '../../../checks/visit';
import { card, press, title } from '../../../checks/in-the-wizard';

afterEach(() => jest.useRealTimers());

/** From here on time only passes when a test says so. Presses come without the pauses of a hand. */
function stopTheClock() {
  jest.useFakeTimers();
  return { pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)) };
}

test(spec('2.5 2.60 2.67 4.22', 'step 1: six tiles, gaming chosen, Back leads home'), async () => {
  visit('/optimal-build');
  await title('What will you use your PC for?');
  expect(screen.getAllByRole('radio').map((tile) => tile.getAttribute('value'))).toEqual([
    'gaming',
    'streaming',
    'content-creation',
    'office-work',
    'programming',
    'general-use',
  ]);
  expect(screen.getByRole('radio', { name: /^Gaming/ })).toBeChecked();
  expect(screen.getByText('Optimized for playing modern games with high frame rates')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', paths.home);
  expect(document.title).toContain('Recommended Builds');
});

test(spec('1.3 2.62 2.63 2.69 2.70 4.22 5.6 9.3 9.5', 'from use to budget to Processing to the build'), async () => {
  const { user, location } = visit('/optimal-build');
  await user.click(await screen.findByRole('radio', { name: /^Office Work/ }));
  await user.click(await press('Next'));
  const budget = await title("What's your budget?");
  expect(budget).toHaveFocus();
  const slider = screen.getByRole('slider', { name: 'Budget in US dollars' });
  expect(['min', 'max', 'step', 'value'].map((name) => slider.getAttribute(name))).toEqual([
    '500',
    '3000',
    '100',
    '1500',
  ]);
  fireEvent.change(slider, { target: { value: '800' } });
  expect(slider).toHaveAttribute('aria-valuetext', '$800');
  const { pass } = stopTheClock();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('status')).toHaveTextContent('Processing');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await pass(799);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("What's your budget?");
  await pass(1);
  jest.useRealTimers();
  expect(await title('Your Optimal PC Build')).toHaveFocus();
  expect(screen.getByText('Perfect for everyday productivity and business tasks')).toBeVisible();
  expect((await card()).getByRole('heading', { level: 2, name: 'Office Professional' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
  expect(location().search).toBe('?step=3&use=office-work&budget=800');
});

test(
  spec(
    '2.68',
    "Back on step 2 leads to step 1 with what was chosen; the browser's Back leads from the build to the budget",
  ),
  async () => {
    const { user } = visit('/optimal-build?step=2&use=streaming&budget=900');
    await title("What's your budget?");
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('radio', { name: /^Streaming/ })).toBeChecked();
    await user.click(await press('Next'));
    expect(await screen.findByRole('slider')).toHaveValue('900');
    await user.click(await press('Next'));
    await title('Your Optimal PC Build');
    await user.click(screen.getByRole('button', { name: 'Browser back' }));
    expect(await screen.findByRole('slider')).toHaveValue('900');
  },
);

test(spec('2.70', 'leaving step 2 while it is processing leads nowhere else'), async () => {
  visit('/optimal-build?step=2');
  await press('Next');
  const { pass } = stopTheClock();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  fireEvent.click(screen.getByRole('link', { name: 'Back' }));
  await pass(10_000);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What will you use your PC for?');
});

test(spec('4.16', 'Start over leads to the defaults'), async () => {
  const { user, location } = visit('/optimal-build?step=3&use=programming&budget=2500&theme=white');
  await user.click(await press('Start over'));
  await title('What will you use your PC for?');
  expect(screen.getByRole('radio', { name: /^Gaming/ })).toBeChecked();
  expect(location().search).toBe('');
});

test(spec('2.61', 'each step helps with a sentence under its question'), async () => {
  visit('/optimal-build');
  const question = await title('What will you use your PC for?');
  expect(question.parentElement).toHaveTextContent('Pick what you will do most. You can change every part later.');
  expect(screen.getAllByRole('radio')).toHaveLength(6);
});

test('a finished step leads back to it, with all that was answered', async () => {
  const { user, location } = visit('/optimal-build?step=3&use=streaming&budget=1200&size=mini-ITX');
  await title('Your Optimal PC Build');
  const trail = within(screen.getByRole('list', { name: 'Steps' }));
  expect(trail.queryByRole('link', { name: /Step 3/ })).not.toBeInTheDocument();
  await user.click(trail.getByRole('link', { name: 'Step 2: $1,200' }));
  expect(await title("What's your budget?")).toHaveFocus();
  expect(location().search).toBe('?step=2&use=streaming&budget=1200&size=mini-ITX');
  await user.click(screen.getByRole('link', { name: 'Step 1: Streaming' }));
  await title('What will you use your PC for?');
  expect(screen.getByRole('radio', { name: /^Streaming/ })).toBeChecked();
});
