/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { rules } from '../common';

const folder = mkdtempSync(path.join(tmpdir(), 'rig4u-pinned-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds into a folder, and runs what was built. */
const built = async (into: string, publicPath: string): Promise<unknown> => {
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './main.ts',
        output: { path: path.join(folder, into), publicPath, uniqueName: into },
        module: { rules: rules({ development: false }) },
        optimization: { minimize: false },
      },
      (error, result) => (result ? resolve(result) : reject(error ?? new Error('No stats'))),
    );
  });
  expect(stats.toJson({ errors: true }).errors).toEqual([]);
  const marked = stats.compilation.getAssets().filter(({ info }) => info['notAhead'] === true);
  expect(marked.map(({ name }) => name.replace(/\.\w{8}/, '')).toSorted()).toEqual([
    'assets/one.json',
    'assets/two.json',
  ]);
  const page: { said?: Promise<unknown> } = {};
  runInNewContext(readFileSync(path.join(folder, into, 'main.js'), 'utf8'), { globalThis: page });
  return page.said;
};

test('JSON in a folder "packed" is a file of the release with the same name and bytes in each, imported as its address and hash', async () => {
  const bytes = '{"more": "than a script needs to know"}';
  mkdirSync(path.join(folder, 'packed'));
  writeFileSync(path.join(folder, 'packed/one.json'), bytes);
  writeFileSync(path.join(folder, 'packed/two.json'), '2');
  const ask = "const ask = (name) => import(/* webpackMode: 'eager' */ `./packed/${name}.json`);";
  writeFileSync(path.join(folder, 'main.ts'), `${ask}\nglobalThis.said = ask('one').then((one) => one.default);`);
  const hash = createHash('sha384').update(bytes);
  const file = `assets/one.${hash.copy().digest('hex').slice(0, 8)}.json`;
  const integrity = `sha384-${hash.digest('base64')}`;
  expect({ ...Object(await built('first', '/a/')) }).toEqual({ src: `/a/${file}`, integrity });
  expect({ ...Object(await built('next', '/b/')) }).toEqual({ src: `/b/${file}`, integrity });
  expect(readFileSync(path.join(folder, 'next', file), 'utf8')).toBe(bytes);
  expect(readFileSync(path.join(folder, 'first/main.js'), 'utf8')).not.toContain('a script needs');
  expect(readdirSync(path.join(folder, 'first/assets'))).toHaveLength(2);
});
