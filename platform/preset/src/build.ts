import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import webpack, { type Configuration } from 'webpack';
import { close, compile } from './run-webpack';

const configModule = v.object({
  default: v.custom<Configuration | Promise<Configuration>>((value) => typeof value === 'object' && value !== null),
});

let builds = 0;
let closing = Promise.resolve();

/**
 * Builds the part in `dir` by its webpack.config, or its rspack.config, into its `dist` folder. The cache is written when it has resolved:
 * only the next build of this process waits for that.
 */
export async function build(dir: string): Promise<void> {
  const rspackFile = configFile(dir, 'rspack');
  if (rspackFile !== undefined) return (await import('./rspack/build')).build(rspackFile);
  await closing;
  // React exports other names in development; a release is checked against what production has.
  process.env['NODE_ENV'] = 'production';
  // The federation plugin would find it by an error that webpack takes half a second to word.
  process.env['FEDERATION_WEBPACK_PATH'] ??= createRequire(import.meta.url).resolve('webpack');
  const file = configFile(dir, 'webpack') ?? path.join(dir, 'webpack.config.ts');
  // Version and folder stand in the environment, so it is read anew for each build of a process.
  const loaded: unknown = await import(`${pathToFileURL(file).href}?build=${(builds += 1)}`);
  const config = v.safeParse(configModule, loaded);
  if (!config.success)
    throw new Error(
      `${file} must export a webpack configuration as default: export default remote(import.meta.dirname)`,
    );
  const compiler = webpack(await config.output.default);
  try {
    await compile(compiler);
  } finally {
    closing = close(compiler).catch((error: unknown) => console.error(`The cache was not written: ${String(error)}`));
  }
}

/** A part of the workspace is read as TypeScript; a repository of its own has no loader for that. */
const configFile = (dir: string, bundler: 'webpack' | 'rspack'): string | undefined =>
  ['mjs', 'ts'].map((ending) => path.join(dir, `${bundler}.config.${ending}`)).find((file) => existsSync(file));
