import { draftBuild } from '@rig4u/shared/builds';
import { screen, waitFor, within } from '@testing-library/react';
import { options, visit } from '../../../checks/visit';
import { builtIn } from '../../catalogue/source';
import { check } from '../../domain/compatibility/check';
import { priceText } from '../../domain/choices/line-text';
import { estimatesOf } from '../../domain/estimates';
import { optionFits } from '../../domain/fitting/option-fits';
import { rowVerdict } from '../../domain/fitting/fit-words';
import { firstChoice } from '../../../checks/in-the-picker';

/** A module with one of its functions watched. */
function mockWatched(actual: object, name: string): object {
  return { ...actual, [name]: jest.fn(Reflect.get(actual, name)) };
}
jest.mock('../../domain/compatibility/check', () =>
  mockWatched(jest.requireActual('../../domain/compatibility/check'), 'check'),
);
jest.mock('../../domain/fitting/option-fits', () =>
  mockWatched(jest.requireActual('../../domain/fitting/option-fits'), 'optionFits'),
);
jest.mock('../../domain/estimates', () => mockWatched(jest.requireActual('../../domain/estimates'), 'estimatesOf'));
jest.mock('../../domain/fitting/fit-words', () =>
  mockWatched(jest.requireActual('../../domain/fitting/fit-words'), 'rowVerdict'),
);

jest.mock('../../domain/choices/line-text', () =>
  mockWatched(jest.requireActual('../../domain/choices/line-text'), 'priceText'),
);

const runs = () => ({
  check: jest.mocked(check).mock.calls.length,
  /** Empty lists, while a category loads, run no rule. */
  fits: jest.mocked(optionFits).mock.calls.filter(([, , parts]) => parts.length > 0).length,
  /** Rail and report estimate each time they render. */
  summaries: jest.mocked(estimatesOf).mock.calls.length,
  /** A row puts its verdict in words each time it renders. */
  rows: jest.mocked(rowVerdict).mock.calls.length,
  /** The line of a chosen part and the list of the categories put prices in words each time they render. */
  lines: jest.mocked(priceText).mock.calls.length,
});

beforeEach(async () => {
  const [cpu] = await builtIn.load('cpu');
  const [board] = await builtIn.load('motherboard');
  draftBuild.update(() => ({ components: { ...(cpu && { cpu }), ...(board && { motherboard: board }) } }));
});

test('a choice runs the rules once for the build, and once for the options of the next category', async () => {
  const { user } = visit('/pc-part-picker?category=gpu');
  const choose = await firstChoice();
  jest.clearAllMocks();
  await user.click(choose);
  await screen.findByRole('heading', { level: 2, name: 'Memory' });
  await options();
  expect(runs()).toMatchObject({ check: 1, fits: 1 });
});

test.each(['', '&sort=value'])('a key in the search runs no rule, and renders nothing that stays%s', async (order) => {
  const [gpu] = await builtIn.load('gpu');
  if (!gpu) throw new Error('the catalogue has no card');
  draftBuild.update((build) => ({ components: { ...build.components, gpu: { ...gpu, owned: true } } }));
  const { user } = visit(`/pc-part-picker?category=gpu${order}`);
  if (order) await waitFor(async () => expect(await options()).toHaveTextContent('Sorted by: Best value'));
  const search = within(await options()).getByRole('searchbox', { name: 'Search' });
  jest.clearAllMocks();
  await user.type(search, 'asus');
  expect(await screen.findByText(/^\d+ of 20$/)).toBeVisible();
  expect(runs()).toEqual({ check: 0, fits: 0, summaries: 0, rows: 0, lines: 0 });
});
