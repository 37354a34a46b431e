import type { Proof } from './proofs';
import { lists, type Listed, type Statements } from './statements';

/**
 * Everything that is wrong between statements and tests: a test that names no statement or one twice, a statement without
 * a test and without a reason, a reason that nobody needs.
 */
export function checkProofs(page: Statements, proofs: readonly Proof[]): string[] {
  const { statements, open, untested, problems } = page;
  const known = new Set(statements.map(({ id }) => id));
  const proved = new Set(proofs.flatMap(({ ids }) => ids));
  const excused = [...open, ...untested];
  const unknown = proofs.flatMap(({ file, title, ids }) =>
    ids.flatMap((id, at) => {
      if (!known.has(id)) return [`${file}: there is no statement ${id}: ${title}`];
      return ids.indexOf(id) === at ? [] : [`${file}: ${id} is named twice: ${title}`];
    }),
  );
  const unproved = statements
    .filter(({ id }) => !proved.has(id) && !excused.some(({ subject }) => subject === id))
    .map(({ id, words }) => `${id} has no test, and no reason under '${lists.open}' or '${lists.untested}': ${words}`);
  const needless = excused
    .filter(({ subject }) => !known.has(subject) || proved.has(subject))
    .map(({ line, subject }) =>
      known.has(subject)
        ? `line ${line}: ${subject} has a test and needs no reason`
        : `line ${line}: there is no statement ${subject}`,
    );
  return [...problems, ...unknown, ...unproved, ...needless];
}

/** The literal texts of a statement: what is in double quotes, with … for a value (`{…}` in the statement). */
export const textsOf = (words: string): string[] =>
  [...words.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text.replace(/\{[^}]*\}/g, '…'));

/** What is wrong with the literal texts: one that no source has and no decision replaces, a decision about a text that is there. */
export function checkTexts({ statements, decided, open }: Statements, sources: readonly string[]): string[] {
  const written = sources.join('\n');
  const waiting = new Set(open.map(({ subject }) => subject));
  const otherwise = new Set(decided.flatMap(({ subject }) => textsOf(subject)));
  const absent = statements.flatMap(({ line, id, words }) =>
    textsOf(words)
      .filter((text) => !written.includes(text) && !otherwise.has(text) && !waiting.has(id))
      .map((text) => `line ${line}: no source has the text "${text}"`),
  );
  return [...absent, ...decided.flatMap((row) => staleTexts(row, written))];
}

function staleTexts({ line, subject }: Listed, written: string): string[] {
  const texts = textsOf(subject);
  if (texts.length === 0) return [`line ${line}: no text in double quotes`];
  return texts
    .filter((text) => written.includes(text))
    .map((text) => `line ${line}: the text is in the sources as it is: "${text}"`);
}
