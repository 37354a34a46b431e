import * as v from 'valibot';
import { nodesOf, parseSource, textOf, type Node } from './syntax';

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
const declared = (node: Node): string | undefined => (v.is(call, node) ? declarator(node.callee) : undefined);

/**
 * The titles of the tests of a file that run, as they are written: the placeholders of a table stay (`%s`), a value in a
 * template reads `…`. A title that is no text has no name; what is skipped, or only said in a comment, is no test.
 */
export function testNames(source: string, path: string): string[] {
  const names: string[] = [];
  for (const node of nodesOf(parseSource(source, path), (one) => !skips.has(declared(one) ?? ''))) {
    if (!runs.has(declared(node) ?? '') || !v.is(call, node)) continue;
    const title = textOf(node.arguments[0]?.expression);
    if (title !== undefined) names.push(title);
  }
  return names;
}
