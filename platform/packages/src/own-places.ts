import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { packageAt } from '@rig4u/preset/licences';

/**
 * A source keeps its own place in a bundle: what it looks for beside itself lies in the same folder below `dist` as it does below
 * `src`. Inlined CommonJS looks in `inlined/<package>`, where its package.json is: `inlinedAt` is what the banner of the bundle says.
 */
export const ownPlaces = (src: string): Plugin => ({
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      if (!file.startsWith(src + path.sep)) return undefined;
      const folder = path.relative(src, path.dirname(file)).split(path.sep).join('/');
      const text = await readFile(file, 'utf8');
      const place = folder === '' ? 'import.meta.dirname' : `(import.meta.dirname + ${JSON.stringify(`/${folder}`)})`;
      return { loader: 'ts', contents: text.replaceAll('import.meta.dirname', place) };
    });
    onLoad({ filter: /node_modules.*\.c?js$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      const name = text.includes('__dirname') ? packageAt(path.dirname(file))?.name : undefined;
      if (name === undefined) return undefined;
      return { loader: 'js', contents: text.replaceAll('__dirname', `(inlinedAt + ${JSON.stringify(`/${name}`)})`) };
    });
  },
});
