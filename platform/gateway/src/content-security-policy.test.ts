/** @jest-environment node */
import type { Services } from '@rig4u/shared/contracts';
import { pagePolicy } from './content-security-policy';

const database = { url: 'https://shop.supabase.co', anonKey: 'anon' };
const hosted: Services = { auth: { apiKey: 'key', authDomain: 'shop.firebaseapp.com', projectId: 'shop' }, database };

type Settings = Parameters<typeof pagePolicy>[1];

const directives = (services?: Services, pictures: Partial<Settings> = {}): Record<string, string> =>
  Object.fromEntries(
    pagePolicy(
      { scripts: ["'sha256-x='"], styles: ["'sha256-y='"] },
      { stockPhotos: 'off', imageHosts: [], ...pictures, ...(services && { services }) },
    )
      .split('; ')
      .map((text): [string, string] => [text.split(' ')[0] ?? '', text.replace(/^\S+ /, '')]),
  );

it('allows nothing of another origin without services', () => {
  expect(directives()).toMatchObject({
    'script-src': "'self' 'sha256-x='",
    'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-y='",
    'connect-src': "'self'",
  });
  expect(directives()).not.toHaveProperty('frame-src');
});

it('allows what hosted services need and nothing else', () => {
  expect(directives(hosted)).toEqual({
    ...directives(),
    'script-src': "'self' 'sha256-x=' https://apis.google.com",
    'connect-src':
      "'self' https://shop.supabase.co https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    'frame-src': 'https://shop.firebaseapp.com',
    'img-src': "'self' data: https://lh3.googleusercontent.com",
  });
});

it('shows pictures of this origin, of the hosts that the config lists, and of the stock-photo host when it is on', () => {
  const stockPhotos = 'https://stock.example/{category}.jpg';
  const imageHosts = ['https://photos.example', 'https://stock.example'];
  expect(directives()['img-src']).toBe("'self' data:");
  expect(directives(undefined, { imageHosts })['img-src']).toBe(`'self' data: ${imageHosts.join(' ')}`);
  expect(directives(undefined, { stockPhotos })['img-src']).toBe("'self' data: https://stock.example");
  expect(directives(undefined, { stockPhotos, imageHosts })['img-src']).toBe(`'self' data: ${imageHosts.join(' ')}`);
});

it('allows the emulator in place of the provider', () => {
  const local: Services = {
    auth: { ...hosted.auth, emulatorUrl: 'http://127.0.0.1:9099/' },
    database: { ...database, url: 'http://127.0.0.1:5000' },
  };
  expect(directives(local)).toEqual({
    ...directives(),
    'script-src': "'self' 'sha256-x=' http://127.0.0.1:9099",
    'connect-src': "'self' http://127.0.0.1:5000 http://127.0.0.1:9099",
    'frame-src': 'http://127.0.0.1:9099',
    'img-src': "'self' data: http://127.0.0.1:9099",
  });
});
