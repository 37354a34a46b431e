import * as v from 'valibot';
import { nodesOf, parseSource } from '../source-code/syntax';

const name = v.object({ type: v.literal('Identifier'), value: v.string() });
const opening = v.object({ type: v.literal('JSXOpeningElement'), name: v.unknown(), attributes: v.array(v.unknown()) });
const attribute = v.object({ type: v.literal('JSXAttribute'), name, value: v.unknown() });
const member = v.object({ type: v.literal('JSXMemberExpression') });
const object = v.object({ type: v.literal('ObjectExpression'), properties: v.array(v.unknown()) });
const container = v.object({ type: v.literal('JSXExpressionContainer'), expression: object });

/**
 * The style props that a source writes by hand, by name and in their order. What counts: an attribute of a component (not of
 * a tag of HTML or SVG) that `isStyle` knows. `css`, `style` and conditions like `_hover` count once for each property of
 * their object, so that nothing is gained by writing them there.
 */
export function stylePropsIn(text: string, path: string, isStyle: (prop: string) => boolean): string[] {
  const found: string[] = [];
  if (!path.endsWith('.tsx')) return found;
  for (const node of nodesOf(parseSource(text, path)))
    if (v.is(opening, node) && isComponent(node.name))
      for (const one of node.attributes) if (v.is(attribute, one)) found.push(...countAttribute(one, isStyle));
  return found;
}

const isComponent = (tag: unknown): boolean => v.is(member, tag) || (v.is(name, tag) && /^[A-Z]/.test(tag.value));

function countAttribute(one: v.InferOutput<typeof attribute>, isStyle: (prop: string) => boolean): string[] {
  const prop = one.name.value;
  if (prop !== 'style' && !isStyle(prop)) return [];
  const nested = prop === 'css' || prop === 'style' || prop.startsWith('_');
  if (!nested || !v.is(container, one.value)) return [prop];
  return one.value.expression.properties.map(() => prop);
}
