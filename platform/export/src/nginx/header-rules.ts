import type { Headers } from '../piece';
import { mapBlock, quoted, value } from './syntax';

/** An answer for which rules are made. */
export interface Ruled {
  /** What an nginx variable is when this answer is sent. */
  facts: Readonly<Record<string, string>>;
  headers: Headers;
}

export interface Rules {
  maps: string;
  /** Lines of `add_header`. */
  adds: string;
}

/**
 * The rules that give each answer its headers. A header that all have alike is written as it is; another one depends on the first of
 * `variables` that decides it. Throws an Error where none does: then one of the answers would get another one's header.
 */
export function headerRules(
  prefix: string,
  names: readonly string[],
  ruled: readonly Ruled[],
  variables: readonly string[],
): Rules {
  const maps: string[] = [];
  const adds: string[] = [];
  for (const name of names) {
    const source = ['', ...variables].find((one) => decides(one, name, ruled));
    if (source === undefined) throw new Error(`Nothing that nginx knows decides the header ${name}.`);
    const known = valuesBy(source, name, ruled);
    const [usual = ''] = mostFirst([...known.values()]);
    if (source !== '') {
      const others = [...known]
        .filter(([, text]) => text !== usual)
        .map(([key, text]) => [quoted(key), value(text)] as const);
      maps.push(mapBlock(quoted(source), variableOf(prefix, name), [['default', value(usual)], ...others]));
    }
    // An empty value sends no header.
    if (source !== '' || usual !== '')
      adds.push(`add_header ${name} ${source === '' ? value(usual) : variableOf(prefix, name)} always;`);
  }
  return { maps: maps.join(''), adds: adds.join('\n    ') };
}

/** The names of all headers of some answers, but for those that nginx makes itself. */
export function headerNames(ruled: readonly Ruled[]): string[] {
  const names = new Set(ruled.flatMap(({ headers }) => Object.keys(headers)));
  return [...names].filter((name) => !['Content-Length', 'Content-Type', 'Content-Encoding'].includes(name)).toSorted();
}

const variableOf = (prefix: string, name: string): string => `$${prefix}_${name.toLowerCase().replaceAll('-', '_')}`;

/** What a variable, or several in one text, is for an answer. */
const factOf = (source: string, { facts }: Ruled): string =>
  source.replaceAll(/\$\w+/g, (variable) => facts[variable] ?? '');

function decides(source: string, name: string, ruled: readonly Ruled[]): boolean {
  const known = valuesBy(source, name, ruled);
  return ruled.every((one) => known.get(factOf(source, one)) === (one.headers[name] ?? ''));
}

function valuesBy(source: string, name: string, ruled: readonly Ruled[]): Map<string, string> {
  return new Map(ruled.map((one) => [factOf(source, one), one.headers[name] ?? '']));
}

function mostFirst(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, two]) => two - one).map(([text]) => text);
}
