import { waitFor } from '@testing-library/react';
import { onHostFailed } from '../load-reports/host-failed';
import { readIndex } from '@rig4u/shared/contracts';
import { watchMissingFiles } from './missing-files';

const hash = `sha256-${'a'.repeat(43)}=`;
const index = (guides: string) =>
  readIndex({
    schema: 2,
    epoch: 1,
    revision: 7,
    host: { version: '1.2.0', shared: {} },
    remotes: { 'mf-guides': { paths: ['/guides'], live: [guides, hash], before: ['1.0.0', hash] } },
  });
const told = jest.fn();
onHostFailed(window, told);

/** A tab whose scripts do not arrive; `status` is what the server says when it is asked about one. */
function tab({ status = 404, may = true, guides = '1.0.2', running = ['1.0.0'] } = {}) {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    expect(init).toMatchObject({ method: 'HEAD', cache: 'no-store' });
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  const leave = jest.fn((_release: string) => may);
  let current = index('1.0.1');
  const refresh = async () => void (current = index(guides));
  const own = new EventTarget();
  const listen = jest.spyOn(window, 'addEventListener').mockImplementation(own.addEventListener.bind(own));
  const files = watchMissingFiles(window, { registry: { current: () => current, refresh }, leave });
  for (const version of running) files.runs(`mf-guides@${version}`);
  listen.mockRestore();
  const fail = (src: string, isOwn = false) => {
    const script = Object.assign(document.createElement('script'), { src });
    if (isOwn) script.setAttribute('data-own', '');
    const event = new Event('error');
    Object.defineProperty(event, 'target', { value: script });
    own.dispatchEvent(event);
  };
  return { files, asked, leave, fail };
}

beforeEach(() => told.mockClear());
afterEach(() => jest.restoreAllMocks());

test("a file of the page's host that is gone: it is told once, and the page leaves", async () => {
  const { files, asked, leave, fail } = tab();
  fail('/host/1.3.0/federation.js');
  fail('/host/1.3.0/federation.js?retry=1');
  expect(await files.since(0)).toBe('leaving');
  expect(leave.mock.calls).toEqual([['host@1.3.0']]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(told.mock.calls).toEqual([['shared']]);
});

test('where it has left once already, the host is to blame; another try may leave', async () => {
  const { files, leave, fail, asked } = tab({ may: false });
  fail('/host/1.3.0/federation.js');
  expect(await files.since(0)).toBe('host-gone');
  expect(files.leaves()).toBe(false);
  leave.mockReturnValue(true);
  fail('/host/1.3.0/federation.js');
  expect(await files.since(0)).toBe('leaving');
  expect(files.leaves()).toBe(true);
  expect([asked.mock.calls.length, told.mock.calls.length]).toEqual([1, 1]);
});

test('what failed before a load began says nothing of that load', async () => {
  const { files, fail } = tab({ may: false });
  fail('/host/1.3.0/federation.js');
  const later = performance.now() + 1;
  expect(await files.since(later)).toBe('other');
});

test.each([
  ['the server has it', '/host/1.3.0/a.js', { status: 200 }],
  ['the server fails', '/host/1.3.0/a.js', { status: 500 }],
  ['nobody answers', '/host/1.3.0/a.js', { status: 0 }],
  ['it is of no release', '/elsewhere/a.js', {}],
  [
    'its remote is live: another page lacks it too',
    '/remotes/mf-guides/1.0.1/a.js',
    { guides: '1.0.1', running: ['1.0.1'] },
  ],
  ['its remote is the one to fall back to', '/remotes/mf-guides/1.0.0/a.js', {}],
])('a script that does not arrive while %s: the page stays', async (_when, src, setup) => {
  const { files, leave, fail } = tab(setup);
  fail(src);
  expect(await files.since(0)).toBe('other');
  expect([leave, told].map((one) => one.mock.calls)).toEqual([[], []]);
});

test('scripts of one release that fail together wait for one answer', async () => {
  const { files, asked, fail } = tab({ status: 503 });
  for (const name of ['a', 'b', 'c']) fail(`/host/1.3.0/${name}.js`);
  expect(await files.since(0)).toBe('other');
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each(['http://[', '', 'https://elsewhere.test/host/1.3.0/a.js'])(
  'a script of "%s" says nothing, and what fails afterwards is looked at',
  async (src) => {
    const { files, asked, fail } = tab();
    fail(src);
    expect(await files.since(0)).toBe('other');
    expect(asked).not.toHaveBeenCalled();
    fail('/host/1.3.0/a.js');
    expect(await files.since(0)).toBe('leaving');
  },
);

test("one of the page's own scripts is left to what asks for it again", async () => {
  const { files, asked, fail } = tab();
  fail('/host/1.3.0/main.js', true);
  expect(await files.since(0)).toBe('other');
  expect(asked).not.toHaveBeenCalled();
});

test('a release of a remote that was taken away under an open tab: the page leaves, and no host is blamed', async () => {
  const { files, leave, fail } = tab({ guides: '1.0.2' });
  fail('/remotes/mf-guides/1.0.1/remoteEntry.js');
  // It does not run here: the release that the registry names by now may come into the same page.
  expect(await files.since(0)).toBe('other');
  files.runs('mf-guides@1.0.1');
  fail('/remotes/mf-guides/1.0.1/late.js');
  await waitFor(() => expect(leave.mock.calls).toEqual([['mf-guides@1.0.1']]));
  expect(await files.since(0)).toBe('leaving');
  expect(told).not.toHaveBeenCalled();
});
