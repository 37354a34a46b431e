import { loadScript } from './load-script';

const address = 'http://127.0.0.1:9099/__local/gapi.js';
const scripts = () => [...document.querySelectorAll('script')];

afterEach(() => document.head.replaceChildren());

test('a script that failed may be asked for again, one that came is not', async () => {
  const first = loadScript(document, address);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('Sign-in could not be loaded.');
  expect(scripts()).toEqual([]);

  const second = loadScript(document, address);
  expect(scripts().map(({ src }) => src)).toEqual([address]);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await second;
  await loadScript(document, address);
  expect(scripts()).toHaveLength(1);
});
