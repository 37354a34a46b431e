import { pathToFileURL } from 'node:url';
import { rspack, type Configuration } from '@rspack/core';
import * as v from 'valibot';

const configModule = v.object({
  default: v.custom<Configuration>((value) => typeof value === 'object' && value !== null),
});

/** Builds a part by a configuration for Rspack. Rejects with Rspack's own messages when it has errors. */
export async function build(file: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const loaded: unknown = await import(pathToFileURL(file).href);
  const config = v.safeParse(configModule, loaded);
  if (!config.success)
    throw new Error(`${file} must export a configuration as default: export default remote(import.meta.dirname)`);
  const compiler = rspack(config.output.default);
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true, errorDetails: true })));
        else resolve();
      });
    });
  } finally {
    await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  }
}
