import { paths } from '@rig4u/shared/routing';
import { screen, within } from '@testing-library/react';
import { guides } from '../../../checks/guides';
import { visit } from '../../open-guides';

const card = (title: string) =>
  screen
    .findByRole('heading', { level: 2, name: title })
    .then((heading) => within(heading.closest('li') ?? document.body));

test(spec('2.26', 'the title, the way home and five guides'), async () => {
  visit('/guides');
  expect(await screen.findByRole('heading', { level: 1, name: 'PC Building Guides' })).toBeVisible();
  expect(screen.getByText('Back to Home').closest('a')).toHaveAttribute('href', '/');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
    guides.map(({ title }) => title),
  );
  expect(document.title).toBe('Guides · Rig4U');
});

test(spec('2.27 9.28', 'a card says what the guide is about and how it begins'), async () => {
  visit('/guides');
  const basics = await card('PC Building Basics');
  expect(basics.getByText('Beginner')).toBeVisible();
  expect(basics.getByText(/^Everything for a first build/)).toBeVisible();
  const excerpt = basics.getByText(/^Before you open a box/);
  expect(getComputedStyle(excerpt).getPropertyValue('-webkit-line-clamp')).toBe('3');
  expect(excerpt.textContent?.length).toBeLessThanOrEqual(401);
  const link = basics.getByRole('link', { name: 'Read Full Guide' });
  expect(link).toHaveAttribute('href', paths.guide('pc-building-basics'));
  expect(link).toHaveAccessibleDescription('PC Building Basics');
});

test(spec('2.29', "'Read Full Guide' opens the guide and takes it along"), async () => {
  const { user, location } = visit('/guides');
  await user.click((await card('Ultimate Storage Guide')).getByRole('link', { name: 'Read Full Guide' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ultimate Storage Guide' })).toBeVisible();
  expect(location()).toMatchObject({
    pathname: '/guides/ultimate-storage-guide',
    state: { guide: { id: 'ultimate-storage-guide' } },
  });
});
