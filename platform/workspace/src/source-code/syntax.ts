import { parseSync } from '@swc/core';
import * as v from 'valibot';

/** A node of a syntax tree: its type, and whatever else it has. */
export type Node = Record<string, unknown> & { type: string };

/** The syntax tree of a TypeScript file, with elements where its path ends in `.tsx`; throws where it is none. */
export const parseSource = (text: string, path: string): unknown =>
  parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2022' });

const isNode = (value: object): value is Node => 'type' in value && typeof value.type === 'string';

/** Every node below a value, itself first; `enter` says whether to look into a node. */
export function* nodesOf(value: unknown, enter: (node: Node) => boolean = () => true): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) {
    yield value;
    if (!enter(value)) return;
  }
  for (const one of Object.values(value)) yield* nodesOf(one, enter);
}

const literal = v.object({ type: v.literal('StringLiteral'), value: v.string() });
const template = v.object({ type: v.literal('TemplateLiteral'), quasis: v.array(v.object({ cooked: v.string() })) });

/** The text of a string or template, with … where a value stands; nothing for any other node. */
export function textOf(node: unknown): string | undefined {
  if (v.is(literal, node)) return node.value;
  return v.is(template, node) ? node.quasis.map(({ cooked }) => cooked).join('…') : undefined;
}
