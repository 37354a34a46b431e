import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, '../../../.rig4u/cli');
const list = join(folder, 'sources.json');

/**
 * The command in one file, made anew when a source has changed: reading eighty TypeScript files takes two seconds, one file a
 * tenth of one. Undefined where no file can be written; the sources themselves do then.
 */
export async function bundledMain() {
  try {
    return await import(pathToFileURL((await fresh()) ?? (await bundle())).href);
  } catch (error) {
    if (['EACCES', 'EROFS', 'EPERM', 'ENOSPC', 'EDQUOT'].includes(error.code)) return undefined;
    throw error;
  }
}

/** The file that was made last, if every source still is what it was then. */
async function fresh() {
  const known = await readFile(list, 'utf8').then(JSON.parse, () => undefined);
  if (!known) return undefined;
  const stamps = await Promise.all(Object.keys(known.sources).map(stampOf));
  const isSame = Object.values(known.sources).every((stamp, i) => stamp === stamps[i]);
  return isSame && (await stampOf(known.file)) !== undefined ? known.file : undefined;
}

const stampOf = (file) =>
  stat(file).then(
    ({ mtimeMs, size }) => `${mtimeMs}/${size}`,
    () => undefined,
  );

async function bundle() {
  const { build } = await import('esbuild');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `main-${process.pid}-${Date.now()}.mjs`);
  const { metafile } = await build({
    entryPoints: [join(here, '../src/command/main.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    metafile: true,
    absWorkingDir: here,
    logLevel: 'silent',
    plugins: [ownPlaces],
  });
  const names = Object.keys(metafile.inputs).map((name) => join(here, name));
  const sources = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await stampOf(name)])));
  const aside = `${list}.${process.pid}`;
  await writeFile(aside, JSON.stringify({ file, sources }));
  await rename(aside, list);
  await removeOld();
  return file;
}

/** Removes bundles of yesterday; a younger one may be what another process is about to read. */
async function removeOld() {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const known = await stat(file).catch(() => undefined);
    if (name.startsWith('main-') && known && Date.now() - known.mtimeMs > 24 * 3600 * 1000)
      await rm(file, { force: true });
  }
}

/** A source keeps its own place in the bundle: what it looks for beside itself lies beside the source. */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /platform\/(kernel|releases)\/src\/.*\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8'))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.filename', JSON.stringify(path)),
    }));
  },
};
