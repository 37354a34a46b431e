import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { filesIn, importedBy, type Bundled } from './bundle-node';
import { builtName } from './outside-manifest';
import { packageOf } from './read-package';

/** What a team has anyway: React, and what it writes tests with. valibot's schemas cross the border, so there is one copy of it. */
const taken = ['react', 'react-dom', 'valibot', '@testing-library/react', '@testing-library/user-event'];

/**
 * Clients of services: a remote that runs alone or in a test reaches none. Each is a module that says so when it is asked for
 * something.
 */
const clients = ['@firebase/app', '@firebase/auth', '@supabase/postgrest-js'];

/**
 * Bundles the entries of shared for tests, and for a remote that runs alone, into `dist` of the folder `to`. A build takes `recipes` of
 * it and nothing else: the host provides shared. The libraries of the look are written in, so that nobody installs or imports them beside it.
 */
export async function bundleShared(folder: string, entries: ReadonlyMap<string, string>, to: string): Promise<Bundled> {
  const { metafile } = await build({
    entryPoints: [...entries].map(([entry, file]) => ({ in: path.join(folder, file), out: builtName(entry) })),
    outdir: path.join(to, 'dist'),
    absWorkingDir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    chunkNames: 'part-[hash]',
    define: {
      // Whoever bundles or runs it says which it is.
      'process.env.NODE_ENV': 'process.env.NODE_ENV',
      // Of another bundler's dev server; Jest reads these files as CommonJS, which has no such word.
      'import.meta.hot': 'undefined',
    },
    mainFields: ['module', 'main'],
    metafile: true,
    logLevel: 'error',
    plugins: [clientsStayHome, drawingsStay(folder, path.join(to, 'dist')), takenStaysOut, ownNameStays],
  });
  return { imported: importedBy(metafile).filter((name) => !name.startsWith('.')), inlined: filesIn(metafile, folder) };
}

const takenStaysOut: Plugin = {
  name: 'taken-stays-out',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) =>
      kind !== 'entry-point' && taken.includes(packageOf(request)) ? { path: request, external: true } : undefined,
    );
  },
};

/** What names an entry of shared asks for that of the host, or for the one beside it. */
const ownNameStays: Plugin = {
  name: 'own-name-stays',
  setup({ onResolve }) {
    onResolve({ filter: /^@rig4u\/shared\// }, ({ path: request, kind }) =>
      kind === 'entry-point' ? undefined : { path: request, external: true },
    );
  },
};

/** In place of a client a module whose every export refuses. */
const clientsStayHome: Plugin = {
  name: 'clients-stay-home',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path: request }) =>
      clients.includes(packageOf(request)) ? { path: request, namespace: 'client' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'client' }, ({ path: request }) => ({
      contents: `
        const refuse = () => { throw new Error(${JSON.stringify(`${request} is in the product only, not in tests or in a remote that runs alone.`)}); };
        module.exports = new Proxy(refuse, { get: (target, name) => name === '__esModule' ? true : target });`,
      loader: 'js',
    }));
  },
};

/** A drawing stays a file at its place in `src`: the build of a prerendered screen names it by that. */
const drawingsStay = (folder: string, dist: string): Plugin => ({
  name: 'drawings-stay',
  setup({ onResolve }) {
    onResolve({ filter: /\.svg$/ }, ({ path: request, resolveDir }) => {
      const place = path.relative(folder, path.resolve(resolveDir, request));
      const fromDist = path.relative(dist, path.join(path.dirname(dist), place));
      return { path: fromDist.split(path.sep).join('/'), external: true };
    });
  },
});
