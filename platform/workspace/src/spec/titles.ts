import * as v from 'valibot';
import { nodesOf, parseSource, textOf, type Node } from '../source-code/syntax';

const call = v.object({
  type: v.literal('CallExpression'),
  callee: v.unknown(),
  arguments: v.array(v.object({ expression: v.unknown() })),
});
const name = v.object({ type: v.literal('Identifier'), value: v.string() });
const member = v.object({ type: v.literal('MemberExpression'), object: name, property: name });
const table = v.union([
  v.object({ type: v.literal('CallExpression'), callee: member }),
  v.pipe(
    v.object({ type: v.literal('TaggedTemplateExpression'), tag: member }),
    v.transform(({ tag }) => ({ callee: tag })),
  ),
]);

/** How a test is declared: `test`, or `test.each` for both ways to give it its table. */
function declarator(callee: unknown): string | undefined {
  if (v.is(name, callee)) return callee.value;
  if (v.is(member, callee)) return `${callee.object.value}.${callee.property.value}`;
  const each = v.safeParse(table, callee);
  return each.success ? declarator(each.output.callee) : undefined;
}

const runs = new Set(['test', 'it', 'test.each', 'it.each', 'test.only', 'it.only']);
const skips = new Set(['describe.skip', 'xdescribe']);
const declared = (node: Node): string | undefined =>
  node.type === 'CallExpression' && v.is(call, node) ? declarator(node.callee) : undefined;

/** The title of a test that names statements. `ids` or `title` is missing where the source does not write it as text. */
export type Title = { ids: string[] | undefined; title: string | undefined };

const titleOf = (node: unknown): Title | undefined => {
  if (!v.is(call, node) || declarator(node.callee) !== 'spec') return undefined;
  const [ids, title] = node.arguments.map(({ expression }) => textOf(expression));
  return { ids: ids?.split(' '), title: title?.replace(/\s+/g, ' ') };
};

/**
 * The titles in a file that are written as `spec('2.14', 'title')`, and how many `spec(…)` are not the title of a test
 * that runs (in a comment they do not count). Titles read as in the source: a table's `%s` stays, a value in a template is `…`.
 */
export function titlesIn(source: string, path: string): { titles: Title[]; astray: number } {
  const tree = parseSource(source, path);
  const titles: Title[] = [];
  for (const node of nodesOf(tree, (one) => !skips.has(declared(one) ?? ''))) {
    if (!runs.has(declared(node) ?? '') || !v.is(call, node)) continue;
    const title = titleOf(node.arguments[0]?.expression);
    if (title) titles.push(title);
  }
  const all = [...nodesOf(tree)].filter((node) => titleOf(node)).length;
  return { titles, astray: all - titles.length };
}
