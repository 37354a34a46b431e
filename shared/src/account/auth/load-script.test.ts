import { loadScript } from './load-script';

const address = 'http://127.0.0.1:9099/__local/gapi.js';
const scripts = () => [...document.querySelectorAll('script')];

afterEach(() => document.head.replaceChildren());

test('a script that failed may be asked for again, one that came is not', async () => {
  const first = loadScript(document, address, 'sha384-x');
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('Sign-in could not be loaded.');
  expect(scripts()).toEqual([]);

  const second = loadScript(document, address, 'sha384-x');
  expect(scripts()).toMatchObject([{ src: address, integrity: 'sha384-x', crossOrigin: 'anonymous' }]);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await second;
  await loadScript(document, address, 'sha384-x');
  expect(scripts()).toHaveLength(1);
});
