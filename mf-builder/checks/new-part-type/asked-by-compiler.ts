import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API } from 'typescript/unstable/sync';
import { lineAt, type Place } from './place';

/** What the compiler says of a property that a table does not have. */
const isMissing = 2741;

export interface Asked {
  places: readonly Place[];
  /** The sources that were looked at, from the root. */
  sources: readonly string[];
}

/**
 * What the compiler asks for where some files have other texts than on the disk. `folders`: only sources in these are looked at, and
 * what they import; without it all of them. Nothing is written.
 */
export function askedByCompiler(
  root: string,
  texts: ReadonlyMap<string, string>,
  name: string,
  folders?: readonly string[],
): Asked {
  // Of every part in one program, as `pnpm types` has it. The configuration is in memory, too.
  const config = path.join(root, 'with-part-type.tsconfig.json');
  const include = folders && { include: [...folders, 'shared/src/assets.d.ts'] };
  const given = new Map([
    [config, JSON.stringify({ extends: './tsconfig.json', ...include })],
    ...[...texts].map(([file, text]) => [path.join(root, file), text] as const),
  ]);
  const read = (file: string): string => given.get(file) ?? readFileSync(file, 'utf8');
  const api = new API({
    cwd: root,
    fs: { readFile: (file) => given.get(file), fileExists: (file) => given.has(file) || undefined },
  });
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    if (!project) throw new Error('The compiler found no project.');
    const places = project.program.getSemanticDiagnostics().map(({ fileName = config, pos, code }) => {
      const source = read(fileName);
      const line = lineAt(source, pos);
      const written = source.split('\n')[line - 1]?.trim() ?? '';
      return {
        file: path.relative(root, fileName),
        line,
        asks: `${code === isMissing ? `has no ${name}` : `does not take ${name} (TS${code})`}: ${written}`,
      };
    });
    const sources = project.program.getSourceFileNames().map((file) => path.relative(root, file));
    return { places, sources: sources.filter((file) => !file.startsWith('..') && !file.includes('node_modules')) };
  } finally {
    api.close();
  }
}
