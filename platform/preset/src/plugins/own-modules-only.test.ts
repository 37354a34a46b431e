/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { bundledEntries } from '../part';
import { runWebpack } from '../run-webpack';
import { OwnModulesOnly, refuseForeign } from './own-modules-only';

let room: string;
beforeEach(async () => {
  room = await mkdtemp(path.join(tmpdir(), 'rig4u-walls-'));
  await mkdir(path.join(room, 'mf-a'));
  await writeFile(path.join(room, 'mf-a/own.js'), 'export const own = 1;');
  await mkdir(path.join(room, 'mf-b'));
  await writeFile(path.join(room, 'mf-b/theirs.js'), 'export const theirs = 1;');
});
afterEach(() => rm(room, { recursive: true, force: true }));

async function build(source: string, besides: string[] = []): Promise<void> {
  const dir = path.join(room, 'mf-a');
  await writeFile(path.join(dir, 'index.js'), source);
  await runWebpack(
    webpack({
      mode: 'production',
      context: dir,
      entry: './index.js',
      output: { path: path.join(room, 'out') },
      plugins: [new OwnModulesOnly(dir, besides)],
    }),
  );
}

test('own files may be imported', async () => {
  await expect(build("import { own } from './own'; console.log(own);")).resolves.toBeUndefined();
});

test('what a development build puts in itself may be imported too', async () => {
  const source = "import { theirs } from '../mf-b/theirs'; console.log(theirs);";
  await expect(build(source, [path.join(room, 'mf-b')])).resolves.toBeUndefined();
  await expect(build(source, [path.join(room, 'mf-c')])).rejects.toThrow('lies outside mf-a');
});

test.each([
  ['statically', "import { theirs } from '../mf-b/theirs'; console.log(theirs);"],
  ['dynamically', "import('../mf-b/theirs').then(console.log);"],
])('another part is refused, imported %s, with what to do instead', async (_case, source) => {
  await expect(build(source)).rejects.toThrow(/mf-a imports "\.\.\/mf-b\/theirs".*@rig4u\/shared/s);
});

test.each(bundledEntries())('a look may bundle %s, and nothing else of the remote may', (resource) => {
  const asks = (issuer: string) => () => refuseForeign('/p/mf-a', { issuer, resource, request: 'it' });
  expect(asks('/p/mf-a/src/look/table.ts')).not.toThrow();
  expect(asks('/p/mf-a/src/screens/list.tsx')).toThrow('lies outside mf-a');
  expect(asks('/p/mf-a/src/looks.ts')).toThrow('lies outside mf-a');
});
