import { facetsOf } from '../filters/facets';
import { noFilters, type Filters, type Range } from '../filters/filters';
import { searchWords } from '../part-search/spelled';
import { wishWords } from '../part-search/wish-words';
import { shownFactsOf, type Fact } from '../parts/facts';

/** One thing that a visitor asks of a part, which can be left out alone. */
export interface Wish {
  /** As it is said: 'white', 'up to 20 l'. */
  words: string;
  /** Filters that ask for nothing else. */
  alone: Filters;
  without: (filters: Filters) => Filters;
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
  const wishes = typed.map(({ fact, atMost, words }): Wish => ({
    words: words.join(' '),
    alone: { ...noFilters, query: words.join(' ') },
    without: (filters) => ({
      ...filters,
      query: filters.query
        .trim()
        .split(/\s+/)
        .filter((word) => !words.includes(word))
        .join(' '),
    }),
    fact: shownFactsOf(type).find(({ key }) => key === fact),
    range: atMost === undefined ? undefined : { to: atMost },
  }));
  return { wishes, rest: rest.join(' ') };
}

/** What filters ask for, wish by wish; `rest` is what is typed beside: it names a part and is no wish. */
export function wishesOf(type: string, filters: Filters): { wishes: Wish[]; rest: string } {
  const { wishes, rest } = wishesTyped(type, filters.query);
  const { brands, price, choices, ranges } = filters;
  if (brands.length > 0)
    wishes.push({
      words: either.format(brands),
      alone: { ...noFilters, brands },
      without: (now) => ({ ...now, brands: [] }),
    });
  if (price.from !== undefined || price.to !== undefined)
    wishes.push({
      words: rangeText(price, '$'),
      alone: { ...noFilters, price },
      without: (now) => ({ ...now, price: {} }),
    });
  for (const fact of facetsOf(type)) {
    const { key, label, unit = '' } = fact;
    const [chosen, range] = [choices[key], ranges[key]];
    if (chosen)
      wishes.push({
        words: key === 'colour' ? either.format(chosen) : `${label}: ${either.format(chosen)}`,
        alone: { ...noFilters, choices: { [key]: chosen } },
        without: (now) => ({ ...now, choices: omit(now.choices, key) }),
        fact,
      });
    if (range)
      wishes.push({
        words: `${label}: ${rangeText(range, unit)}`,
        alone: { ...noFilters, ranges: { [key]: range } },
        without: (now) => ({ ...now, ranges: omit(now.ranges, key) }),
        ...{ fact, range },
      });
  }
  return { wishes, rest };
}
