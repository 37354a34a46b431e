import path from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { PinnedFile, RemoteManifest } from '@rig4u/shared/contracts';
import type { PartInfo } from '../part';
import { FINAL_BYTES, integrityOf } from './chunk-integrity';
import { readNeeds, type ReadNeeds } from './needs';
import { screenFiles, type ScreenFiles } from './screens';

export interface RemoteManifestOptions {
  part: PartInfo;
  id: string;
  entry: string;
  routesFile: string;
}

/** Writes `remote.json`: what the release tool and the registry must know of a remote's build. */
export class WriteRemoteManifest {
  constructor(private readonly options: RemoteManifestOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WriteRemoteManifest', (compilation) => {
      let taken: ReadNeeds = { needs: {}, onDemand: [] };
      let screens: ScreenFiles[] = [];
      compilation.hooks.afterOptimizeChunks.tap('WriteRemoteManifest', () => {
        if (compilation.errors.length > 0) return;
        try {
          taken = readNeeds(compilation);
          screens = screenFiles(compilation, this.options.routesFile);
        } catch (error) {
          compilation.errors.push(new webpack.WebpackError(error instanceof Error ? error.message : String(error)));
        }
      });
      compilation.hooks.processAssets.tap({ name: 'WriteRemoteManifest', stage: FINAL_BYTES + 1 }, () => {
        if (compilation.errors.length > 0) return;
        const manifest = this.manifest(compilation, taken, screens);
        compilation.emitAsset('remote.json', new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
      });
    });
  }

  private manifest(compilation: Compilation, taken: ReadNeeds, screens: ScreenFiles[]): RemoteManifest {
    const { part, id, entry } = this.options;
    const pinned = (name: string): PinnedFile => {
      const asset = compilation.getAsset(name);
      if (!asset) throw new Error(`${part.name}: the build has no file ${name}`);
      return {
        src: path.posix.join('/remotes', part.name, part.version, name),
        integrity: integrityOf(asset.source.buffer()),
      };
    };
    return {
      schema: 1,
      name: part.name,
      version: part.version,
      id,
      entry: pinned(entry),
      screens: screens.map(({ path: address, takes, files }) => ({ path: address, files: files().map(pinned), takes })),
      ...taken,
    };
  }
}
