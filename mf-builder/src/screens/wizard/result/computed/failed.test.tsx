import { act, screen } from '@testing-library/react';
import { builtIn } from '../../../../catalogue/source';
import { visit } from '../../../../../checks/visit';
import { card, press } from '../../../../../checks/in-the-wizard';

afterEach(() => jest.restoreAllMocks());
// A file of its own: what was computed once needs no catalogue any more.
test('while it computes its place is kept; what fails is said, can be tried again, and leaves the preset alone', async () => {
  const { load } = builtIn;
  // The presets take ten types; what is asked for after them fails.
  let calls = 0;
  let fail = (_error: Error) => {};
  const late = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const loading = jest.spyOn(builtIn, 'load').mockImplementation((type) => ((calls += 1) > 10 ? late : load(type)));
  const { user } = visit('/optimal-build?step=3');
  expect((await card()).getByRole('heading', { name: 'Sleek Gaming' })).toBeVisible();
  expect(screen.getByText('Computing the best build...')).toBeInTheDocument();
  act(() => fail(new Error('offline')));
  expect(await screen.findByText('The computed build did not arrive.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What your money buys' })).not.toBeInTheDocument();
  loading.mockRestore();
  await user.click(await press('Try Again'));
  expect(await screen.findByRole('region', { name: 'Best for games at $1,500' })).toBeVisible();
  expect(screen.getByText(/^Best for games at \$1,500: \$[\d.,]+, gaming estimate \d+–\d+\.$/)).toBeInTheDocument();
});
