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

/** The code of a part's screens. Where the file of a drawing will be in the release stands in it as a number in `files`. */
export interface BundledScreens {
  code: string;
  files: readonly string[];
}

const place = (file: number): string => `rig4u-file:${file};`;
const places = /rig4u-file:(\d+);/g;

/** Bundles `src/prerender.tsx` of a part, with everything shared. */
export async function bundleScreens(dir: string, version: string): Promise<BundledScreens> {
  const files: string[] = [];
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
    plugins: [drawings((file) => place(files.push(file) - 1))],
  });
  return { code: outputFiles[0]?.text ?? '', files };
}

/** Loads bundled screens in this process. `addressOf` says where the file of a drawing is in the release. */
export function loadScreens(
  dir: string,
  { code, files }: BundledScreens,
  addressOf: (file: string) => string,
): RenderScreens {
  const whole = code.replaceAll(places, (_place, file: string) => addressOf(files[Number(file)] ?? ''));
  const module = { exports: {} };
  // As Node runs a CommonJS file; a module of its own for each build, so that nothing is left of the last one.
  new Function('module', 'exports', 'require', whole)(
    module,
    module.exports,
    createRequire(path.join(dir, 'package.json')),
  );
  return v.parse(screensModule, module.exports).render;
}

/** Drawings as addresses, `?raw` as text, as webpack's rules have it. */
const drawings = (addressOf: (file: string) => string): Plugin => ({
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
