/** @jest-environment node */
import { freePort } from '@rig4u/kernel/free-port';
import { start } from '../test-server';

const report = (version: string) => ({
  schema: 1,
  epoch: 1,
  revision: 2,
  host: { version: '1.0.0', ms: 300 },
  loads: [{ part: 'mf-guides', version, outcome: 'panel', phase: 'entry', ms: 3_000 }],
  vitals: { lcp: 900 },
});

test('Prometheus reads loads, requests and the revision on a port of its own; what the registry does not name has no name', async () => {
  const metricsPort = await freePort();
  const { port } = await start({ RIG4U_METRICS_PORT: String(metricsPort) });
  const post = (version: string) =>
    fetch(`http://127.0.0.1:${port}/api/loads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report(version)),
    });
  for (const version of ['1.0.0', '1.0.0', '6.6.6']) expect((await post(version)).status).toBe(204);
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  for (const line of [
    'rig4u_loads_total{part="host",version="1.0.0",outcome="panel"} 1',
    'rig4u_loads_total{part="mf-guides",version="1.0.0",outcome="panel"} 1',
    'rig4u_loads_total{part="unknown",version="unknown",outcome="panel"} 1',
    'rig4u_load_seconds_count{part="mf-guides",version="1.0.0"} 1',
    'rig4u_http_requests_total{status="204"} 3',
    'rig4u_registry_revision 2',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/^process_cpu_seconds_total /m);
  expect(text).not.toContain('6.6.6');
  expect(
    (await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { accept: '*/*' } })).headers.get('content-type'),
  ).toMatch(/html/);
});
