import * as v from 'valibot';
import { nodesOf, parseSource, textOf, type Node } from './syntax';

const element = v.object({ type: v.picklist(['JSXElement', 'JSXFragment']), children: v.array(v.unknown()) });
const words = v.object({ type: v.literal('JSXText'), value: v.string() });
const container = v.object({ type: v.literal('JSXExpressionContainer'), expression: v.unknown() });

/** An element within a sentence is part of the sentence. */
const childText = (child: unknown): string => {
  if (v.is(words, child)) return child.value;
  if (v.is(element, child)) return child.children.map(childText).join('');
  return (v.is(container, child) ? textOf(child.expression) : undefined) ?? '…';
};

/**
 * What a source says in its strings, templates and elements: white space as a browser shows it, … for a value.
 * Comments and names of code are not part of it; what is inside a node that `enter` refuses is left out.
 */
export function sourceTexts(source: string, path: string, enter: (node: Node) => boolean = () => true): string[] {
  const texts: string[] = [];
  for (const node of nodesOf(parseSource(source, path), enter)) {
    const text =
      node.type.startsWith('JSX') && v.is(element, node) ? node.children.map(childText).join('') : textOf(node);
    if (text !== undefined) texts.push(text.replace(/\s+/g, ' ').trim());
  }
  return texts.filter((text) => text !== '' && text !== '…');
}
