import webpack, { type Compilation, type Compiler } from 'webpack';
import { FINAL_BYTES, integrityOf } from './chunk-integrity';

const MARK = 'self.__RIG4U_HOT_HASHES__';
const HASHES = '__webpack_require__.rigHashes';

/**
 * Gives each script of a build with hot replacement its hash, as the page's integrity policy asks: chunks by a table in the entry,
 * updates by the list of updates, which comes before them.
 */
export class HotIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('HotIntegrity', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('HotIntegrity', guard);
      compilation.hooks.additionalTreeRuntimeRequirements.tap('HotIntegrity', (chunk) => {
        compilation.addRuntimeModule(chunk, new KnownHashes());
      });
      compilation.hooks.processAssets.tap({ name: 'HotIntegrity', stage: FINAL_BYTES }, () => {
        if (compilation.errors.length === 0) giveHashes(compilation);
      });
    });
  }
}

const guard = (create: string): string => `${create}
  script.integrity = ${HASHES}[new URL(url, location.href).pathname.split("/").pop()];
  if (!script.integrity) throw new Error("No integrity hash for " + url + ": refused");
  script.crossOrigin = "anonymous";`;

/** Stands after webpack's own code for updates, and keeps the hashes that come with a list of them. */
class KnownHashes extends webpack.RuntimeModule {
  constructor() {
    super('known hashes', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const list = webpack.RuntimeGlobals.hmrDownloadManifest;
    return `${HASHES} = ${HASHES} || ${MARK};
var rigList = ${list};
if (rigList) ${list} = () => rigList().then((update) => (update && Object.assign(${HASHES}, update.hashes), update));`;
  }
}

function giveHashes(compilation: Compilation): void {
  const assets = compilation.getAssets();
  const text = ({ source }: (typeof assets)[number]) => source.source().toString();
  const scripts = assets.filter(({ name }) => name.endsWith('.js'));
  const withMark = scripts.filter((asset) => text(asset).includes(MARK));
  const hashes = Object.fromEntries(
    scripts
      .filter((asset) => !withMark.includes(asset))
      .map(({ name, source }) => [name, integrityOf(source.buffer())]),
  );
  const put = (name: string, content: string) => compilation.updateAsset(name, new webpack.sources.RawSource(content));
  for (const asset of withMark)
    put(
      asset.name,
      text(asset).replaceAll(MARK, () => `(${JSON.stringify(hashes)})`),
    );
  for (const asset of assets.filter(({ name }) => name.endsWith('.hot-update.json')))
    put(asset.name, JSON.stringify({ ...Object(JSON.parse(text(asset))), hashes }));
}
