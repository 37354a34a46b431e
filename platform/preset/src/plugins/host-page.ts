import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { filesNotAhead, sourceOf, type HostManifest } from '@rig4u/releases/manifest';
import { moduleProbe, type PinnedFile } from '@rig4u/shared/contracts';
import { sharedEntries, type PartInfo } from '../part';
import { FINAL_BYTES, integrityOf } from './chunk-integrity';
import { compactCss } from './compact-css';
import type { ShippedPackage } from '../licences/shipped-packages';
import { fileHashes } from './file-hashes';
import { toolchain } from './origin';
import { offers, provides, providedVersions, type Offer } from './provides';

export interface HostPageOptions {
  part: PartInfo;
  publicPath: string;
  template: string;
  /** The inline script, before all other scripts. */
  boot: string;
  /** Whether it provides the shared entries to remotes. */
  federates: boolean;
  /** The service worker: one file, for the gateway to serve at its own address. */
  worker: string;
  /** Files that the page links or that those link: name in the release → file. */
  files: Record<string, string>;
  /** They stand inline in the page: a file of their own would put off the first paint by one round trip. */
  styles: string[];
  /** The packages whose files or code the page brings without webpack's knowing. */
  packages: ShippedPackage[];
}

/** Writes the host's page, its `host.json` and the static files it links. */
export class WriteHostPage {
  constructor(private readonly options: HostPageOptions) {}

  get packages(): readonly ShippedPackage[] {
    return this.options.packages;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WriteHostPage', (compilation) => {
      let offered = new Map<string, Offer>();
      compilation.hooks.afterOptimizeDependencies.tap('WriteHostPage', () => {
        if (this.options.federates) offered = offers(compilation, sharedEntries());
      });
      compilation.hooks.processAssets.tap({ name: 'WriteHostPage', stage: FINAL_BYTES + 1 }, () => {
        if (compilation.errors.length > 0) return;
        for (const [name, file] of Object.entries(this.options.files))
          compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(file)));
        // Small already: otherwise the minifier would change them once their hash is taken, and it reads scripts only.
        for (const [name, text] of [
          ['worker.js', this.options.worker],
          [moduleProbe.file, 'export {};'],
        ] as const)
          compilation.emitAsset(name, new webpack.sources.RawSource(text), { minimized: true });
        emitText(compilation, 'index.html', this.page(compilation));
        emitText(compilation, 'host.json', `${JSON.stringify(this.manifest(compilation, offered), null, 2)}\n`);
      });
    });
  }

  private pinned(compilation: Compilation, name: string): PinnedFile {
    const asset = compilation.getAsset(name);
    if (!asset) throw new Error(`host: the build has no file ${name}`);
    return { src: this.options.publicPath + name, integrity: integrityOf(asset.source.buffer()) };
  }

  /** The page's rules; the files that they name lie in the release. */
  private styles(): string {
    const text = this.options.styles.map((file) => readFileSync(file, 'utf8')).join('\n');
    return compactCss(text).replaceAll(/url\((['"]?)(?=[\w.])/g, `url($1${this.options.publicPath}`);
  }

  private page(compilation: Compilation): string {
    const { template, boot, part } = this.options;
    const scripts =
      compilation.entrypoints
        .get('main')
        ?.getFiles()
        .filter((file) => file.endsWith('.js')) ?? [];
    // Every screen begins with these two; the browser asks for them before it has read the rules.
    const fonts = Object.keys(this.options.files).filter((name) => name.endsWith('-basic.woff2'));
    const head = [
      ...fonts.map(
        (name) =>
          `<link rel="preload" as="font" type="font/woff2" href="${this.options.publicPath}${name}" crossorigin="anonymous">`,
      ),
      // The inline script writes the page in the fonts, which it finds by the rules that name them.
      `<style>${this.styles()}</style>`,
      `<script>${boot}</script>`,
      ...scripts
        .map((name) => this.pinned(compilation, name))
        .map(
          ({ src, integrity }) =>
            `<link rel="preload" as="script" fetchpriority="low" data-own href="${src}" integrity="${integrity}" crossorigin="anonymous">`,
        ),
    ].join('\n');
    return readFileSync(template, 'utf8')
      .replace('<!--rig4u:head-->', () => head)
      .replaceAll('<!--rig4u:version-->', part.version);
  }

  private manifest(compilation: Compilation, offers: Map<string, Offer>): HostManifest {
    const { part } = this.options;
    const files = fileHashes(compilation);
    const offered = Object.entries(this.options.federates ? provides(compilation, offers) : {});
    const versionOf = providedVersions();
    return {
      schema: 2,
      version: part.version,
      contract: 1,
      formats: ['script', 'module'],
      provides: Object.fromEntries(
        offered.map(([key, { names: list, files }]) => [key, { version: versionOf(key), names: list, files }]),
      ),
      inlineScripts: [inlineHash(this.options.boot)],
      inlineStyles: [inlineHash(this.styles())],
      files,
      notAhead: filesNotAhead(files, part.declared.notAhead),
      ...(part.declared.nav && { nav: part.declared.nav }),
      ...(part.declared.stores && { stores: part.declared.stores }),
      source: sourceOf(process.env),
      toolchain: toolchain(),
    };
  }
}

/** As the page's content security policy names what stands inline. */
const inlineHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const emitText = (compilation: Compilation, name: string, text: string): void =>
  compilation.emitAsset(name, new webpack.sources.RawSource(text));

/** The font files beside the style sheet that names them. */
export function fontFiles(styles: string): Record<string, string> {
  const folder = path.join(path.dirname(styles), 'fonts');
  const names = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  return Object.fromEntries(names.map((name) => [`fonts/${name}`, path.join(folder, name)]));
}
