/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { rules } from '../common';

const folder = mkdtempSync(path.join(tmpdir(), 'rig4u-worker-text-'));
afterAll(() => rmSync(folder, { recursive: true }));

const built = (main: string): Promise<webpack.Stats> =>
  new Promise((resolve, reject) => {
    writeFileSync(path.join(folder, 'main.ts'), main);
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './main.ts',
        output: { path: path.join(folder, 'out') },
        module: { rules: rules({ development: false }) },
        resolve: { extensions: ['.ts', '.js'] },
        optimization: { minimize: false },
      },
      (error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('No stats'))),
    );
  });

test('a program and what it imports is one text, and a change of either is noticed', async () => {
  writeFileSync(path.join(folder, 'double.ts'), 'export const double = (value: number): number => 2 * value;');
  writeFileSync(path.join(folder, 'worker.ts'), "import { double } from './double';\npostMessage(double(21));");
  const stats = await built("import code from './worker.ts?worker-text';\nglobalThis.text = code;");
  expect(stats.toJson({ errors: true }).errors).toEqual([]);
  expect([...stats.compilation.fileDependencies]).toEqual(
    expect.arrayContaining([path.join(folder, 'worker.ts'), path.join(folder, 'double.ts')]),
  );
  const page: { text?: string } = {};
  runInNewContext(readFileSync(path.join(folder, 'out/main.js'), 'utf8'), { globalThis: page });
  const said: unknown[] = [];
  runInNewContext(page.text ?? '', { postMessage: (value: unknown) => said.push(value) });
  expect(said).toEqual([42]);
});

test('a program that does not compile is an error of the build', async () => {
  writeFileSync(path.join(folder, 'worker.ts'), "import { nothing } from './not-there';\nnothing();");
  const stats = await built("import code from './worker.ts?worker-text';\nglobalThis.text = code;");
  expect(
    stats
      .toJson({ errors: true })
      .errors?.map(({ message }) => message)
      .join(),
  ).toContain('not-there');
});
