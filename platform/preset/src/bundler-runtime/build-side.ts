import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { readPackage } from '../part';

const fromHere = createRequire(import.meta.url);
const fileOf = (name: string): string => path.join(import.meta.dirname, name);
const takeOver = fileOf('take-over.ts');

/** How `needs` of a remote and `provides` of a host name the runtime that is handed over. */
export const bundlerRuntimeKey = '@module-federation/webpack-bundler-runtime';

export const bundlerRuntimeVersion = (): string =>
  readPackage(path.join(path.dirname(fromHere.resolve(bundlerRuntimeKey)), '../package.json')).version;

/** Puts what is handed over in the place of the runtime that each entry of a remote would bundle. Rspack bundles another file of it. */
export const takeOverAlias = (bundler: 'webpack' | 'rspack' = 'webpack'): Record<string, string> => {
  const main = fromHere.resolve(bundlerRuntimeKey);
  return { [bundler === 'rspack' ? main : path.join(path.dirname(main), 'bundler.js')]: takeOver };
};

const has = ({ modules }: Compilation, file: string): boolean =>
  [...modules].some((module) => 'resource' in module && module.resource === file);

/** Whether a build needs a host that hands its bundler runtime over. */
export const takesOver = (compilation: Compilation): boolean => has(compilation, takeOver);
