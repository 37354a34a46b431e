import { build, type Plugin } from 'esbuild';

/** For each source file the files of this repository that it imports, as paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

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
