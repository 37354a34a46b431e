import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@rig4u/kernel';
import { compile, inFolder } from '@rig4u/preset/public-types';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

/** Packages whose types a team has: they stay imports. All others are written into the declarations. */
const known = /^(react|react-dom|csstype|valibot|webpack|@testing-library\/[\w-]+|node:[\w/]+)(\/|$)/;

/** An inferred type that cannot be written without a package's inside. The compiler writes it all the same. */
const notPortable = 'TS2883';

/** Types that are there without an import. */
const ambient = ['shared/src/assets.d.ts', 'node_modules/@testing-library/jest-dom/types/index.d.ts'];

/** An entry of a package: its folder and source file from the root, and the declaration file to write, without its ending. */
export interface Wanted {
  folder: string;
  file: string;
  to: string;
}

/**
 * Writes one declaration file for each entry; what several of a package need lies beside them. Throws an Error with the compiler's
 * words where they cannot be written.
 */
export async function writeDeclarations(wanted: readonly Wanted[]): Promise<void> {
  await inFolder(async (folder) => {
    const said = await compile(
      folder,
      [...ambient.map((file) => inRoot(file)), ...wanted.map(({ folder: own, file }) => inRoot(own, file))],
      {
        ...{
          noEmit: false,
          declaration: true,
          emitDeclarationOnly: true,
          rootDir: root,
          outDir: path.join(folder, 'out'),
        },
        ...{ typeRoots: [inRoot('node_modules/@types')], types: ['jest', 'node'] },
      },
    );
    const faults = said.filter((line) => line.includes('error TS') && !line.includes(notPortable));
    if (faults.length > 0) throw new Error(`The types of the packages cannot be written:\n${faults.join('\n')}`);
    for (const own of new Set(wanted.map((one) => one.folder)))
      await rollUp(
        path.join(folder, 'out', own),
        wanted.filter((one) => one.folder === own),
      );
  });
}

const inRoot = (...names: string[]): string => path.join(root, ...names);

/** Gathers the compiler's declarations of one package, a file for each source, into one for each entry. */
async function rollUp(from: string, wanted: readonly Wanted[]): Promise<void> {
  const [first] = wanted;
  if (!first) return;
  // Where their imports of packages find what the sources have installed.
  await symlink(inRoot(first.folder, 'node_modules'), path.join(from, 'node_modules'), 'junction');
  const bundle = await rolldown({
    input: Object.fromEntries(
      wanted.map(({ file, to }) => [path.basename(to), path.join(from, file.replace(/\.tsx?$/, '.d.ts'))]),
    ),
    external: known,
    plugins: [dts({ dtsInput: true, emitDtsOnly: true, tsconfig: false })],
    // How long it takes says how busy the machine is.
    checks: { bundlerTimings: false },
    onLog: (level, { message }) => {
      if (level === 'warn') throw new Error(`The declarations of ${first.folder}: ${message}`);
    },
  });
  await bundle.write({ dir: path.dirname(first.to), format: 'es', chunkFileNames: 'types-[hash].js' });
  await bundle.close();
}
