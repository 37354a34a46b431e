import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { billOfMaterials } from '../licences/bill-of-materials';
import { notices } from '../licences/notices';
import { distinctPackages, packageAt, shippedPackages, type ShippedPackage } from '../licences/shipped-packages';
import type { PartInfo } from '../part';
import { FINAL_BYTES } from './chunk-integrity';

/** They write code of their own into builds, which no module stands for: webpack into all, the federation's plugin into remotes. */
const codeWriters = ['webpack', '@module-federation/enhanced'];

/**
 * Writes `sbom.cdx.json` and `notices.txt`: which packages are in the release, and their licences. A licence that may not be
 * shipped, or a missing one, fails the build.
 */
export class WriteNotices {
  /** `besides` are packages that the page of a host holds without webpack's knowing: fonts, the inline script. */
  constructor(
    private readonly part: PartInfo,
    private readonly besides: readonly ShippedPackage[] = [],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WriteNotices', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'WriteNotices', stage: FINAL_BYTES - 1 }, () => {
        if (compilation.errors.length > 0) return;
        try {
          this.write(compilation);
        } catch (error) {
          compilation.errors.push(new webpack.WebpackError(error instanceof Error ? error.message : String(error)));
        }
      });
    });
  }

  private write(compilation: Compilation): void {
    const { dir, name, version } = this.part;
    const part = packageAt(dir);
    if (!part) throw new Error(`${dir} has no package.json with name and version.`);
    const packages = distinctPackages([...shippedPackages(compilation), ...this.besides, ...codeWriters.map(writer)]);
    const others = packages.filter(({ folder }) => folder !== dir);
    const foreign = others.filter(({ folder }) => folder.includes(`${path.sep}node_modules${path.sep}`));
    const emit = (file: string, text: string): void => compilation.emitAsset(file, new webpack.sources.RawSource(text));
    emit('sbom.cdx.json', billOfMaterials({ ...part, version }, others));
    emit('notices.txt', notices(`${name} ${version}`, foreign));
  }
}

const fromHere = createRequire(import.meta.url);
/** Where this package is packed for other repositories, what is written into its own files says there who made it. */
const inlined = path.join(import.meta.dirname, '../../inlined');

function writer(name: string): ShippedPackage {
  const beside = path.join(inlined, name);
  const found = packageAt(existsSync(beside) ? beside : path.dirname(fromHere.resolve(name)));
  if (!found) throw new Error(`${name} has no package.json with name and version.`);
  return found;
}
