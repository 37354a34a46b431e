import * as v from 'valibot';
import type { Tree } from '../source-code/read-tree';
import { nodesOf, parseSource, type Node } from '../source-code/syntax';
import { entriesOf, isCode } from './packages';

/** What a file of code is: `test` serves no visitor, `data` is mostly written values, `code` is the rest. */
export type Kind = 'code' | 'data' | 'test';

const testPath = /\.test\.[mc]?[jt]sx?$|(^|\/)(e2e|bench|checks|oracle|fixtures|jest)\/|(^|\/)testing\.tsx?$/;

/** What other packages and the builds start from; that only a test imports it says nothing. */
const isEntry = (path: string): boolean => /\/src\/(routes|main|index)\.tsx?$/.test(path);

/** The kind of every file of code. A file that only tests import is a test's too, unless a package gives it to others. */
export function kindsOf(tree: Tree, imports: ReadonlyMap<string, readonly string[]>): Map<string, Kind> {
  const entries = new Set(entriesOf(tree).values());
  const code = [...tree.keys()].filter(isCode);
  const importers = new Map<string, string[]>();
  for (const [path, files] of imports)
    for (const file of files) importers.set(file, [...(importers.get(file) ?? []), path]);
  const tests = new Set(code.filter((path) => testPath.test(path)));
  for (let before = -1; before < tests.size;) {
    before = tests.size;
    for (const path of code) {
      if (isEntry(path) || entries.has(path)) continue;
      const by = importers.get(path) ?? [];
      if (by.length > 0 && by.every((one) => tests.has(one))) tests.add(path);
    }
  }
  return new Map(
    code.map((path) => [path, tests.has(path) ? 'test' : isData(tree.get(path) ?? '', path) ? 'data' : 'code']),
  );
}

const span = v.object({ span: v.object({ start: v.number(), end: v.number() }) });
const lengthOf = (node: unknown): number => (v.is(span, node) ? node.span.end - node.span.start : 0);
const acts = new Set([
  'ArrowFunctionExpression',
  'FunctionExpression',
  'FunctionDeclaration',
  'ClassDeclaration',
  'ClassExpression',
  'CallExpression',
]);
const body = v.object({ body: v.array(v.unknown()) });

/** Whether at least two thirds of a file of more than 30 lines are variables whose values are written out, without functions and calls. */
export function isData(text: string, path: string): boolean {
  if (text.split('\n').length <= 30) return false;
  const tree = parseSource(text, path);
  if (!v.is(body, tree)) return false;
  const values = tree.body.filter((one) => holdsVariables(one) && !computes(one));
  const all = tree.body.reduce((sum: number, one) => sum + lengthOf(one), 0);
  return values.reduce((sum: number, one) => sum + lengthOf(one), 0) >= (all * 2) / 3;
}

const firstNodes = (value: unknown): Node[] => [...nodesOf(value)];
const holdsVariables = (value: unknown): boolean =>
  firstNodes(value).some(({ type }) => type === 'VariableDeclaration') || isDefault(value);
const isDefault = (value: unknown): boolean => firstNodes(value)[0]?.type === 'ExportDefaultExpression';
const computes = (value: unknown): boolean => firstNodes(value).some(({ type }) => acts.has(type));
