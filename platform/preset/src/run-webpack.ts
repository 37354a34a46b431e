import type { Compiler, Stats } from 'webpack';

/** Runs one compilation to its end. Rejects with webpack's own messages when it has errors; warnings count as errors. */
export async function runWebpack(compiler: Compiler): Promise<Stats> {
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      error ? reject(error) : result ? resolve(result) : reject(new Error('webpack gave no result')),
    );
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (stats.hasErrors() || stats.hasWarnings())
    throw new Error(stats.toString({ all: false, errors: true, warnings: true, errorDetails: true }));
  return stats;
}
