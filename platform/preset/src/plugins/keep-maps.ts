import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { FINAL_BYTES } from './chunk-integrity';

/** The folder for the source maps of this build, from the environment. Without one a build makes none. */
export const mapsFolder = (): string | undefined => process.env['RIG4U_MAPS'];

/**
 * Puts the source maps of a build, and the scripts that they are about, into a folder of their own. Why: no release has maps, and
 * what weighs its modules would otherwise build it once more.
 */
export class KeepMaps {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('KeepMaps', (compilation) => {
      // After the hashes of the chunks stand in the scripts, and before anything lists the files.
      compilation.hooks.processAssets.tap({ name: 'KeepMaps', stage: FINAL_BYTES }, () => {
        if (compilation.errors.length > 0) return;
        mkdirSync(this.folder, { recursive: true });
        for (const { name, source } of compilation.getAssets().filter((asset) => asset.name.endsWith('.js.map'))) {
          const script = compilation.getAsset(name.slice(0, -'.map'.length));
          if (!script) continue;
          writeFileSync(path.join(this.folder, path.basename(name)), source.buffer());
          writeFileSync(path.join(this.folder, path.basename(script.name)), script.source.buffer());
          compilation.updateAsset(script.name, script.source, { related: { sourceMap: null } });
          compilation.deleteAsset(name);
        }
      });
    });
  }
}
