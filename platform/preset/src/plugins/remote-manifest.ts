import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import {
  filesNotAhead,
  sourceOf,
  withExamples,
  withValues,
  type RemoteManifest,
  type ScreenValues,
} from '@rig4u/releases/manifest';
import { pinnedFile } from '../common';
import type { PartInfo } from '../part';
import { FINAL_BYTES } from './chunk-integrity';
import { federationStats } from './federation-manifest';
import { fileHashes } from './file-hashes';
import { toolchain } from './origin';
import { readNeeds, takenLater, type ReadNeeds } from './needs';
import { screenFiles, type ScreenFiles } from './screens';

export interface RemoteManifestOptions {
  part: PartInfo;
  id: string;
  entry: string;
  routesFile: string;
}

type ScreenToCome = ScreenFiles & { example?: string; values?: ScreenValues };
export type Screen = Omit<ScreenToCome, 'files'> & { files: string[] };

/** What a bundler tells of its build. */
interface Built {
  files: RemoteManifest['files'];
  /** Files that are fetched by their addresses when they are asked for, and the chunks that carry the addresses. */
  fetchedLater?: readonly string[];
  screens: Screen[];
  taken: ReadNeeds;
  /** Its name and version, where it is not the webpack of this preset. */
  bundler?: string;
}

/** `remote.json`: what a bundler tells of its build, and what package.json says. */
export function remoteManifestOf(
  { part, id, entry }: RemoteManifestOptions,
  { files, fetchedLater = [], screens, taken, bundler }: Built,
): RemoteManifest {
  const { exampleData, nav, stores, notAhead, budget } = part.declared;
  return {
    schema: 2,
    name: part.name,
    version: part.version,
    id,
    contract: 1,
    entry,
    format: 'script',
    files,
    notAhead: filesNotAhead(files, notAhead, fetchedLater),
    screens,
    ...(exampleData && { exampleData }),
    ...taken,
    ...(nav && { nav }),
    ...(stores && { stores }),
    ...(budget !== undefined && { budget }),
    source: sourceOf(process.env),
    toolchain: { ...toolchain(), ...(bundler !== undefined && { bundler }) },
  };
}

/** Whether a late chunk holds addresses of files that are fetched when they are asked for: it is of no use without them. */
const carriesAddresses = ({ chunkGraph }: Compilation, chunk: Chunk): boolean =>
  !chunk.canBeInitial() &&
  [...chunkGraph.getChunkModulesIterable(chunk)].some(
    (module) => 'resource' in module && pinnedFile.test(String(module.resource)),
  );

/** Writes `remote.json`: what the release tool and the registry must know of a remote's build. */
export class WriteRemoteManifest {
  constructor(private readonly options: RemoteManifestOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WriteRemoteManifest', (compilation) => {
      let taken: ReadNeeds = { needs: {}, onDemand: [] };
      let screens: ScreenToCome[] = [];
      let withAddresses: Chunk[] = [];
      compilation.hooks.afterOptimizeChunks.tap('WriteRemoteManifest', () => {
        if (compilation.errors.length > 0) return;
        try {
          const read = readNeeds(compilation);
          withAddresses = [...compilation.chunks].filter((chunk) => carriesAddresses(compilation, chunk));
          const { routesFile, part } = this.options;
          const { examples, values } = part.declared;
          screens = withValues(withExamples(screenFiles(compilation, routesFile), examples), values);
          taken = { ...read, onDemand: takenLater(read, screens) };
        } catch (error) {
          compilation.errors.push(new webpack.WebpackError(error instanceof Error ? error.message : String(error)));
        }
      });
      compilation.hooks.processAssets.tap({ name: 'WriteRemoteManifest', stage: FINAL_BYTES + 1 }, () => {
        if (compilation.errors.length > 0) return;
        compilation.deleteAsset(federationStats);
        const manifest = remoteManifestOf(this.options, {
          files: fileHashes(compilation),
          fetchedLater: [
            ...compilation.getAssets().flatMap(({ name, info }) => (info['notAhead'] === true ? [name] : [])),
            ...withAddresses.flatMap(({ files }) => [...files]),
          ],
          screens: screens.map(({ files, ...rest }) => ({ ...rest, files: files() })),
          taken,
        });
        compilation.emitAsset('remote.json', new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
      });
    });
  }
}
