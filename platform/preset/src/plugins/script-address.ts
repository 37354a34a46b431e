import type { Compiler } from 'webpack';

/** Where the script that runs lies: an entry is always loaded by a script element. */
export const folderOfScript = '__webpack_require__.p = new URL(".", document.currentScript.src).href;';

/**
 * A remote finds its files beside its own entry. webpack's way to learn its folder also serves workers, modules and browsers
 * without `currentScript`, in an entry that all else waits for.
 */
export class ScriptAddress {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScriptAddress', (compilation) => {
      compilation.hooks.runtimeModule.tap('ScriptAddress', (module) => {
        if (module.name === 'publicPath') module.generate = () => folderOfScript;
      });
    });
  }
}
