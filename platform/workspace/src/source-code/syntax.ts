import { parseSync } from '@swc/core';
import * as v from 'valibot';

/** A node of a syntax tree: its type, and whatever else it has. */
export type Node = Record<string, unknown> & { type: string };

/** The syntax tree of a TypeScript file, with elements where its path ends in `.tsx`; throws where it is none. */
export const parseSource = (text: string, path: string): unknown =>
  parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2022' });

const isNode = (value: object): value is Node => 'type' in value && typeof value.type === 'string';

/** Every node below a value in the order of the source, itself first; `enter` says whether to look into a node. */
export function* nodesOf(value: unknown, enter: (node: Node) => boolean = () => true): Generator<Node> {
  // A stack instead of recursion: a generator within a generator passes every node up through all levels.
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one !== 'object' || one === null) continue;
    if (isNode(one)) {
      yield one;
      if (!enter(one)) continue;
    }
    waiting.push(...Object.values(one).reverse());
  }
}

const literal = v.object({ type: v.literal('StringLiteral'), value: v.string() });
const template = v.object({ type: v.literal('TemplateLiteral'), quasis: v.array(v.object({ cooked: v.string() })) });

const sum = v.object({
  type: v.literal('BinaryExpression'),
  operator: v.literal('+'),
  left: v.unknown(),
  right: v.unknown(),
});
const wrapped = v.object({ type: v.literal('ParenthesisExpression'), expression: v.unknown() });
const joined = v.object({
  type: v.literal('CallExpression'),
  callee: v.object({
    object: v.object({
      type: v.literal('ArrayExpression'),
      elements: v.array(v.nullable(v.object({ expression: v.unknown() }))),
    }),
    property: v.object({ value: v.literal('join') }),
  }),
  arguments: v.tuple([v.object({ expression: literal })]),
});

const texts = new Set([
  'StringLiteral',
  'TemplateLiteral',
  'ParenthesisExpression',
  'BinaryExpression',
  'CallExpression',
]);

/**
 * The text of a string, a template, texts added with `+`, or an array of texts that is joined; … where a value is.
 * Nothing for any other node.
 */
export function textOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null || !isNode(node) || !texts.has(node.type)) return undefined;
  if (v.is(literal, node)) return node.value;
  if (v.is(template, node)) return node.quasis.map(({ cooked }) => cooked).join('…');
  if (v.is(wrapped, node)) return textOf(node.expression);
  if (v.is(sum, node)) return together([node.left, node.right], '');
  if (!v.is(joined, node)) return undefined;
  const { elements } = node.callee.object;
  return together(
    elements.map((one) => one?.expression),
    node.arguments[0].expression.value,
  );
}

function together(nodes: readonly unknown[], between: string): string | undefined {
  const texts = nodes.map(textOf);
  return texts.every((text) => text === undefined) ? undefined : texts.map((text) => text ?? '…').join(between);
}
