import { posix } from 'node:path';
import * as v from 'valibot';
import type { Tree } from '../source-code/read-tree';
import { nodesOf, parseSource, type Node } from '../source-code/syntax';

/** A file that is written in TypeScript or JavaScript. */
export const isCode = (path: string): boolean => /\.[mc]?[jt]sx?$/.test(path);

/** Folders of the packages of a tree (those with a package.json, the root aside), the deepest first. */
export const packagesOf = (tree: Tree): string[] =>
  [...tree.keys()]
    .filter((path) => path.endsWith('/package.json') && !path.includes('/fixtures/'))
    .map((path) => posix.dirname(path))
    .sort((a, b) => b.split('/').length - a.split('/').length || a.localeCompare(b));

/** The package that a file belongs to: the nearest folder above it with a package.json. */
export const packageOf = (path: string, packages: readonly string[]): string | undefined =>
  packages.find((folder) => path.startsWith(`${folder}/`));

const packageJson = v.object({ name: v.string(), exports: v.optional(v.record(v.string(), v.unknown()), {}) });

/** Files by the name under which another package imports them, like `@rig4u/shared/ui`. */
export function entriesOf(tree: Tree): Map<string, string> {
  const entries = new Map<string, string>();
  for (const folder of packagesOf(tree)) {
    const parsed = v.safeParse(packageJson, JSON.parse(tree.get(`${folder}/package.json`) ?? '{}'));
    if (!parsed.success) continue;
    for (const [entry, file] of Object.entries(parsed.output.exports))
      if (typeof file === 'string') entries.set(posix.join(parsed.output.name, entry), posix.join(folder, file));
  }
  return entries;
}

const source = v.object({ source: v.object({ value: v.string() }) });
const dynamic = v.object({
  callee: v.object({ type: v.literal('Import') }),
  arguments: v.tuple([v.object({ expression: v.object({ value: v.string() }) })]),
});
const declarations = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']);

/** What a node of a syntax tree imports, as it is written: from declarations, exports of other files, and `import(…)`. */
function importedBy(node: Node): string | undefined {
  if (declarations.has(node.type)) return v.is(source, node) ? node.source.value : undefined;
  return node.type === 'CallExpression' && v.is(dynamic, node) ? node.arguments[0].expression.value : undefined;
}

/** The files of a tree that each file of code imports, types included. What is outside the tree is left out. */
export function importsOf(tree: Tree): Map<string, string[]> {
  const entries = entriesOf(tree);
  const found = new Map<string, string[]>();
  for (const [path, text] of tree) {
    if (!isCode(path)) continue;
    const files = new Set<string>();
    // Only `import(…)` is deeper than the statements of a file.
    const deep = /\bimport\s*\(/.test(text);
    for (const node of nodesOf(parseSource(text, path), ({ type }) => deep || type === 'Module')) {
      const name = importedBy(node);
      const file = name === undefined ? undefined : resolve(name, path, tree, entries);
      if (file) files.add(file);
    }
    found.set(path, [...files]);
  }
  return found;
}

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

function resolve(name: string, from: string, tree: Tree, entries: ReadonlyMap<string, string>): string | undefined {
  if (!name.startsWith('.')) return entries.get(name);
  const base = posix.join(posix.dirname(from), name);
  return endings.map((ending) => base + ending).find((path) => tree.has(path));
}
