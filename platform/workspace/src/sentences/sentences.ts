import * as v from 'valibot';
import type { Tree } from '../source-code/read-tree';
import { sourceTexts } from '../source-code/source-texts';
import type { Node } from '../source-code/syntax';

/** A sentence and the files that write it. */
export type Repeated = { sentence: string; files: string[] };

const word = /^["'“‘(]*\p{L}[\p{L}’'-]*["'”’).,;:!?…]*$/u;

/** The sentences of five words or more in a text; a value (…) and a number are no words. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).filter((one) => word.test(one)).length >= 5);

const named = v.object({ value: v.string() });
const made = v.object({ callee: named });
const logged = v.object({ callee: v.object({ object: named }) });

/** Texts for engineers: what `new …Error(…)` and `console.…(…)` are given. */
const isForEngineers = (node: Node): boolean =>
  (node.type === 'NewExpression' && v.is(made, node) && node.callee.value.endsWith('Error')) ||
  (node.type === 'CallExpression' && v.is(logged, node) && node.callee.object.value === 'console');

const visitorTexts = (text: string, path: string): string[] =>
  sourceTexts(text, path, (node) => !isForEngineers(node) && node.type !== 'ImportDeclaration');

/** The sentences that more than one file of a tree writes, by sentence. */
export function repeatedSentences(tree: Tree): Repeated[] {
  const found = new Map<string, Set<string>>();
  for (const [path, text] of tree)
    for (const sentence of visitorTexts(text, path).flatMap(sentencesOf)) {
      const files = found.get(sentence) ?? new Set();
      found.set(sentence, files.add(path));
    }
  return [...found]
    .filter(([, files]) => files.size > 1)
    .map(([sentence, files]) => ({ sentence, files: [...files].sort() }))
    .sort((a, b) => a.sentence.localeCompare(b.sentence));
}
