import path from 'node:path';
import * as v from 'valibot';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { loadConfig } from '@rig4u/kernel/config';
import { framesFile, framesSchema, frameSlots, shownSettings, type Frames } from '@rig4u/releases/manifest';
import { sharedDir, type PartInfo } from '../part';
import { FINAL_BYTES } from '../plugins/chunk-integrity';
import { bundleScreens, loadScreens, type BundledScreens } from './bundle-screens';
import { tidy } from './markup';

const sharedSources = path.join(sharedDir, 'src');

/** Writes `frames.json`: the part's screens as markup, rendered with the settings of this machine's environment. */
export class WriteFrames {
  /** `folder` is the address of the release's files, with a slash at its end. */
  constructor(
    private readonly part: PartInfo,
    private readonly folder: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WriteFrames', (compilation) => {
      // The bundler of screens is another program: it runs while webpack does.
      const bundling = Promise.allSettled([bundleScreens(this.part.dir, this.part.version)]);
      compilation.hooks.processAssets.tapPromise({ name: 'WriteFrames', stage: FINAL_BYTES - 2 }, async () => {
        if (compilation.errors.length > 0) return;
        try {
          const [bundled] = await bundling;
          if (bundled.status === 'rejected') throw bundled.reason;
          const frames = await this.frames(compilation, bundled.value);
          compilation.emitAsset(framesFile, new webpack.sources.RawSource(JSON.stringify(frames)));
        } catch (error) {
          compilation.errors.push(new webpack.WebpackError(error instanceof Error ? error.message : String(error)));
        }
      });
    });
  }

  private async frames(compilation: Compilation, bundled: BundledScreens): Promise<Frames> {
    const config = await loadConfig(process.env);
    const emitted = emittedFiles(compilation, this.folder);
    const render = loadScreens(this.part.dir, bundled, (file) => {
      const name = inShared(file);
      return name === undefined ? (emitted.get(file) ?? missing(file)) : `rig4u-shared:${name}`;
    });
    const { screens, shell } = v.parse(renderedPart, await render(config));
    if (shell && !shell.html.includes(frameSlots.screen))
      throw new Error(`The page around the screens of remotes has no ${frameSlots.screen}.`);
    return {
      schema: 1,
      settings: shownSettings(config),
      screens: screens.map((screen) => ({ ...screen, ...tidy(screen) })),
      // In the order of their names: webpack's own differs from build to build, and a version has one content.
      assets: Object.fromEntries(
        [...emitted].toSorted(byFile).flatMap(([file, address]) => {
          const name = inShared(file);
          return name === undefined ? [] : [[name, address]];
        }),
      ),
      ...(shell && { shell: tidy(shell) }),
    };
  }
}

const byFile = ([one]: [string, string], [other]: [string, string]): number => (one < other ? -1 : 1);

const renderedPart = v.pick(framesSchema, ['screens', 'shell']);

/** The files that modules of the build became: file → address. */
function emittedFiles(compilation: Compilation, folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const module of compilation.modules) {
    const name: unknown = module.buildInfo?.['filename'];
    if ('resource' in module && typeof module.resource === 'string' && typeof name === 'string')
      found.set(module.resource, folder + name);
  }
  return found;
}

/** The path of a file inside shared's sources; undefined for any other. Which address it has, only the host of the page knows. */
const inShared = (file: string): string | undefined =>
  file.startsWith(sharedSources + path.sep) ? path.relative(sharedSources, file) : undefined;

function missing(file: string): never {
  throw new Error(`${file} is on a prerendered screen, and the build does not emit it.`);
}
