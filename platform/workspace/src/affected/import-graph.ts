import { build, type Plugin } from 'esbuild';

/** For each source file the files of this repository that it imports, as paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** How many imports lie between each file and the nearest of these, as far as there is a way; these themselves with 0. */
export function importersOf(graph: ImportGraph, files: readonly string[]): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of graph)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  const distances = new Map(files.map((file) => [file, 0]));
  // A Map goes on to what is added while it is walked.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

/** Files that are no code and that code imports: text, pictures, style sheets. */
const asset = /\.(svg|css|woff2|html|jpg|png|txt|sql)$/;

/** Packages end the walk: the lock file says when they change. Our own are followed into their sources. */
const ownFilesOnly: Plugin = {
  name: 'own-files-only',
  setup(graph) {
    graph.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@rig4u/') ? undefined : { path, external: true },
    );
    // What a build makes is there after it only.
    graph.onResolve({ filter: /^\..*\/dist\// }, ({ path }) => ({ path, external: true }));
    // What a bundler is told behind the `?` does not change the file.
    graph.onResolve({ filter: /^\..*\?/ }, ({ path, ...from }) =>
      graph.resolve(path.replace(/\?.*$/, ''), { resolveDir: from.resolveDir, kind: from.kind }),
    );
  },
};

/** The imports of these files and of all that they import: static, dynamic and of types that are not erased. */
export async function importGraph(root: string, files: readonly string[]): Promise<ImportGraph> {
  const { metafile } = await build({
    stdin: { contents: files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n'), resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    loader: { '.node': 'empty' },
    plugins: [ownFilesOnly, assetsAreEmpty],
    // Types are imports as well: a changed type is a reason to check again.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  return new Map(
    Object.entries(metafile.inputs)
      .filter(([file]) => file !== '<stdin>')
      .map(([file, { imports }]) => [file, imports.filter(({ external }) => !external).map(({ path }) => path)]),
  );
}

/** Their content does not matter here, only that they are imported. */
const assetsAreEmpty: Plugin = {
  name: 'assets-are-empty',
  setup(graph) {
    graph.onLoad({ filter: asset }, () => ({ contents: '', loader: 'text' }));
  },
};
