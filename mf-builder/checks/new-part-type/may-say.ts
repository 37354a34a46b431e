import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lineAt, type Place } from './place';

const type = '(?:PartType|CatalogueType)';
/** A table that has some types only, a list or a set of some, and a list of which the compiler knows each entry. */
const some = [
  `const \\w+: .*(?:Partial<Record<${type}\\b|\\bin ${type}\\]\\?).* =\\s+\\{`,
  `const \\w+: (?:readonly .*\\b${type}\\b.*\\]|ReadonlySet<${type}>) =\\s+(?:\\[|new Set<${type}>\\(\\[)`,
  `const \\w+ = \\[[^\\]]*\\] as const satisfies readonly ${type}\\[\\]`,
].map((written) => new RegExp(`^(?:export )?${written}.*`, 'gm'));

/** Where sources say something of some part types and nothing of others: whether a new one is among them, the compiler cannot know. */
export const mayBeNamedIn = (root: string, sources: readonly string[]): Place[] =>
  sources
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return some
        .flatMap((written) => [...text.matchAll(written)])
        .map((found) => ({ file, line: lineAt(text, found.index), asks: found[0].split('\n')[0] ?? '' }));
    });
