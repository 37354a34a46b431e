const path = require('node:path');
const { build } = require('esbuild');

/**
 * A loader of webpack: a program with all that it imports, as one text. It comes with the chunk that carries it, whose hash is compared,
 * and is started as a worker from a blob: so there is no second file whose bytes would have to be vouched for.
 *
 * @this {import('webpack').LoaderContext<object>}
 */
module.exports = async function workerText() {
  const {
    outputFiles: [file],
    metafile,
  } = await build({
    entryPoints: [this.resourcePath],
    absWorkingDir: this.rootContext,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: this.mode === 'production',
    legalComments: 'none',
    charset: 'utf8',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  for (const input of Object.keys(metafile.inputs)) this.addDependency(path.resolve(this.rootContext, input));
  return `export default ${JSON.stringify(file?.text ?? '')};`;
};
