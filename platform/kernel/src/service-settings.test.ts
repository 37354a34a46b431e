/** @jest-environment node */
import { readNumber, readSettings } from './service-settings';

const hosted = {
  RIG4U_FIREBASE_API_KEY: 'key',
  RIG4U_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  RIG4U_FIREBASE_PROJECT_ID: 'shop-1',
  RIG4U_DATABASE_URL: 'https://shop.supabase.co/',
  RIG4U_DATABASE_ANON_KEY: 'anon',
};
const names = Object.keys(hosted);

it('is local when nothing is set, and empty counts as not set', () => {
  const local = { mode: 'local', data: undefined, authPort: 0, restPort: 0, postgresPort: 0 };
  expect(readSettings({})).toEqual(local);
  expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(local);
  expect(readSettings({ RIG4U_DATA: '/data', RIG4U_AUTH_PORT: '9099', RIG4U_REST_PORT: '0' })).toEqual({
    ...local,
    data: '/data',
    authPort: 9099,
  });
});

it('is hosted when everything is set', () => {
  expect(readSettings(hosted)).toEqual({
    mode: 'hosted',
    services: {
      auth: { apiKey: 'key', authDomain: 'shop.firebaseapp.com', projectId: 'shop-1' },
      database: { url: 'https://shop.supabase.co', anonKey: 'anon' },
    },
  });
  expect(readSettings({ ...hosted, RIG4U_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' })).toMatchObject({
    services: { auth: { emulatorUrl: 'http://127.0.0.1:9099' } },
  });
});

it.each(names)('refuses without %s alone, and names it alone', (name) => {
  const rest = names.filter((other) => other !== name);
  expect(() => readSettings({ ...hosted, [name]: '' })).toThrow(
    `Missing: ${name}. Set it too, or leave out ${rest.join(', ')} to use local services.`,
  );
});

it('names every missing setting', () => {
  expect(() => readSettings({ RIG4U_AUTH_EMULATOR_URL: 'http://127.0.0.1:1' })).toThrow(
    `Missing: ${names.join(', ')}.`,
  );
});

it.each([
  [{ RIG4U_FIREBASE_AUTH_DOMAIN: 'https://shop.firebaseapp.com' }, /AUTH_DOMAIN is "https:.*must be a host name/],
  [{ RIG4U_FIREBASE_AUTH_DOMAIN: "x.test; script-src 'unsafe-inline'" }, /must be a host name/],
  [{ RIG4U_FIREBASE_PROJECT_ID: 'Shop 1' }, /PROJECT_ID is "Shop 1"/],
  [{ RIG4U_DATABASE_URL: 'https://shop.supabase.co/rest/v1' }, /DATABASE_URL.*without a path/],
  [{ RIG4U_DATABASE_URL: 'postgres://x' }, /must be an address/],
  [{ RIG4U_DATABASE_URL: 'shop' }, /must be an address/],
  [{ RIG4U_AUTH_EMULATOR_URL: 'file:///etc' }, /RIG4U_AUTH_EMULATOR_URL is "file/],
])('refuses %j', (change, message) => {
  expect(() => readSettings({ ...hosted, ...change })).toThrow(message);
});

it('checks ports and numbers', () => {
  for (const wrong of ['abc', '-1', '65536', '1.5', '0x10', ' ', '1e3']) {
    expect(() => readSettings({ RIG4U_POSTGRES_PORT: wrong })).toThrow(
      `RIG4U_POSTGRES_PORT is "${wrong}". It must be a whole number from 0 to 65535.`,
    );
  }
  expect(() => readSettings({ RIG4U_REST_PORT: '5000', RIG4U_AUTH_PORT: '5000' })).toThrow('three different ports');
  expect(readNumber({ N: '7' }, 'N', { otherwise: 60, max: 10 })).toBe(7);
  expect(readNumber({}, 'N', { otherwise: 60, max: 10 })).toBe(60);
});
