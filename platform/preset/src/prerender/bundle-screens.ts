import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Config } from '@rig4u/shared/contracts';
import * as v from 'valibot';

/** Renders the screens that a part declares, with the settings of an installation. */
export type RenderScreens = (config: Config) => Promise<unknown>;

const screensModule = v.object({
  render: v.custom<RenderScreens>((value) => typeof value === 'function'),
});

interface Bundling {
  version: string;
  /** Where the file of a drawing is in the release. */
  addressOf: (file: string) => string;
}

/**
 * Bundles `src/prerender.tsx` of a part, with everything shared, for this process and loads it.
 */
export async function bundleScreens(dir: string, { addressOf, version }: Bundling): Promise<RenderScreens> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { renderPart } from '@rig4u/shared/prerender';
        import prerender from './src/prerender';
        export const render = (config) => renderPart(prerender, config);`,
      resolveDir: dir,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    define: { HOST_VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [files(addressOf)],
  });
  const code = outputFiles[0]?.text ?? '';
  const module = { exports: {} };
  // As Node runs a CommonJS file; a module of its own for each build, so that nothing is left of the last one.
  new Function('module', 'exports', 'require', code)(
    module,
    module.exports,
    createRequire(path.join(dir, 'package.json')),
  );
  return v.parse(screensModule, module.exports).render;
}

/** Drawings as addresses, `?raw` as text, as webpack's rules have it. */
const files = (addressOf: (file: string) => string): Plugin => ({
  name: 'files',
  setup(bundling) {
    bundling.onResolve({ filter: /\?raw$/ }, ({ path: request, resolveDir }) => ({
      path: path.resolve(resolveDir, request.replace('?raw', '')),
      namespace: 'raw',
    }));
    bundling.onLoad({ filter: /./, namespace: 'raw' }, async ({ path: file }) => ({
      contents: await readFile(file, 'utf8'),
      loader: 'text',
    }));
    bundling.onLoad({ filter: /\.svg$/ }, ({ path: file }) => ({ contents: addressOf(file), loader: 'text' }));
  },
});
