import { lists, type Coverage, type Listed } from './document';

/** Titles of the tests of each test file, by its path from the root. */
export type Tests = ReadonlyMap<string, readonly string[]>;

/** Everything that is wrong with the rows: a test that does not exist, a statement without one and without a reason, a reason that nobody needs. */
export function checkRows({ rows, open, untested, problems }: Coverage, tests: Tests): string[] {
  const excused = new Set([...open, ...untested].map(({ subject }) => subject));
  const bare = new Set(rows.filter((row) => row.tests.length === 0).map(({ statement }) => statement));
  const unknown = rows.flatMap(({ line, tests: named }) =>
    named.flatMap(({ file, name }) => missing(line, file, name, tests)),
  );
  const unproved = rows
    .filter(({ statement }) => bare.has(statement) && !excused.has(statement))
    .map(
      ({ line, statement }) =>
        `line ${line}: no test, and no reason under '${lists.open}' or '${lists.untested}': ${statement}`,
    );
  const needless = [...open, ...untested]
    .filter(({ subject }) => !bare.has(subject))
    .map(({ line, subject }) => `line ${line}: no row without a test has these words: ${subject}`);
  return [...problems, ...unknown, ...unproved, ...needless];
}

function missing(line: number, file: string, name: string, tests: Tests): string[] {
  const names = tests.get(file);
  if (!names) return [`line ${line}: there is no test file ${file}`];
  return names.includes(name) ? [] : [`line ${line}: ${file} has no test named: ${name}`];
}

/** The literal texts of a statement: what stands in double quotes, with `{…}` where a value stands. */
export const textsOf = (statement: string): string[] =>
  [...statement.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text.replace(/\{[^}]*\}/g, '…'));

/** What is wrong with the literal texts: one that no source has and no decision replaces, a decision about a text that is there. */
export function checkTexts({ rows, decided, open }: Coverage, sources: readonly string[]): string[] {
  const written = sources.join('\n');
  const listed = (list: readonly Listed[]): Set<string> => new Set(list.flatMap(({ subject }) => textsOf(subject)));
  const otherwise = new Set([...listed(decided), ...listed(open)]);
  const absent = rows.flatMap(({ line, statement }) =>
    textsOf(statement)
      .filter((text) => !written.includes(text) && !otherwise.has(text))
      .map((text) => `line ${line}: no source has the text "${text}"`),
  );
  const stale = decided.flatMap(({ line, subject }) => {
    const texts = textsOf(subject);
    if (texts.length === 0) return [`line ${line}: no text in double quotes`];
    return texts
      .filter((text) => written.includes(text))
      .map((text) => `line ${line}: the text is in the sources as it is: "${text}"`);
  });
  return [...absent, ...stale];
}
