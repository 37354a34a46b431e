import path from 'node:path';
import webpack from 'webpack';
import { readPackage } from '../part';

/** What made a build. */
export const toolchain = (): { preset: string; bundler: string } => ({
  preset: readPackage(path.resolve(import.meta.dirname, '../../package.json')).version,
  bundler: `webpack ${webpack.version}`,
});
