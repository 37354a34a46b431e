import webpack, { type Compiler } from 'webpack';
import { withoutPrefixes } from './emotion-cache';
import { whileRendering } from './emotion-insertion';
import { withoutLanguage } from './media-order';
import { withoutUnreached } from './router';
import {
  notKept,
  withoutCopy,
  withoutTypes,
  withoutVariables,
  withTableOfConditions,
  workedOutOnce,
} from './styling-system';

const libraries = [
  {
    file: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]\w+[\\/]chunk-\w+\.mjs$/,
    has: 'function createRouter(',
    lean: withoutUnreached,
  },
  { file: /[\\/]emotion-cache\.browser\.esm\.js$/, has: 'function prefix(', lean: withoutPrefixes },
  {
    file: /[\\/]emotion-use-insertion-effect-with-fallbacks\.browser\.esm\.js$/,
    has: 'syncFallback',
    lean: whileRendering,
  },
  { file: /[\\/]esm[\\/]styled-system[\\/]sort-at-params\.js$/, has: 'sortAtParams', lean: withoutLanguage },
  {
    file: /[\\/]esm[\\/]styled-system[\\/]system\.js$/,
    has: 'function createSystem(',
    lean: (code: string) => withoutVariables(withoutCopy(code)),
  },
  { file: /[\\/]esm[\\/]styled-system[\\/]conditions\.js$/, has: 'createConditions', lean: withTableOfConditions },
  { file: /[\\/]esm[\\/]styled-system[\\/]css\.js$/, has: 'createCssFn', lean: notKept },
  { file: /[\\/]esm[\\/]styled-system[\\/]cva\.js$/, has: 'createRecipeFn', lean: workedOutOnce },
  { file: /[\\/]esm[\\/]styled-system[\\/]utility\.js$/, has: 'function createUtility(', lean: withoutTypes },
];

/** A library's file as the host bundles it; undefined for one that is bundled as it is. Throws where the library has changed. */
export const leanOf = (file: string, text: string): string | undefined =>
  libraries.find((library) => library.file.test(file) && text.includes(library.has))?.lean(text);

/** Libraries as the host bundles them: without what no page reaches, and without what holds up a first screen. The build stops when one has changed. */
export class LeanLibraries {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LeanLibraries', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap('LeanLibraries', (result, module) => {
        const [source, , ...rest] = result;
        const lean = leanOf(module.resource, source.toString());
        return lean === undefined ? result : [lean, undefined, ...rest];
      });
    });
  }
}
