/** @jest-environment node */
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { readPort, serveStore, startGateway } from './serve';

const start = async (port: number) =>
  startGateway({ store: await temporaryFolder(), say: () => undefined, env: {}, port });

it('listens, answers and stops', async () => {
  const gateway = await start(0);
  expect((await fetch(`http://localhost:${gateway.port}/healthz`)).status).toBe(200);
  await gateway.close();
  await expect(fetch(`http://localhost:${gateway.port}/healthz`)).rejects.toThrow();
});

it('says that its port is taken, and what to do', async () => {
  const gateway = await start(0);
  await expect(start(gateway.port)).rejects.toThrow(
    `Port ${gateway.port} is in use. Stop the program that uses it, or choose another port: PORT=${gateway.port + 1} npm start`,
  );
  await gateway.close();
});

it('refuses a wrong configuration before it listens', async () => {
  const options = {
    store: await temporaryFolder(),
    say: () => undefined,
    env: { RIG4U_CONFIG: '/nowhere.json' },
    port: 0,
  };
  await expect(startGateway(options)).rejects.toThrow(/no file \/nowhere\.json/);
});

it('tells the pages which services there are', async () => {
  const services = {
    auth: { apiKey: 'key', authDomain: 'shop.test', projectId: 'shop' },
    database: { url: 'http://127.0.0.1:1', anonKey: 'anon' },
  };
  const gateway = await startGateway({
    store: await temporaryFolder(),
    say: () => undefined,
    env: {},
    port: 0,
    services,
  });
  expect(await (await fetch(`http://localhost:${gateway.port}/config.json`)).json()).toMatchObject({ services });
  await gateway.close();
});

it('does not serve with half of the hosted services', async () => {
  const options = {
    store: await temporaryFolder(),
    say: () => undefined,
    env: { RIG4U_DATABASE_URL: 'https://shop.test' },
  };
  await expect(serveStore(options)).rejects.toThrow(/Missing: RIG4U_FIREBASE_API_KEY, .*RIG4U_DATABASE_ANON_KEY/);
});

it('reads PORT', () => {
  expect([readPort(undefined), readPort(''), readPort('8080')]).toEqual([4400, 4400, 8080]);
  for (const wrong of ['abc', '-1', '70000', '1.5']) expect(() => readPort(wrong)).toThrow(`PORT is "${wrong}"`);
});
