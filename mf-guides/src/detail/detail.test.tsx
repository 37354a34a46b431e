import { paths } from '@rig4u/shared/routing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { visit } from '../testing';

const scrollIntoView = jest.fn();
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const step = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('li') ?? document.body);
const mine = { id: 'mine', title: 'My guide', description: 'About it.', image: 'cpu', category: 'Gaming', icon: 'book', content: '## <b>First</b>\nDo <i>this</i>.' };

beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => jest.restoreAllMocks());

test('a guide in full: ways back, badge, description, reading time', async () => {
  visit('/guides/pc-building-basics');
  await title('PC Building Basics');
  expect(screen.getByRole('link', { name: 'Back to All Guides' })).toHaveAttribute('href', '/guides');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Beginner')).toBeVisible();
  expect(screen.getByText(/^Everything for a first build.*Checked in 2026\.$/)).toBeVisible();
  expect(screen.getByText(/^\d+ min read$/)).toBeVisible();
  expect(document.title).toBe('PC Building Basics · Rig4U');
});

test('its steps are numbered and have their tips and drawings', async () => {
  visit('/guides/pc-building-basics');
  await title('PC Building Basics');
  const memory = step('Step 4: Fit the memory');
  expect(memory.getByText('04')).toBeVisible();
  expect(memory.getByText(/second and the fourth slot, counted from the processor/)).toBeVisible();
  expect(within(memory.getByRole('list', { name: 'Tips' })).getAllByRole('listitem')).toHaveLength(3);
  expect(within(memory.getByRole('figure')).getByText('The notch is off centre, so a module fits one way only.')).toBeVisible();
  expect(step('Step 2: Lay everything out').queryByRole('figure')).not.toBeInTheDocument();
});

test('it ends with the way to the picker', async () => {
  visit('/guides/overclocking-guide');
  await title('Overclocking Guide');
  expect(screen.getByRole('heading', { level: 2, name: 'Ready to build your own PC?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rig4U: Find My PC' })).toHaveAttribute('href', paths.picker);
});

test('tells search engines what it says', async () => {
  const { container } = visit('/guides/ultimate-storage-guide');
  await title('Ultimate Storage Guide');
  const data: unknown = JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data).toMatchObject({ '@type': 'HowTo', name: 'Ultimate Storage Guide', step: { length: 5 } });
});

test('an unknown guide says so and leads back to the list', async () => {
  const { user } = visit('/guides/no-such-guide');
  await title('Guide Not Found');
  expect(screen.getByText("Sorry, we couldn't find the guide you're looking for.")).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Guides' }));
  await title('PC Building Guides');
});

test('a guide in the navigation state is shown, its markup as text', async () => {
  visit('/guides/mine', { guide: mine });
  await title('My guide');
  expect(screen.getByRole('heading', { level: 2, name: 'Step 1: <b>First</b>' })).toBeVisible();
  expect(screen.getByText('Do <i>this</i>.')).toBeVisible();
});

test.each([['text'], [{ guide: { id: 'pc-building-basics' } }], [{ guide: mine }]])('a wrong state is ignored: %p', async (state) => {
  visit('/guides/pc-building-basics', state);
  await title('PC Building Basics');
});

test('the contents list leads to a step, with the focus, and keeps the guide', async () => {
  const { user, location } = visit('/guides/mine', { guide: { ...mine, content: '## One\na\n## Two\nb' } });
  await title('My guide');
  // The list is shown on wide screens only, and jsdom has no width.
  await user.click(screen.getByText('Two', { selector: 'nav *' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Step 2: Two' })).toHaveFocus());
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(location().hash).toBe('#step-2');
  expect(screen.getByRole('heading', { level: 1, name: 'My guide' })).toBeInTheDocument();
});

test('an address with a step opens at that step', async () => {
  visit('/guides/pc-building-basics#step-3');
  await title('PC Building Basics');
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Step 3: Seat the processor' })).toHaveFocus());
});

test('an address with an unknown step opens the guide', async () => {
  visit('/guides/pc-building-basics#%E0%A4');
  await title('PC Building Basics');
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('the contents list marks the step that is being read', async () => {
  const { container } = visit('/guides/mine', { guide: { ...mine, content: '## One\na\n## Two\nb\n## Three\nc' } });
  await title('My guide');
  const marked = () => [...container.querySelectorAll('nav [aria-current="step"]')].map((link) => link.textContent);
  expect(marked()).toEqual(['01One']);
  const tops: Record<string, number> = { 'step-1': -700, 'step-2': 90, 'step-3': 900 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 0, 100, 20);
  });
  act(() => void window.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(marked()).toEqual(['02Two']));
});
