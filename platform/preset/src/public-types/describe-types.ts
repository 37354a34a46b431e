import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SharedTypes } from '@rig4u/releases/manifest';
import { sharedDir, sharedEntries } from '../part';
import { compile, inFolder } from './compiler';
import { exportedNames } from './exported-names';

/** An inferred type that cannot be written without a package's inside. The compiler writes it all the same. */
const notPortable = 'TS2883';

/**
 * The public types of shared's entries as they are now. Throws an Error with the compiler's words where they cannot be
 * written.
 */
export async function describeTypes(
  entries: ReadonlyMap<string, string> = sharedEntries(),
  root: string = sharedDir,
): Promise<SharedTypes> {
  return inFolder(async (folder) => {
    const outDir = path.join(folder, 'out');
    const ambient = path.join(root, 'src/assets.d.ts');
    const options = { noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true };
    const said = await compile(folder, [ambient, ...entries.values()], { ...options, rootDir: root, outDir });
    const faults = said.filter((line) => line.includes('error TS') && !line.includes(notPortable));
    if (faults.length > 0) throw new Error(`The types of shared cannot be described:\n${faults.join('\n')}`);
    const files = await textsIn(outDir);
    const described = [...entries].map(([key, source]) => {
      const file = path
        .relative(root, source)
        .replaceAll(path.sep, '/')
        .replace(/\.tsx?$/, '.d.ts');
      return [key, { file, ...exportedNames(file, files) }] as const;
    });
    return { schema: 1, entries: Object.fromEntries(described), files: Object.fromEntries(files) };
  });
}

/** The text of each file below a folder, by its path, sorted. */
async function textsIn(folder: string): Promise<Map<string, string>> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = found.filter((one) => one.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const named = paths.toSorted().map(async (file) => {
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    return [name, await readFile(file, 'utf8')] as const;
  });
  return new Map(await Promise.all(named));
}
