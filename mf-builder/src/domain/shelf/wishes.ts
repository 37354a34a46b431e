import { facetsOf } from '../filters/facets';
import { noFilters, type Filters, type Range } from '../filters/filters';
import { searchWords } from '../part-search/spelled';
import { wishWords } from '../part-search/wish-words';
import { shownFactsOf, type Fact } from '../parts/facts';

/** What filters become, and how that is said. */
export interface Change {
  words: string;
  of: (filters: Filters) => Filters;
}

/** One thing that a visitor asks of a part, which can be left out alone. */
export interface Wish {
  /** As it is said: 'white', 'up to 20 l'. */
  words: string;
  /** Filters that ask for nothing else. */
  alone: Filters;
  without: Change;
  /** Asks for as much as a value that is beyond the limits; undefined where the wish has none. */
  upTo?: ((value: number) => Change) | undefined;
  /** What it is about; undefined for brand and price. */
  fact?: Fact | undefined;
  /** The limits of a number. */
  range?: Range | undefined;
}

const omit = <V>(all: Readonly<Record<string, V>>, key: string): Record<string, V> =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== key));

const either = new Intl.ListFormat('en', { type: 'disjunction' });

const amountText = (value: number, unit: string): string => (unit === '$' ? `$${value}` : `${value} ${unit}`.trim());

function rangeText({ from, to }: Range, unit: string): string {
  if (from === undefined) return `up to ${amountText(to ?? 0, unit)}`;
  return to === undefined ? `from ${amountText(from, unit)}` : `${from} to ${amountText(to, unit)}`;
}

/** Limits that reach as far as a value beyond them. */
const reaching = (range: Range, value: number): Range =>
  range.to !== undefined && value > range.to ? { ...range, to: value } : { ...range, from: value };

const leaveOut = (words: string, of: Change['of']): Change => ({ words: `Without "${words}"`, of });

/** Widens the limits of a fact, in place of what was asked in words where it was. */
const widen =
  (fact: Fact, range: Range, typed?: { words: string; without: Change }) =>
  (value: number): Change => {
    const wide = reaching(range, value);
    const words = `${fact.label}: ${rangeText(wide, fact.unit ?? '')}`;
    return {
      words: typed ? `${words} instead of "${typed.words}"` : words,
      of: (filters) => {
        const now = typed ? typed.without.of(filters) : filters;
        return { ...now, ranges: { ...now.ranges, [fact.key]: wide } };
      },
    };
  };

const withoutWords = (query: string, words: readonly string[]): string =>
  query
    .trim()
    .split(/\s+/)
    .filter((word) => !words.includes(word))
    .join(' ');

/** The words of a query that ask for a colour, a size or quiet, those of one wish together, and what else is typed. */
function wishesTyped(type: string, query: string): { wishes: Wish[]; rest: string } {
  const known = wishWords(type);
  const rest: string[] = [];
  const typed: { fact: string; atMost?: number | undefined; words: string[] }[] = [];
  let before: string | undefined;
  for (const word of query.trim().split(/\s+/)) {
    const [first, ...more] = searchWords(word).map((one) => known.get(one));
    const meaning = first && more.every((one) => one?.fact === first.fact) ? first : undefined;
    const last = typed.at(-1);
    if (!meaning) rest.push(word);
    else if (last && before === meaning.fact && meaning.fact !== 'colour') last.words.push(word);
    else typed.push({ ...meaning, words: [word] });
    before = meaning?.fact;
  }
  const wishes = typed.map(({ fact: key, atMost, words: own }): Wish => {
    const words = own.join(' ');
    const fact = shownFactsOf(type).find((one) => one.key === key);
    const without = leaveOut(words, (filters) => ({ ...filters, query: withoutWords(filters.query, own) }));
    const range = atMost === undefined ? undefined : { to: atMost };
    return {
      ...{ words, alone: { ...noFilters, query: words }, without, fact, range },
      upTo: fact && range && widen(fact, range, { words, without }),
    };
  });
  return { wishes, rest: rest.join(' ') };
}

/** What filters ask for, wish by wish; `rest` is what is typed beside: it names a part and is no wish. */
export function wishesOf(type: string, filters: Filters): { wishes: Wish[]; rest: string } {
  const { wishes, rest } = wishesTyped(type, filters.query);
  const { brands, price, choices, ranges } = filters;
  const add = (words: string, alone: Partial<Filters>, of: Change['of'], more: Partial<Wish> = {}): void => {
    wishes.push({ words, alone: { ...noFilters, ...alone }, without: leaveOut(words, of), ...more });
  };
  if (brands.length > 0) add(either.format(brands), { brands }, (now) => ({ ...now, brands: [] }));
  if (price.from !== undefined || price.to !== undefined)
    add(rangeText(price, '$'), { price }, (now) => ({ ...now, price: {} }));
  for (const fact of facetsOf(type)) {
    const { key, label, unit = '' } = fact;
    const [chosen, range] = [choices[key], ranges[key]];
    if (chosen)
      add(
        key === 'colour' ? either.format(chosen) : `${label}: ${either.format(chosen)}`,
        { choices: { [key]: chosen } },
        (now) => ({ ...now, choices: omit(now.choices, key) }),
        { fact },
      );
    if (range)
      add(
        `${label}: ${rangeText(range, unit)}`,
        { ranges: { [key]: range } },
        (now) => ({ ...now, ranges: omit(now.ranges, key) }),
        { fact, range, upTo: widen(fact, range) },
      );
  }
  return { wishes, rest };
}
