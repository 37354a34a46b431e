import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredKey } from '@rig4u/shared/contracts';
import { draftBuild, editedBuilds, savedBuilds } from '@rig4u/shared/builds';
import { renderScreen } from '@rig4u/shared/testing';
import { Component as Privacy } from './privacy';
import { Component as Terms } from './terms';

const stored = (key: string, kept: StoredKey['kept'] = 'in this browser'): StoredKey => ({ key, what: 'why.', kept });
/** The registry with what each part declares; `cross-part/stored-keys.test.ts` holds the code against what is declared. */
const registry = (ofHost: StoredKey[], ofBuilder: StoredKey[]) => ({
  schema: 1,
  revision: 1,
  host: { version: '1.0.0', shared: {}, stores: ofHost },
  remotes: { 'mf-builder': { paths: ['/pc-part-picker'], live: 'not usable', stores: ofBuilder } },
});
const ask = jest.spyOn(globalThis, 'fetch');
const answer = (body: unknown, status = 200) =>
  ask.mockImplementation(async () => new Response(JSON.stringify(body), { status }));

beforeEach(() => answer(registry([], [])));
afterEach(() => ask.mockReset());

const section = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!found) throw new Error(`No section around the heading ${name}`);
  return within(found);
};

test(
  spec('2.8', 'the privacy page names every key that the shared stores use, the copies, and where to ask'),
  async () => {
    const ofHost = ['theme', 'rig4u-visitor', 'rig4u-session'].map((key) => stored(key));
    const ofBuilder = [savedBuilds, draftBuild, editedBuilds].map(({ key }) => stored(key));
    answer(registry(ofHost, ofBuilder));
    renderScreen(<Privacy />);
    expect(await screen.findByText('theme')).toBeVisible();
    const kept = section('What is kept in your browser');
    for (const key of [
      'theme',
      'rig4u-visitor',
      'rig4u-session',
      '.corrupt-',
      savedBuilds.key,
      draftBuild.key,
      editedBuilds.key,
    ])
      expect(kept.getByText(key)).toBeVisible();
    expect(section('Error reports').getAllByRole('listitem')).toHaveLength(4);
    expect(section('Account').getByText(/Sign-in is not set up here/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'support@rig4u.example' })).toHaveAttribute(
      'href',
      'mailto:support@rig4u.example',
    );
    expect(document.title).toBe('Privacy · Rig4U');
  },
);

test('the privacy page says what a load report contains, how long it counts, and how to send none', async () => {
  renderScreen(<Privacy />);
  await screen.findByText('Nothing is kept in this browser.');
  const told = section('How pages load');
  expect(told.getAllByRole('listitem')).toHaveLength(2);
  expect(told.getByText(/keeps the counts for 30 days/)).toBeVisible();
  expect(told.getByText(/Global Privacy Control or Do Not Track/)).toBeVisible();
});

describe('what is kept for use without a network', () => {
  const list = (bytes: number) => ({ epoch: 1, revision: 1, files: {}, bytes });
  const withCache = (has: boolean, match: () => Promise<Response | undefined>) =>
    Object.defineProperty(globalThis, 'caches', {
      configurable: true,
      value: { has: async () => has, open: async () => ({ match }) },
    });
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

  test.each([
    ['how much it is', true, async () => Response.json(list(2_345_678)), 'It is 2.3 MB now.'],
    ['that nothing is', false, async () => undefined, 'It is empty now.'],
    ['that it cannot be read', true, () => Promise.reject(new Error('blocked')), 'How much it is could not be read.'],
  ])('is said: %s', async (_name, has, match, text) => {
    withCache(has, match);
    renderScreen(<Privacy />);
    const kept = section('What is kept in your browser');
    expect(await kept.findByText(new RegExp(text))).toBeVisible();
    expect(kept.getByText('rig4u-offline')).toBeVisible();
  });
});

describe('what is kept, as the live parts say it', () => {
  const failed = 'The list of what is kept did not arrive. Check your connection and try again.';

  test('is loading until the registry has answered', async () => {
    renderScreen(<Privacy />);
    expect(screen.getByText('Loading the list...')).toBeInTheDocument();
    await screen.findByText('Nothing is kept in this browser.');
    expect(ask).toHaveBeenCalledWith('/registry.json', { cache: 'no-cache' });
  });

  test('does not arrive: it can be asked for again', async () => {
    answer({}, 503);
    renderScreen(<Privacy />);
    expect(await screen.findByText(failed)).toBeVisible();
    answer(registry([stored('theme')], []));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('theme')).toBeVisible();
    expect(screen.queryByText(failed)).toBeNull();
  });

  test('is grouped by where it is kept', async () => {
    const services = {
      auth: { apiKey: 'a', authDomain: 'a.example', projectId: 'a' },
      database: { url: 'https://db.example', anonKey: 'a' },
    };
    answer(registry([stored('theme')], [stored('saved_builds', 'in the account')]));
    renderScreen(<Privacy />, { config: { services } });
    expect((await section('What is kept in your browser').findByText('theme')).closest('li')).toHaveTextContent(
      'theme: why.',
    );
    expect(section('What is kept in your browser').queryByText('saved_builds')).toBeNull();
    expect(section('Account').getByText('saved_builds')).toBeVisible();
    expect(section('Account').queryByText('theme')).toBeNull();
  });
});

test('where one can sign in, the privacy page says what that keeps, and where', async () => {
  const services = {
    auth: { apiKey: 'a', authDomain: 'a.example', projectId: 'a' },
    database: { url: 'https://db.example', anonKey: 'a' },
  };
  renderScreen(<Privacy />, { config: { services } });
  const account = section('Account');
  expect(account.getByText(/Firebase Authentication/)).toBeVisible();
  expect(account.getByText(/Only you can read them there/)).toBeVisible();
  expect(await account.findByText('Nothing else is kept in the account.')).toBeVisible();
});

test(spec('2.8', 'the terms say where facts come from and what is not promised'), () => {
  renderScreen(<Terms />);
  expect(
    section('Facts about parts').getByText(
      'Contains information from BuildCores OpenDB which is made available under the ODC Attribution License.',
    ),
  ).toBeVisible();
  expect(
    section('Facts about parts').getByText(/^Of the [\d,]+ facts in the catalogue, \d+ % come from/),
  ).toBeVisible();
  expect(
    section('Facts about parts').getByRole('link', { name: 'Open Data Commons Attribution License 1.0' }),
  ).toHaveAttribute('href', 'https://opendatacommons.org/licenses/by/1-0/');
  expect(section('Estimates').getByText(/Blender Open Data, snapshot of .+ \(CC0\)/)).toBeVisible();
  expect(section('Prices').getByText('guide prices')).toBeVisible();
  expect(
    section('Prices').getByText(
      /Some are worked out from an earlier guide price by what prices of their class of parts did since/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'No warranty' })).toBeVisible();
  expect(section('Work of others').getByRole('link', { name: 'notices' })).toHaveAttribute(
    'href',
    `/host/${HOST_VERSION}/notices.txt`,
  );
  expect(document.title).toBe('Terms · Rig4U');
});
