import { readFileSync } from 'node:fs';
import { rspack, type Compilation, type Compiler } from '@rspack/core';
import { withExamples, withValues } from '@rig4u/releases/manifest';
import { integrityOf } from '@rig4u/releases/store';
import { federationStats } from '../plugins/federation-manifest';
import { takenLater } from '../plugins/needs';
import { remoteManifestOf, type RemoteManifestOptions, type Screen } from '../plugins/remote-manifest';
import { declaredScreens } from '../plugins/screens';
import { keysIn, readNeeds } from './read-needs';

/** Writes `remote.json` of a build by Rspack, from the bytes that it emits. */
export class WriteRemoteJson {
  constructor(private readonly options: RemoteManifestOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WriteRemoteJson', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 10;
      compilation.hooks.processAssets.tap({ name: 'WriteRemoteJson', stage }, () => {
        if (compilation.errors.length > 0) return;
        compilation.deleteAsset(federationStats);
        compilation.updateAsset('mf-manifest.json', (before) => this.withVersion(before.source().toString()));
        try {
          const text = `${JSON.stringify(this.manifest(compilation), null, 2)}\n`;
          compilation.emitAsset('remote.json', new rspack.sources.RawSource(text));
        } catch (error) {
          compilation.errors.push(new rspack.WebpackError(error instanceof Error ? error.message : String(error)));
        }
      });
    });
  }

  /** Rspack writes the version of package.json, which one build may override. */
  private withVersion(manifest: string) {
    const version = JSON.stringify(this.options.part.version);
    return new rspack.sources.RawSource(manifest.replace(/(?<="buildVersion": )"[^"]*"/, version));
  }

  private manifest(compilation: Compilation) {
    const taken = readNeeds(compilation);
    const screens = screensOf(compilation, this.options);
    const files = compilation
      .getAssets()
      .map(({ name, source }): [string, string] => [name, integrityOf(source.buffer())])
      .toSorted(([one], [two]) => (one < two ? -1 : 1));
    return remoteManifestOf(this.options, {
      files: Object.fromEntries(files),
      screens,
      taken: { ...taken, onDemand: takenLater(taken, screens) },
      bundler: `rspack ${rspack.rspackVersion}`,
    });
  }
}

/** For each declared screen the scripts that entering it brings besides the entry, and the shared entries that they import. */
function screensOf(compilation: Compilation, { routesFile, part }: RemoteManifestOptions): Screen[] {
  const { modules, chunkGraph } = compilation;
  const routes = [...modules].find((module) => 'resource' in module && module.resource === routesFile);
  if (!routes) throw new Error(`${routesFile} is not part of the build`);
  const own = [...chunkGraph.getModuleChunks(routes)];
  const declared = declaredScreens(readFileSync(routesFile, 'utf8'), routesFile).map(({ path, request }) => {
    const block = routes.blocks.find(({ dependencies }) => dependencies.some((one) => one.request === request));
    const group = block && chunkGraph.getBlockChunkGroup(block);
    if (!group) throw new Error(`${routesFile}: no chunk was made for ${request}`);
    const chunks = [...new Set([...own, ...group.chunks])];
    const files = [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].filter((name) => name.endsWith('.js'));
    return { path, takes: keysIn(compilation, chunks), files };
  });
  return withValues(withExamples(declared, part.declared.examples), part.declared.values);
}
