import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { sharedDir } from '../part';

const fromShared = createRequire(path.join(sharedDir, 'package.json'));
const folderOf = (name: string): string => path.dirname(fromShared.resolve(`${name}/package.json`));

/** The first script of each page, with the development edition of the React that shared is built with. */
export async function pageScript(session: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'browser/page.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    // Not the compiler settings of whoever runs it.
    tsconfigRaw: {},
    alias: { react: folderOf('react'), 'react-dom': folderOf('react-dom') },
    define: { 'process.env.NODE_ENV': '"development"', RIG4U_SESSION: JSON.stringify(session) },
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild made no script for the page.');
  return file.contents;
}
