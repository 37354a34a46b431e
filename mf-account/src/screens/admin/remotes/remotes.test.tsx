import { emit } from '@rig4u/shared/events';
import { act, screen, waitFor, within } from '@testing-library/react';
import { entry, nobody, signIn, visit } from '../../../../checks/open-admin';

jest.mock('@rig4u/shared/database', () => ({ listErrorLogs: jest.fn(async () => []), setErrorLogResolved: jest.fn() }));

const release = (name: string, version: string) => ({
  id: `${name.replaceAll('-', '_')}_${version.replaceAll('.', '_')}`,
  version,
  entry: { src: `/remotes/${name}/${version}/remoteEntry.js`, integrity: `sha384-${'A'.repeat(64)}` },
  screens: [],
  needs: {},
});
const registry = (revision: number, over: Record<string, unknown> = {}) => ({
  schema: 1,
  revision,
  host: { version: '1.2.0', lastGood: '1.1.0', shared: {} },
  remotes: {
    'mf-guides': {
      paths: ['/guides', '/guides/:guideId'],
      live: release('mf-guides', '1.0.1'),
      lastGood: release('mf-guides', '1.0.0'),
      rollout: { release: release('mf-guides', '1.1.0'), percent: 25 },
    },
    'mf-commerce': { paths: ['/purchase'], live: release('mf-commerce', '2.0.0') },
    'mf-broken': { paths: ['/broken'], live: 'nothing of use' },
  },
  ...over,
});

const answers = {
  registry: jest.fn<Response | Promise<Response>, []>(),
  head: jest.fn<Response | Promise<Response>, [string]>(),
};
const asked = jest.spyOn(globalThis, 'fetch');

beforeEach(async () => {
  answers.registry.mockReset().mockImplementation(() => Response.json(registry(7)));
  answers.head.mockReset().mockImplementation(() => new Response(null));
  asked
    .mockReset()
    .mockImplementation(async (url, init) =>
      init?.method === 'HEAD' ? answers.head(String(url)) : answers.registry(),
    );
  await signIn();
});
afterEach(nobody);

const fact = (card: HTMLElement, name: string) =>
  within(card)
    .getAllByRole('term')
    .find((term) => term.textContent === name)?.nextElementSibling?.textContent;
const open = async () => {
  const rendered = visit('?view=remotes');
  await screen.findByRole('heading', { name: 'mf-guides' });
  return rendered;
};

test(spec('2.7', 'each remote says its versions, its share, its paths and whether it is there'), async () => {
  answers.head.mockImplementation((url) => {
    if (url.includes('commerce')) return new Response(null, { status: 404 });
    return new Response(null);
  });
  await open();
  const panel = screen.getByRole('region', { name: 'Remotes now live' });
  expect([fact(panel, 'Host version'), fact(panel, 'Host before'), fact(panel, 'Registry revision')]).toEqual([
    '1.2.0',
    '1.1.0',
    '7',
  ]);
  const guides = entry('mf-guides');
  expect(fact(guides, 'Live version')).toBe('1.0.1');
  expect(fact(guides, 'Rollout')).toBe('1.1.0 for 25 %');
  expect(fact(guides, 'Last good version')).toBe('1.0.0');
  expect(within(guides).getByText('/guides/:guideId')).toBeVisible();
  expect(await within(guides).findByText(/^Answered in \d+ ms$/)).toBeVisible();
  const commerce = entry('mf-commerce');
  expect([fact(commerce, 'Rollout'), fact(commerce, 'Last good version')]).toEqual(['None', 'None']);
  expect(await within(commerce).findByText(/^Status 404 after \d+ ms$/)).toBeVisible();
  expect(asked).toHaveBeenCalledWith(
    '/remotes/mf-guides/1.0.1/remoteEntry.js',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
});

test('a remote that cannot be reached and a record that cannot be read are said', async () => {
  answers.head.mockRejectedValue(new TypeError('offline'));
  await open();
  expect(await within(entry('mf-guides')).findByText(/^Not reachable after \d+ ms$/)).toBeVisible();
  const broken = entry('mf-broken');
  expect(within(broken).getByRole('alert')).toHaveTextContent(/^The registry's record is not usable/);
  expect(within(broken).getByText('/broken')).toBeVisible();
});

test('a newer registry shows when the page learns of it, and on Refresh; health is asked anew', async () => {
  const { user } = await open();
  const panel = screen.getByRole('region', { name: 'Remotes now live' });
  await waitFor(() => expect(answers.head).toHaveBeenCalledTimes(2));
  answers.registry.mockImplementation(() => Response.json(registry(8)));
  act(() => emit('registry-changed', { revision: 8 }));
  await waitFor(() => expect(fact(panel, 'Registry revision')).toBe('8'));
  answers.registry.mockImplementation(() => Response.json(registry(9)));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(fact(panel, 'Registry revision')).toBe('9'));
  await waitFor(() => expect(answers.head).toHaveBeenCalledTimes(6));
});

test('what this tab had to fall back on stands with its remote, also when it happened while the error log showed', async () => {
  const { user } = visit();
  await screen.findByText('No unresolved errors');
  act(() => {
    emit('remote-failed', { remote: 'mf-guides', version: '1.0.1', fallback: 'last-good', message: '<b>no entry</b>' });
    emit('remote-failed', { remote: 'mf-gone', version: '3.0.0', fallback: 'panel', message: 'gone' });
  });
  await user.click(screen.getByRole('tab', { name: 'Remotes now live' }));
  await screen.findByRole('heading', { name: 'mf-guides' });
  expect(
    within(entry('mf-guides')).getByText('mf-guides 1.0.1 failed, the last good version was shown. <b>no entry</b>'),
  ).toBeVisible();
  expect(screen.getByText('mf-gone 3.0.0 failed, the error panel was shown. gone')).toBeVisible();
  expect(within(entry('mf-commerce')).queryByText(/since the page opened/)).toBeNull();
});

test('while the registry is read the screen says so', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  answers.registry.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  visit('?view=remotes');
  expect(await screen.findByText('Loading the remotes...')).toBeInTheDocument();
  await act(async () => arrive(Response.json(registry(1, { remotes: {} }))));
  expect(await screen.findByText('No remote is live: promote a release first.')).toBeVisible();
});

test.each([
  ['a status', () => new Response(null, { status: 503 }), 'The server answered with status 503.'],
  ['what is no registry', () => Response.json({ schema: 2 }), 'This is not a registry'],
])('%s instead of a registry is an error with a way to try again', async (_, answer, words) => {
  answers.registry.mockImplementationOnce(answer);
  const { user } = visit('?view=remotes');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The registry could not be read');
  expect(alert).toHaveTextContent(words);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'mf-guides' })).toBeVisible();
});

test('a Refresh that fails leaves what was read before, and says so', async () => {
  const { user } = await open();
  answers.registry.mockRejectedValueOnce(new TypeError('offline'));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/You see what was read before\. offline$/)).toBeVisible();
  expect(entry('mf-guides')).toBeVisible();
});
