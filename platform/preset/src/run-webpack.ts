import type { Compiler, Stats } from 'webpack';

/** Runs one compilation to its end, the writing of its cache included. Rejects as `compile` does. */
export async function runWebpack(compiler: Compiler): Promise<Stats> {
  try {
    return await compile(compiler);
  } finally {
    await close(compiler);
  }
}

/** Runs one compilation. Rejects with webpack's own messages when it has errors; warnings count as errors. */
export async function compile(compiler: Compiler): Promise<Stats> {
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      error ? reject(error) : result ? resolve(result) : reject(new Error('webpack gave no result')),
    );
  });
  if (stats.hasErrors() || stats.hasWarnings())
    throw new Error(stats.toString({ all: false, errors: true, warnings: true, errorDetails: true }));
  return stats;
}

/** Ends a compiler. It writes its cache then. */
export const close = (compiler: Compiler): Promise<void> =>
  new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
