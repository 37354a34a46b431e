import type { BuiltInGuide } from '../../src/content/guide';
import { expectations } from '.';
import { figuresIn, textsOf } from './stated-figures';

const differing = (step: number, stated: readonly string[], expected: readonly string[]): string[] => {
  const at = Array.from({ length: Math.max(stated.length, expected.length) }, (_, index) => index).find(
    (index) => stated[index] !== expected[index],
  );
  if (at === undefined) return [];
  return [
    `step ${step}, figure ${at + 1}: the text says ${stated[at] ?? 'nothing'}, the facts ${expected[at] ?? 'nothing'}`,
  ];
};

/** Where the texts of a guide's steps and its facts differ: each figure in its order, each warning word for word. */
export function compareTexts(id: string, texts: readonly string[]): string[] {
  const expected = expectations[id];
  if (!expected) return [`no facts are written down for ${id}`];
  const steps = [...new Set([...texts.keys(), ...expected.facts.map(({ step }) => step)])];
  const figures = steps.flatMap((step) => {
    const facts = expected.facts.filter((fact) => fact.step === step);
    return differing(
      step,
      figuresIn(texts[step] ?? ''),
      facts.flatMap(({ stated }) => stated),
    );
  });
  const warnings = expected.warnings
    .filter(({ step, says }) => !(texts[step] ?? '').includes(says))
    .map(({ step, says }) => `step ${step} no longer says: ${says}`);
  return [...figures, ...warnings];
}

export const compareGuide = (guide: BuiltInGuide): string[] => compareTexts(guide.id, textsOf(guide));
