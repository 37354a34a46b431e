import { listErrorLogs } from '@rig4u/shared/database';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { errorLog, nobody, signIn, visit } from '../../../checks/open-admin';

jest.mock('@rig4u/shared/database', () => ({ listErrorLogs: jest.fn(), setErrorLogResolved: jest.fn() }));
jest.mocked(listErrorLogs).mockImplementation(async () => [errorLog(1), errorLog(2, { resolved: true })]);

// jsdom paints nothing: contrast is looked at in the browser tests.
const rules = { 'color-contrast': { enabled: false } };
const problems = async () =>
  (await axe.run(document.body, { rules })).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
const outline = () => screen.getAllByRole('heading').map((heading) => Number(heading.tagName.charAt(1)));

const live = {
  id: 'mf_guides_1_0_1',
  version: '1.0.1',
  entry: { src: '/remotes/mf-guides/1.0.1/remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` },
  screens: [],
  needs: {},
};
const registry = {
  schema: 1,
  revision: 7,
  host: { version: '1.2.0', shared: {} },
  remotes: { 'mf-guides': { paths: ['/guides'], live }, 'mf-broken': { paths: [] } },
};

beforeEach(() => {
  // Asked for by a rule on icon fonts, and not there in jsdom.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (_, init) => (init?.method === 'HEAD' ? new Response(null) : Response.json(registry)));
});
afterEach(nobody);

test('the error log is sound', async () => {
  await signIn();
  visit();
  await screen.findByRole('heading', { name: 'Failure 2' });
  expect(await problems()).toEqual([]);
  expect(outline()).toEqual([1, 2, 3, 3]);
});

test('the detail of an error is sound', async () => {
  await signIn();
  visit(`?error=${errorLog(1).id}`);
  await screen.findByRole('group', { name: 'Stack' });
  expect(await problems()).toEqual([]);
});

test('the remotes are sound', async () => {
  await signIn();
  visit('?view=remotes');
  await screen.findByText(/^Answered in/);
  expect(await problems()).toEqual([]);
  expect(outline()).toEqual([1, 2, 3, 3]);
});

test('what others find is sound', async () => {
  const { unmount } = visit();
  expect(await problems()).toEqual([]);
  unmount();
  await signIn({ emailVerified: false });
  visit();
  expect(await problems()).toEqual([]);
  expect(outline()).toEqual([1]);
});
