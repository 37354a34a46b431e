import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';

const MARK = 'self.__RIG4U_CHUNK_HASHES__';
const ALGORITHM = 'sha384-';

/** `sha384-…` of a file's bytes, as script elements and the registry write it. */
export const integrityOf = (bytes: string | Buffer): string =>
  `${ALGORITHM}${createHash('sha384').update(bytes).digest('base64')}`;

/** After minifying and hashing, before reports are written from the final bytes. */
export const FINAL_BYTES = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 10;

/**
 * Pins every chunk inside the script that loads it. A chunk without a hash is refused; a second try of a chunk asks past the
 * cache, where refused bytes would be found again.
 */
export class ChunkIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        guard,
      );
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrity', stage: FINAL_BYTES }, () => {
        if (compilation.errors.length === 0) pinChunks(compilation);
      });
    });
  }
}

/** By the number of a chunk: its name stands in the loading code already. */
const guard = (create: string): string => `${create}
  var rigHash = ${MARK}[chunkId];
  if (!rigHash) throw new Error("No integrity hash for " + url + ": refused");
  script.integrity = "${ALGORITHM}" + rigHash; script.crossOrigin = "anonymous";
  var rigTries = __webpack_require__.rigTries = __webpack_require__.rigTries || {};
  rigTries[url] = (rigTries[url] || 0) + 1;
  if (rigTries[url] > 1) script.src = url + "?retry=" + (rigTries[url] - 1);`;

function pinChunks(compilation: Compilation): void {
  const scripts = compilation.getAssets().filter((asset) => asset.name.endsWith('.js'));
  const text = (asset: (typeof scripts)[number]) => asset.source.source().toString();
  const loaders = scripts.filter((asset) => text(asset).includes(MARK));
  const chunks = scripts.filter((asset) => !loaders.includes(asset));
  if (chunks.length > 0 && loaders.length === 0)
    throw new Error(
      'ChunkIntegrity: no script holds the place for the chunk hashes; the loading code of webpack has changed',
    );
  const idOf = new Map(
    [...compilation.chunks].flatMap(({ id, files }) => [...files].map((file) => [file, id] as const)),
  );
  const hashes = chunks.map(({ name, source }) => [
    idOf.get(name),
    integrityOf(source.buffer()).slice(ALGORITHM.length),
  ]);
  const table = JSON.stringify(Object.fromEntries(hashes));
  for (const asset of loaders) {
    compilation.updateAsset(
      asset.name,
      new webpack.sources.RawSource(text(asset).replaceAll(MARK, () => `(${table})`)),
    );
  }
}
