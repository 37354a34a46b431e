import { screen, waitFor } from '@testing-library/react';
import { visit } from '../../../../checks/visit';
import { card, matchFor, press, title } from '../../../../checks/in-the-wizard';

test(
  spec('3.23 3.28', 'all builds, narrowed by use and look, cheapest first; one of them becomes the build'),
  async () => {
    const { user } = visit('/optimal-build?step=3');
    await user.click(await press('See all builds'));
    await title('All Builds');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Use' }), 'All uses');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^View / })).toHaveLength(34));
    expect(screen.getAllByRole('button', { name: /^View / })[0]).toHaveAccessibleName('View Budget Beast');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Look' }), 'White');
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
        'White Frost',
        'Content Creator',
        'Gaming White',
        'Luxury Gaming',
        'Luxury Showcase',
      ]),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Use' }), 'Trading');
    expect(await screen.findByText('No build has both this use and this look.')).toBeVisible();
    await user.click(await press('Show all builds'));
    await user.click(await press('View Dream Machine'));
    expect((await card()).getByRole('heading', { level: 2, name: 'Dream Machine' })).toBeVisible();
    expect(screen.getByText(/You chose this build from the list/)).toBeVisible();
    await user.click(await press('Show the recommended build'));
    const { name } = await matchFor('gaming', 1500);
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
  },
);
