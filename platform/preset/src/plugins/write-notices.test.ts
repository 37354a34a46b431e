/** @jest-environment node */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import * as v from 'valibot';
import webpack from 'webpack';
import { runWebpack } from '../run-webpack';
import { WriteNotices } from './write-notices';

interface FakePackage {
  license?: string;
  version?: string;
  dependencies?: Record<string, string>;
  code?: string;
}

/** A part with packages beside it, built; its text file and its bill of materials. */
async function build(source: string, packages: Record<string, FakePackage>) {
  const dir = await temporaryFolder();
  const dist = path.join(dir, 'dist');
  await writeFile(
    path.join(dir, 'package.json'),
    JSON.stringify({ name: 'mf-a', version: '1.0.0', license: 'MIT', dependencies: { used: '*' } }),
  );
  await writeFile(path.join(dir, 'index.js'), source);
  for (const [name, { code = 'export const one = () => 1;', ...rest }] of Object.entries(packages)) {
    const folder = path.join(dir, 'node_modules', name);
    await mkdir(folder, { recursive: true });
    const described = {
      name: path.basename(name),
      version: '2.0.0',
      sideEffects: false,
      type: 'module',
      main: 'index.js',
      ...rest,
    };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(described));
    await writeFile(path.join(folder, 'index.js'), code);
    await writeFile(path.join(folder, 'LICENSE'), `Terms of ${rest.license ?? 'nobody'}`);
  }
  const part = { dir, name: 'mf-a', version: '1.0.0-pr.7', dist, declared: { examples: {}, values: {}, notAhead: [] } };
  await runWebpack(
    webpack({
      mode: 'production',
      context: dir,
      entry: './index.js',
      output: { path: dist },
      plugins: [new WriteNotices(part)],
    }),
  );
  const read = (file: string) => readFile(path.join(dist, file), 'utf8');
  return { notices: await read('notices.txt'), sbom: await read('sbom.cdx.json') };
}

const used = { used: { license: 'MIT' }, unused: { license: 'GPL-3.0-only' } };
const useOne = "import { one } from 'used'; import 'unused'; console.log(one());";

const bill = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    specVersion: v.string(),
    serialNumber: v.optional(v.string()),
    metadata: v.object({ timestamp: v.optional(v.string()), component: v.object({ 'bom-ref': v.string() }) }),
    components: v.array(v.object({ purl: v.string() })),
    dependencies: v.array(v.object({ ref: v.string(), dependsOn: v.optional(v.array(v.string())) })),
  }),
);

it('lists what is in the scripts, and not what webpack left out', async () => {
  const { notices, sbom } = await build(useOne, used);
  expect(notices).toContain('Work of others that is in mf-a 1.0.0-pr.7');
  expect(notices).toContain('used 2.0.0 (MIT)\n\nTerms of MIT');
  expect(notices).toMatch(/^webpack 5\.\d+\.\d+ \(MIT\)$/m);
  expect(notices).not.toContain('unused');
  const { specVersion, metadata, components, dependencies } = v.parse(bill, sbom);
  expect(specVersion).toBe('1.6');
  expect(metadata.component['bom-ref']).toBe('pkg:npm/mf-a@1.0.0-pr.7');
  const names = components.map(({ purl }) => purl.replace(/@[\d.]+$/, ''));
  expect(names).toEqual(['pkg:npm/%40module-federation/enhanced', 'pkg:npm/used', 'pkg:npm/webpack']);
  expect(dependencies).toContainEqual({ ref: 'pkg:npm/mf-a@1.0.0-pr.7', dependsOn: ['pkg:npm/used@2.0.0'] });
});

it('gives the same bytes for the same sources: it holds no time, no random number and no folder', async () => {
  const [one, two] = [await build(useOne, used), await build(useOne, used)];
  expect(one).toEqual(two);
  expect(v.parse(bill, one.sbom)).not.toHaveProperty('serialNumber');
});

it('keeps apart two versions of a package', async () => {
  const { sbom } = await build("import { one } from 'used'; import { two } from 'other'; console.log(one(), two());", {
    used: { license: 'MIT' },
    other: {
      license: 'ISC',
      code: "import { one } from 'used'; export const two = () => [one()];",
      dependencies: { used: '3' },
    },
    'other/node_modules/used': { license: 'MIT', version: '3.0.0', code: 'export const one = () => 3;' },
  });
  expect(v.parse(bill, sbom).components.map(({ purl }) => purl)).toEqual(
    expect.arrayContaining(['pkg:npm/other@2.0.0', 'pkg:npm/used@2.0.0', 'pkg:npm/used@3.0.0']),
  );
});

it('fails where a package may not be shipped, and says which', async () => {
  await expect(
    build("import { one } from 'used'; console.log(one());", { used: { license: 'GPL-3.0-only' } }),
  ).rejects.toThrow(
    /used 2\.0\.0 would be in the release, and its licence GPL-3\.0-only is not on the list .* allowed-licences\.ts/,
  );
  await expect(build("import { one } from 'used'; console.log(one());", { used: {} })).rejects.toThrow(
    /names no licence .* Use another package/,
  );
});
