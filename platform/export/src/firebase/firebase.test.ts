/** @jest-environment node */
import { once } from 'node:events';
import type { Server } from 'node:net';
import Ajv from 'ajv';
import schema from 'firebase-tools/schema/firebase-config.json';
import { server } from 'superstatic';
import { expected, exportFor, small, type TestExport } from '../test-export';

describe('an export for Firebase Hosting', () => {
  let made: TestExport;
  let config: { hosting: object };
  let running: Server;
  const ask = (path: string, headers = {}) => {
    const address = running.address();
    if (typeof address !== 'object' || !address) throw new Error('The server listens on no port');
    return fetch(`http://127.0.0.1:${address.port}${path}`, { headers });
  };

  // What "firebase serve" runs: the rules of Firebase's own servers, as its makers wrote them down for one machine.
  beforeAll(async () => {
    made = await exportFor('firebase');
    config = JSON.parse(await made.text('firebase.json'));
    const hosting = structuredClone(config.hosting);
    running = server({
      cwd: made.folder,
      port: 0,
      hostname: '127.0.0.1',
      config: hosting,
      stack: 'strict',
      compression: true,
    }).listen(() => undefined);
    await once(running, 'listening');
  });
  afterAll(() => running.close());

  it("is what Firebase's published schema allows", () => {
    const validate = new Ajv({ strict: false }).compile(schema);
    expect([validate(config), validate.errors]).toEqual([true, null]);
    expect(validate({ hosting: { ...config.hosting, headers: [{ source: '/', header: [] }] } })).toBe(false);
  });

  it("gives every address the gateway's headers", async () => {
    for (const [path, headers] of expected(made.site)) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect({ path, ...Object.fromEntries(answer.headers) }).toMatchObject({ path, ...small(headers) });
      // What a browser asks for as a file heeds none of these.
      if (/^\/(host|remotes)\//.test(path)) continue;
      const onPagesOnly = ['Reporting-Endpoints', 'Integrity-Policy', 'Integrity-Policy-Report-Only'];
      for (const name of onPagesOnly) expect([path, answer.headers.get(name)]).toEqual([path, headers[name] ?? null]);
    }
  });

  it('has the page of every address, and a 404 where no page is', async () => {
    const { rendered, patterns, other } = made.site.places;
    const bodyOf = async ({ pieces }: typeof other) => new TextDecoder().decode(await pieces[0]?.bytes());
    for (const [address, document] of rendered) expect(await (await ask(address)).text()).toBe(await bodyOf(document));
    for (const { path, document } of patterns)
      expect(await (await ask(path.replaceAll(/:[^/]+/g, 'any'))).text()).toBe(await bodyOf(document));
    expect(await (await ask('/nobody/knows')).text()).toBe(await bodyOf(other));
    for (const path of ['/favicon.ico', '/host/1.1.0/nothing.js', '/api/loads', '/remotes/mf-x'])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    expect((await ask('/api/loads')).headers.get('cache-control')).toBe('no-store');
  });

  it('says that it was not run', () => {
    expect(made.warnings.join()).toContain('were not run');
  });
});
