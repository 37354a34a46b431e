import { readdirSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { root } from '@rig4u/kernel';
import { distinctPackages, isLicenceFile, licenceOf, notices, packageAt } from '@rig4u/preset/licences';

const place = (...names: string[]): string => path.join(root, 'platform', ...names);
const command = place('releases/src/command/main.ts');

/** CommonJS that was written into an ES module still asks for its modules by `require`. */
const forCommonJs =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** It reads its WebAssembly from beside itself, so it stays a package, as npm gives it. For deltas, when something is published. */
const stays = '@bokuweb/zstd-wasm';

/** The driver of PostgreSQL that needs a compiler: nobody asks for it. */
const neverAsked = 'pg-native';

/**
 * Writes the gateway and the `rig4u` command into few files of a folder, with all they need but Node: `bin/rig4u.mjs serve`. What was
 * in the folder is removed.
 */
export async function bundleGateway(to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  const dist = path.join(to, 'dist');
  const { metafile } = await build({
    entryPoints: { command },
    outdir: dist,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Names stand in stacks, and a few hundred kilobytes are no matter here.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    chunkNames: 'part-[hash]',
    banner: { js: forCommonJs },
    external: [stays, neverAsked],
    metafile: true,
    logLevel: 'error',
    plugins: [packagesInIt],
  });
  refuseWhatIsOutside(metafile);
  await mkdir(path.join(to, 'bin'), { recursive: true });
  await cp(place('releases/bin/packed.mjs'), path.join(to, 'bin/rig4u.mjs'));
  await cp(place('kernel/src/config/default.json'), path.join(dist, 'default.json'));
  await copySql(place('services/src/migrations'), dist);
  const kept = packageAt(path.dirname(createRequire(command).resolve(stays)));
  if (!kept) throw new Error(`${stays} is not installed`);
  for (const name of ['package.json', 'dist/common'])
    await cp(path.join(kept.folder, name), path.join(to, 'node_modules', stays, name), { recursive: true });
  await writeFile(path.join(to, 'notices.txt'), noticesOf(inlined(metafile)));
}

/** Commands load other packages by name, as they are installed; in the bundle they are chunks. */
const packagesInIt: Plugin = {
  name: 'packages-in-it',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/load-package$/ }, () => ({ path: place('deploy/src/container/packages-in-it.ts') }));
  },
};

/** The packages whose code is in the bundle. */
const inlined = ({ outputs }: Metafile) =>
  distinctPackages(
    Object.values(outputs)
      .flatMap(({ inputs }) => Object.entries(inputs))
      .filter(([file, { bytesInOutput }]) => bytesInOutput > 0 && file.includes('node_modules'))
      .flatMap(([file]) => packageAt(path.dirname(path.resolve(root, file))) ?? []),
  );

/** The licences' texts; a few packages of MIT bring none, and are named with what they say. */
function noticesOf(packages: ReturnType<typeof inlined>): string {
  const withText = packages.filter((one) => licenceOf(one) !== 'MIT' || readdirSync(one.folder).some(isLicenceFile));
  const others = packages.filter((one) => !withText.includes(one));
  const said = others.map((one) => `${one.name} ${one.version} (${licenceOf(one)})\n`);
  return [notices('the gateway', withText), 'Without a text of their own:\n', ...said].join('\n');
}

function refuseWhatIsOutside({ outputs }: Metafile): void {
  const outside = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(
      ({ external = false, path: name }) => external && !isBuiltin(name) && name !== stays && name !== neverAsked,
    );
  if (outside.length === 0) return;
  throw new Error(`Not in the bundle: ${outside.map(({ path: name }) => name).join(', ')}.`);
}

async function copySql(from: string, to: string): Promise<void> {
  for (const name of (await readdir(from)).filter((file) => file.endsWith('.sql')))
    await cp(path.join(from, name), path.join(to, name));
}
