/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publish, rollout, stopRollout } from '@rig4u/releases';
import { fakeHost, writeDist } from '@rig4u/releases/fake-builds';
import { bucketOf } from '@rig4u/shared/contracts';
import { testGateway } from './test-gateway';

const how = { steps: [20, 50, 100], everyMs: 60_000, stopIf: { overLivePp: 0.5, atLeast: 500 } };
const nextHost = { part: 'host', version: '1.1.0' };
const indexIn = (html: string) => JSON.parse(html.split('id="rig4u-index">')[1]?.split('</script>')[0] ?? 'null');

async function rolledOut() {
  const gateway = await testGateway();
  await publish(gateway.store, await writeDist(fakeHost('1.1.0').files));
  await rollout(gateway.store, nextHost, how);
  const asVisitor = (path: string, id?: string) =>
    gateway.ask(path, id ? { headers: { cookie: `a=b; rig4u-visitor=${id}` } } : {});
  return { ...gateway, asVisitor };
}

const ids = Array.from({ length: 60 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`);
const isIn = (id: string, percent = 20) => bucketOf('host', '1.1.0', id) < percent;
const inside = ids.find((id) => isIn(id)) ?? '';
const outside = ids.find((id) => !isIn(id, 50)) ?? '';

it.each([
  ['inside the share', inside, '1.1.0', true],
  ['outside it', outside, '1.0.0', false],
])('a visitor %s gets everything of one host', async (_case, id, version, tried) => {
  const { asVisitor } = await rolledOut();
  const page = await asVisitor('/guides', id);
  expect(indexIn(await page.text()).host).toMatchObject({ version, rollout: { percent: 20, tried } });
  const index = await asVisitor('/registry/index.json', id);
  expect((await index.json()).host).toMatchObject({ version, rollout: { percent: 20, tried } });
  expect((await (await asVisitor('/registry.json', id)).json()).host.version).toBe(version);
  for (const answer of [page, index]) {
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(answer.headers.get('cache-control')).toBe(`private, no-cache${answer === page ? ', no-transform' : ''}`);
    expect(answer.headers.has('set-cookie')).toBe(false);
  }
});

it('a page opened without a cookie gives one, and is of the host that it is for', async () => {
  const { asVisitor } = await rolledOut();
  const page = await asVisitor('/');
  const [, id = ''] =
    /^rig4u-visitor=([\da-f-]{36}); Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/.exec(
      page.headers.get('set-cookie') ?? '',
    ) ?? [];
  expect(indexIn(await page.text()).host.version).toBe(isIn(id) ? '1.1.0' : '1.0.0');
  const list = await asVisitor('/registry/index.json');
  expect(list.headers.has('set-cookie')).toBe(false);
  expect((await list.json()).host.version).toBe('1.0.0');
});

it('a cookie that nobody gave is none', async () => {
  const { asVisitor } = await rolledOut();
  expect((await asVisitor('/', 'x'.repeat(500))).headers.get('set-cookie')).toMatch(/^rig4u-visitor=[\da-f-]{36};/);
});

it('a page without a host roll-out is as it was before one', async () => {
  const { ask } = await testGateway();
  const before = await ask('/', { headers: { cookie: `rig4u-visitor=${inside}` } });
  expect(before.headers.get('vary')).toBe('Accept-Encoding');
  expect(before.headers.get('cache-control')).toBe('no-cache, no-transform');
  expect(before.headers.has('set-cookie')).toBe(false);
  const { asVisitor, store } = await rolledOut();
  await stopRollout(store, 'host');
  const after = await asVisitor('/', inside);
  expect(after.headers.get('vary')).toBe('Accept-Encoding');
  expect(indexIn(await after.text()).host).not.toHaveProperty('rollout');
});

it('everybody gets the live host where the tried one cannot be used', async () => {
  const { asVisitor, store, log } = await rolledOut();
  await rm(join(store, 'host/1.1.0'), { recursive: true });
  expect(indexIn(await (await asVisitor('/', inside)).text()).host.version).toBe('1.0.0');
  expect(log.join()).toContain('tried-host-unusable');
});
