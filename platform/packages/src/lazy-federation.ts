import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const written = 'lazyRequire(this.coreModulePath)';

/**
 * The federation plugin loads its core by a path that it keeps in a variable, which a bundler does not follow. A remote needs one core,
 * so it is named here. A version of the plugin that does it otherwise stops the packing.
 */
export const lazyFederation: Plugin = {
  name: 'lazy-federation',
  setup({ onLoad }) {
    onLoad({ filter: /enhanced[\\/]dist[\\/]src[\\/]wrapper[\\/]BaseWrapperPlugin\.js$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      if (!text.includes(written))
        throw new Error(`${file} loads its core in another way than before. Look at it anew.`);
      return { loader: 'js', contents: text.replace(written, "require('../lib/container/ModuleFederationPlugin')") };
    });
  },
};
