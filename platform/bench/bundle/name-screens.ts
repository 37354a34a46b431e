import { readFileSync, writeFileSync } from 'node:fs';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { FINAL_BYTES, integrityOf } from '@rig4u/preset/chunk-integrity';
import { screenFiles, type ScreenFiles } from '@rig4u/preset/screens';
import { screensInPage } from './screens-in-page';

interface NameScreensOptions {
  routes: readonly string[];
  publicPath: string;
  /** The host's page, and where the bundle's is written. */
  page: { from: string; to: string };
}

/** Names the scripts of each screen in the bundle's page, so that its boot script can ask for them ahead. */
export class NameScreens {
  constructor(private readonly options: NameScreensOptions) {}

  apply(compiler: Compiler): void {
    const { routes, publicPath, page } = this.options;
    compiler.hooks.thisCompilation.tap('NameScreens', (compilation) => {
      let screens: ScreenFiles[] = [];
      compilation.hooks.afterOptimizeChunks.tap('NameScreens', () => {
        if (compilation.errors.length > 0) return;
        try {
          screens = routes.flatMap((file) => screenFiles(compilation, file));
        } catch (error) {
          compilation.errors.push(new webpack.WebpackError(error instanceof Error ? error.message : String(error)));
        }
      });
      // Between the hashes of the chunks and the page, which reads this file.
      compilation.hooks.processAssets.tap({ name: 'NameScreens', stage: FINAL_BYTES }, () => {
        const own = new Set(compilation.entrypoints.get('main')?.getFiles());
        const files = screens.map((screen) => ({
          path: screen.path,
          files: screen
            .files()
            .filter((name) => !own.has(name))
            .map((name) => ({ src: publicPath + name, integrity: hashOf(compilation, name) })),
        }));
        const head = '<!--rig4u:head-->';
        writeFileSync(
          page.to,
          readFileSync(page.from, 'utf8').replace(head, () => `${screensInPage(files)}\n${head}`),
        );
      });
    });
  }
}

function hashOf(compilation: Compilation, name: string): string {
  const asset = compilation.getAsset(name);
  if (!asset) throw new Error(`The bundle has no file ${name}.`);
  return integrityOf(asset.source.buffer());
}
