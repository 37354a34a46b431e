import { folderOfScript } from './script-address';

it.each(['', '?attempt=2', '?from=/elsewhere/'])(
  'takes the folder of the script that runs, loaded with "%s"',
  (query) => {
    const bundler = { p: '' };
    const document = { currentScript: { src: `https://files.example/mf-guides/1.0.0/remoteEntry.js${query}` } };
    new Function('__webpack_require__', 'document', folderOfScript)(bundler, document);
    expect(bundler.p).toBe('https://files.example/mf-guides/1.0.0/');
  },
);
