import { meanwhile } from '@rig4u/shared/testing';
import { listErrorLogs, listLoadMinutes, listRevisions, readRegistryState } from '@rig4u/shared/database';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { errorLog, nobody, signIn, visit } from '../../../checks/open-admin';
import {
  named,
  sampleIndex,
  sampleMinute,
  samplePart,
  sampleRemote,
  sampleRollout,
  sampleState,
} from '../../../checks/release-samples';

jest.mock('@rig4u/shared/database', () => ({
  ...jest.requireActual('@rig4u/shared/database'),
  listErrorLogs: jest.fn(),
  listLoadMinutes: jest.fn(),
  listRevisions: jest.fn(),
  readRegistryState: jest.fn(),
}));
jest.mocked(listErrorLogs).mockImplementation(async () => [errorLog(1), errorLog(2, { resolved: true })]);

// jsdom paints nothing: contrast is looked at in the browser tests.
const rules = { 'color-contrast': { enabled: false } };
const problems = async () =>
  (await meanwhile(() => axe.run(document.body, { rules }))).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
const outline = () => screen.getAllByRole('heading').map((heading) => Number(heading.tagName.charAt(1)));

const index = sampleIndex({
  'mf-guides': sampleRemote({ rollout: { release: named('1.1.0'), percent: 10 } }),
  'mf-broken': { paths: [], broken: 'not usable' },
});

beforeEach(() => {
  // Asked for by a rule on icon fonts, and not there in jsdom.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(index));
  const paused = { by: 'rig4u watch on a', at: '2026-11-23T11:55:00Z', why: 'It is slow', reason: 'watch' };
  jest
    .mocked(readRegistryState)
    .mockResolvedValue(sampleState({ 'mf-guides': samplePart({ rollout: sampleRollout({ paused }) }) }));
  jest.mocked(listLoadMinutes).mockResolvedValue({ rows: [sampleMinute()], whole: true });
  jest.mocked(listRevisions).mockResolvedValue([
    {
      epoch: 1,
      revision: 7,
      at: '2026-11-23T11:55:00Z',
      by: 'a',
      command: 'c',
      why: null,
      changes: [{ do: 'freeze' }],
    },
  ]);
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

test('the releases are sound', async () => {
  await signIn();
  const { user } = visit('?view=releases');
  await screen.findByText('Everything frozen');
  await user.click(await screen.findByRole('button', { name: 'More of mf-guides' }));
  expect(await problems()).toEqual([]);
  expect(outline()).toEqual([1, 2, 3, 3, 3, 2]);
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
