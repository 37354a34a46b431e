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

/** Libraries as the host bundles them: without what no page reaches, and without what holds up a first screen. The build stops when one has changed. */
export class LeanLibraries {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LeanLibraries', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap('LeanLibraries', (result, module) => {
        const [source, , ...rest] = result;
        const text = source.toString();
        const library = libraries.find(({ file, has }) => file.test(module.resource) && text.includes(has));
        return library ? [library.lean(text), undefined, ...rest] : result;
      });
    });
  }
}
