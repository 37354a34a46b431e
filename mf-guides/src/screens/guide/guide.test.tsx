import { paths } from '@rig4u/shared/routing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { guides } from '../../../checks/guides';
import { parseContent, readingMinutes } from '../../domain/parse-guide';
import { visit } from '../../open-guides';

const scrollIntoView = jest.fn();
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const step = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('li') ?? document.body);
const mine = {
  id: 'mine',
  title: 'My guide',
  description: 'About it.',
  image: 'cpu',
  category: 'Gaming',
  icon: 'book',
  content: '## <b>First</b>\nDo <i>this</i>.',
};

beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => jest.restoreAllMocks());

test(spec('2.32', 'a guide in full: ways back, badge, description, reading time'), async () => {
  visit('/guides/pc-building-basics');
  await title('PC Building Basics');
  expect(screen.getByRole('link', { name: 'Back to All Guides' })).toHaveAttribute('href', '/guides');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Beginner')).toBeVisible();
  expect(screen.getByText(/^Everything for a first build/)).toBeVisible();
  expect(screen.getByText('Checked in 2026')).toBeVisible();
  expect(screen.getByText(/^\d+ min read$/)).toBeVisible();
  expect(document.title).toBe('PC Building Basics · Rig4U');
});

test(spec('2.33', 'its steps are numbered and have their tips and drawings'), async () => {
  visit('/guides/pc-building-basics');
  await title('PC Building Basics');
  const memory = step('Step 4: Fit the memory');
  expect(memory.getByText('04')).toBeVisible();
  expect(memory.getByText(/second and the fourth slot, counted from the processor/)).toBeVisible();
  expect(within(memory.getByRole('list', { name: 'Tips' })).getAllByRole('listitem')).toHaveLength(3);
  expect(
    within(memory.getByRole('figure')).getByText(
      'The gap between the contacts is off centre, so a module fits one way only.',
    ),
  ).toBeVisible();
  expect(step('Step 2: Lay everything out').queryByRole('figure')).not.toBeInTheDocument();
});

test(spec('2.34', 'it ends with the way to the picker'), async () => {
  visit('/guides/overclocking-guide');
  await title('Overclocking Guide');
  expect(screen.getByRole('heading', { level: 2, name: 'Ready to build your own PC?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rig4U: Find My PC' })).toHaveAttribute('href', paths.picker);
});

test('tells search engines what it says', async () => {
  const { container } = visit('/guides/ultimate-storage-guide');
  await title('Ultimate Storage Guide');
  const data: unknown = JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data).toMatchObject({ '@type': 'HowTo', name: 'Ultimate Storage Guide', step: { length: 12 } });
});

test(spec('2.31 8.34', 'an unknown guide says so and leads back to the list'), async () => {
  const { user } = visit('/guides/no-such-guide');
  await title('Guide Not Found');
  expect(screen.getByText("Sorry, we couldn't find the guide you're looking for.")).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Guides' }));
  await title('PC Building Guides');
});

test.each(['.', ')', '%E2%80%8B', '&fbclid=IwAR0x'])(
  'an address that was passed on leads to its guide: %s behind it',
  async (tail) => {
    const { location } = visit(`/guides/overclocking-guide${tail}?from=mail#step-2`);
    await title('Overclocking Guide');
    expect(location()).toMatchObject({ pathname: '/guides/overclocking-guide', search: '?from=mail', hash: '#step-2' });
  },
);

test('an unknown guide with something behind its address is not found', async () => {
  const { location } = visit('/guides/no-such-guide).');
  await title('Guide Not Found');
  expect(location().pathname).toBe('/guides/no-such-guide');
});

test(spec('2.30', 'a guide in the navigation state is shown, its markup as text'), async () => {
  visit('/guides/mine', { guide: mine });
  await title('My guide');
  expect(screen.getByRole('heading', { level: 2, name: 'Step 1: <b>First</b>' })).toBeVisible();
  expect(screen.getByText('Do <i>this</i>.')).toBeVisible();
});

test.each([
  ['text'],
  [{ guide: { id: 'pc-building-basics' } }],
  [{ guide: mine }],
  [{ guide: { ...mine, id: 'pc-building-basics', checked: 2025 } }],
  [
    {
      guide: { ...mine, id: 'pc-building-basics', drawings: { 'Seat the processor': { art: 'cpu', caption: 'Once' } } },
    },
  ],
])(spec('2.30', 'a wrong or outdated state is ignored: %j'), async (state) => {
  visit('/guides/pc-building-basics', state);
  await title('PC Building Basics');
});

test.each(['javascript:alert(1)', '<img src=x onerror=alert(1)>'])(
  'what a state brings stays text: %s',
  async (evil) => {
    const { container } = visit('/guides/mine', {
      guide: {
        ...mine,
        title: evil,
        description: evil,
        content: `## ${evil}\n${evil}\n### Tips\n- ${evil}`,
        drawings: { 1: { art: 'cpu', caption: evil } },
      },
    });
    await title(evil);
    expect(screen.getAllByText(evil).length).toBeGreaterThanOrEqual(5);
    expect(container.querySelector('[onerror], [href^="javascript"], [src="x"]')).toBeNull();
  },
);

test('an unknown guide in a wrong state is not found', async () => {
  visit('/guides/mine', { guide: { ...mine, category: 'Cooking' } });
  await title('Guide Not Found');
});

test.each(guides.map((guide) => [guide.id, guide] as const))(
  '%s is shown whole: each step with its tips and drawing, in order',
  async (id, guide) => {
    visit(`/guides/${id}`);
    await title(guide.title);
    const steps = parseContent(guide.content);
    const headings = screen.getAllByRole('heading', { level: 2, name: /^Step \d+: / });
    expect(headings.map((heading) => heading.textContent)).toEqual(
      steps.map((one, index) => `Step ${index + 1}: ${one.title}`),
    );
    expect(headings.map((heading) => heading.id)).toEqual(steps.map((_, index) => `step-${index + 1}`));
    for (const [index, { title: name, description, tips }] of steps.entries()) {
      const shown = step(`Step ${index + 1}: ${name}`);
      expect(shown.getByText(description)).toBeVisible();
      expect(
        within(shown.getByRole('list', { name: 'Tips' }))
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(tips);
      const caption = guide.drawings?.[index + 1]?.caption;
      if (caption === undefined) expect(shown.queryByRole('figure')).not.toBeInTheDocument();
      else expect(shown.getByRole('figure')).toHaveTextContent(caption);
    }
    expect(screen.getByText(`${readingMinutes(steps)} min read`)).toBeVisible();
    expect(screen.getByText('Checked in 2026')).toBeVisible();
  },
);

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

test('the contents list has all twelve steps in order, each a link that the keyboard reaches', async () => {
  const { user, container, location } = visit('/guides/pc-building-basics');
  await title('PC Building Basics');
  const links = [...container.querySelectorAll<HTMLElement>('nav[aria-label="Steps"] a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 12 }, (_, index) => `/guides/pc-building-basics#step-${index + 1}`),
  );
  const first = parseContent(guides[0]?.content ?? '').map((one) => one.title);
  expect(links.map((link) => link.textContent)).toEqual(
    first.map((name, index) => `${String(index + 1).padStart(2, '0')}${name}`),
  );
  for (const link of links) expect(link).not.toHaveAttribute('tabindex', '-1');
  links[11]?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2, name: 'Step 12: Install the system and test it' })).toHaveFocus(),
  );
  expect(location().hash).toBe('#step-12');
});

test('a contents list too long for the window keeps the current step in sight, and does not move the page', async () => {
  const { container } = visit('/guides/pc-building-basics');
  await title('PC Building Basics');
  const nav = container.querySelector('nav[aria-label="Steps"]');
  if (!nav) throw new Error('no list');
  let line = 12;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this === nav) return new DOMRect(0, 80, 240, 300);
    const entry = /#step-(\d+)$/.exec(this.getAttribute('href') ?? '')?.[1];
    if (entry !== undefined) return new DOMRect(0, 80 + 44 * (Number(entry) - 1) - nav.scrollTop, 240, 44);
    const number = Number(/^step-(\d+)$/.exec(this.id)?.[1] ?? 99);
    return new DOMRect(0, number <= line ? 0 : 900, 100, 20);
  });
  act(() => void window.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(nav.scrollTop).toBe(12 * 44 - 300));
  line = 2;
  act(() => void window.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(nav.scrollTop).toBe(44));
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test.each(['', '.', ').', '%E2%80%8B', '&fbclid=IwAR0x'])(
  'an address with a step and %j behind it opens at that step',
  async (tail) => {
    visit(`/guides/pc-building-basics#step-3${tail}`);
    await title('PC Building Basics');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Step 3: Seat the processor' })).toHaveFocus(),
    );
  },
);

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
