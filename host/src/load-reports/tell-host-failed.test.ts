import { loadReport } from '@rig4u/shared/server';
import * as v from 'valibot';
import { tellHostFailed } from './tell-host-failed';

const beacon = jest.fn((_address: string, _body: Blob) => true);
const says = (facts: object) => {
  for (const [name, value] of Object.entries(facts))
    Object.defineProperty(navigator, name, { configurable: true, value });
};
const page = (index: string) => {
  document.body.innerHTML = `<script type="application/json" id="rig4u-index">${index}</script>`;
};
const index = { schema: 2, epoch: 1, revision: 7, host: { version: '1.3.0', shared: {} }, remotes: {} };

beforeEach(() => {
  beacon.mockClear();
  says({ sendBeacon: beacon, doNotTrack: null, globalPrivacyControl: undefined });
});

test('it names the host that did not start, in a report that the gateway can read', async () => {
  page(JSON.stringify(index));
  tellHostFailed(window);
  const [address, body] = beacon.mock.calls[0] ?? [];
  expect([address, body?.type]).toEqual(['/api/loads', 'application/json']);
  const report = v.parse(loadReport, await new Response(body).json());
  expect(report).toMatchObject({
    epoch: 1,
    revision: 7,
    loads: [{ part: 'host', version: '1.3.0', outcome: 'panel', phase: 'entry' }],
  });
  expect(report).not.toHaveProperty('preview');
});

test('it tells of a file of the host that is not on the server any more', async () => {
  page(JSON.stringify(index));
  tellHostFailed(window, 'shared');
  const report = v.parse(loadReport, await new Response(beacon.mock.calls[0]?.[1]).json());
  expect(report.loads).toMatchObject([{ part: 'host', version: '1.3.0', outcome: 'panel', phase: 'shared' }]);
});

test('a preview says that it is one', async () => {
  page(JSON.stringify({ ...index, preview: { part: 'host', version: '1.3.0', until: '2026-12-01T00:00:00.000Z' } }));
  tellHostFailed(window);
  expect(await new Response(beacon.mock.calls[0]?.[1]).json()).toMatchObject({ preview: true });
});

test('nothing is told where the browser asks not to be tracked, or the page says of no release what it is', () => {
  page(JSON.stringify(index));
  says({ doNotTrack: '1' });
  tellHostFailed(window);
  says({ doNotTrack: null });
  document.body.innerHTML = '';
  tellHostFailed(window);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  page('damaged');
  tellHostFailed(window);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(beacon).not.toHaveBeenCalled();
});
