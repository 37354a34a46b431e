import { waitFor } from '@testing-library/react';
import { initConfig } from '@rig4u/shared/config';
import { testConfig } from '@rig4u/shared/testing';
import { readIndex } from '@rig4u/shared/contracts';
import { noteLoad, onLoadFailed, takeLoads } from '../remotes/note-load';
import { startLoadReports } from './start-load-reports';

type Measure = (metric: { name: string; value: number }) => void;
const measured = (name: string, value: number) => (tell: Measure) => tell({ name, value });
// What the library asks of a browser, jsdom has not.
jest.mock('web-vitals', () => ({
  onTTFB: measured('TTFB', 40.4),
  onFCP: () => undefined,
  onLCP: measured('LCP', 901.6),
  onINP: () => undefined,
  onCLS: measured('CLS', 0.01234),
}));

Object.assign(performance, { getEntriesByType: () => [{ name: 'http://rig4u.test/' }] });

const hash = `sha256-${'a'.repeat(43)}=`;
const index = readIndex({
  schema: 2,
  epoch: 1,
  revision: 7,
  host: { version: '1.0.0', shared: {} },
  remotes: { 'mf-guides': { paths: ['/'], live: ['1.0.0', hash] } },
});
const sent: Blob[] = [];
const listen = window.addEventListener.bind(window);
const listeners: Parameters<typeof window.addEventListener>[] = [];
const reports = () =>
  Promise.all(sent.map(async (blob): Promise<unknown> => JSON.parse(await new Response(blob).text())));
const beacon = jest.fn((_address: string, body: Blob) => sent.push(body) > 0);

function browser(says: object): void {
  for (const [name, value] of Object.entries({ sendBeacon: beacon, ...says }))
    Object.defineProperty(navigator, name, { configurable: true, value });
}
const guides = { part: 'mf-guides', version: '1.0.0', ms: 1_000_000 };
const hide = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  sent.length = 0;
  beacon.mockClear();
  takeLoads();
  onLoadFailed(undefined);
  jest.spyOn(window, 'addEventListener').mockImplementation((...listener) => {
    listeners.push(listener);
    listen(...listener);
  });
  initConfig(testConfig);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  browser({ doNotTrack: null, globalPrivacyControl: undefined });
});
afterEach(() => {
  // The page of the next test is another one.
  for (const listener of listeners.splice(0)) window.removeEventListener(...listener);
  jest.restoreAllMocks();
});

test('a failure is told at once, what else there is when the visitor leaves, each thing once', async () => {
  startLoadReports(window, () => index);
  noteLoad({ ...guides, outcome: 'ok' });
  expect(sent).toEqual([]);
  noteLoad({ ...guides, outcome: 'panel', phase: 'render' });
  await waitFor(() => expect(sent).toHaveLength(1));
  noteLoad({ ...guides, version: '1.0.1', outcome: 'ok' });
  hide();
  hide();
  expect(beacon.mock.calls.map(([address]) => address)).toEqual(['/api/loads', '/api/loads']);
  expect(sent.map(({ type }) => type)).toEqual(['application/json', 'application/json']);
  expect(await reports()).toEqual([
    {
      schema: 1,
      epoch: 1,
      revision: 7,
      host: { version: '0.0.0-test', ms: expect.any(Number) },
      loads: [{ part: 'mf-guides', version: '1.0.0', outcome: 'panel', phase: 'render', ms: 600_000 }],
    },
    expect.objectContaining({ again: true, loads: [expect.objectContaining({ version: '1.0.1' })] }),
  ]);
});

test('vitals go with the last report, for the release that the visit began with', async () => {
  startLoadReports(window, () => index);
  noteLoad({ ...guides, outcome: 'panel', phase: 'entry' });
  await waitFor(() => expect(sent).toHaveLength(1));
  hide();
  expect(await reports()).toMatchObject([
    { loads: [{ outcome: 'panel' }] },
    { again: true, vitals: { of: { part: 'mf-guides', version: '1.0.0' }, ttfb: 40, lcp: 902, cls: 0.012 } },
  ]);
});

test.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('nothing is told where the browser asks for %s, not even a failure', async (_, says) => {
  browser(says);
  startLoadReports(window, () => index);
  noteLoad({ ...guides, outcome: 'panel', phase: 'entry' });
  // A turn of the module loader: what the test above waits for would have come.
  await import('./send-load-reports');
  await new Promise((done) => setTimeout(done));
  hide();
  expect(sent).toEqual([]);
});

test('a visit beside the sample tells its failures alone', async () => {
  initConfig({ ...testConfig, loadReports: { share: 0 } });
  startLoadReports(window, () => index);
  noteLoad({ ...guides, outcome: 'ok' });
  noteLoad({ ...guides, version: '1.0.1', outcome: 'last-good', phase: 'entry' });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await reports()).toMatchObject([{ beside: true, loads: [{ version: '1.0.1', outcome: 'last-good' }] }]);
});
