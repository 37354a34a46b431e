import { cpSync, mkdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { lazyFederation } from './lazy-federation';
import { builtName } from './outside-manifest';
import { ownPlaces } from './own-places';
import type { Recipe } from './packed-packages';
import { packageOf } from './read-package';

/** What a bundle imports of other packages, and the files whose code is in it. */
export interface Bundled {
  imported: string[];
  inlined: string[];
}

/** CommonJS that was written into an ES module still asks for its modules by `require`, and looks beside itself. */
const forCommonJs = [
  "import { createRequire as requireFrom } from 'node:module';",
  'const require = requireFrom(import.meta.url);',
  "const inlinedAt = import.meta.dirname + '/../inlined';",
].join(' ');

/**
 * Bundles the entries of a package that runs on Node into `dist` of the folder `to`, and copies what is found by path. `declared` are the
 * names that its package.json has.
 */
export async function bundleNode(
  { folder, ...recipe }: Recipe,
  declared: readonly string[],
  to: string,
): Promise<Bundled> {
  const { entries, inlines = [], empties = [], copies = {} } = recipe;
  const { metafile } = await build({
    entryPoints: Object.entries(entries).map(([entry, file]) => ({
      in: path.join(folder, file),
      out: builtName(entry),
    })),
    outdir: path.join(to, 'dist'),
    absWorkingDir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    chunkNames: 'part-[hash]',
    banner: inlines.length > 0 ? { js: forCommonJs } : {},
    metafile: true,
    logLevel: 'error',
    plugins: [othersStayOut(inlines, empties, declared), lazyFederation, ownPlaces(path.join(folder, 'src'))],
  });
  for (const [from, place] of Object.entries(copies)) copy(path.join(folder, from), path.join(to, place));
  return { imported: importedBy(metafile), inlined: filesIn(metafile, folder) };
}

/** Every package stays a dependency, but for those that are inlined: they come with whatever only they need. */
const othersStayOut = (
  inlines: readonly string[],
  empties: readonly string[],
  declared: readonly string[],
): Plugin => ({
  name: 'others-stay-out',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path: request, importer, kind }) => {
      if (kind === 'entry-point') return undefined;
      if (empties.some((one) => request === one || request.startsWith(`${one}/`)))
        return { path: request, namespace: 'empty' };
      const name = packageOf(request);
      const isInlined = inlines.includes(name) || (importer.includes('node_modules') && !declared.includes(name));
      return isInlined && !isBuiltin(request) ? undefined : { path: request, external: true };
    });
    onLoad({ filter: /./, namespace: 'empty' }, () => ({ contents: 'module.exports = {};', loader: 'js' }));
  },
});

export const importedBy = ({ outputs }: Metafile): string[] =>
  Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external = false, path: request }) => external && !isBuiltin(request))
    .map(({ path: request }) => request);

const isBuiltin = (request: string): boolean => request.startsWith('node:') || builtinModules.includes(request);

/** Files of other packages whose code is in the bundle, as absolute paths. */
export const filesIn = ({ outputs }: Metafile, from: string): string[] =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([file, { bytesInOutput }]) => bytesInOutput > 0 && file.includes('node_modules'))
    .map(([file]) => path.resolve(from, file));

/** Copies a file or folder, without tests. */
function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
}
