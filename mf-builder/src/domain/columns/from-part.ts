import { hasNoPrice } from '@rig4u/shared/builds';
import type { ListedPart } from '../../catalogue/schema';
import { amount } from '../parts/units';
import { barTo, scaleOf } from './bars';
import type { Cell, Column } from './column';
import { notKnown } from './from-fact';
import type { Limit } from './limits';

type Named = Omit<Column, 'cell' | 'kind'>;

/** A column of words that are worked out of a part; undefined where the facts for it are not known. */
export const wordsFrom = (named: Named, of: (part: ListedPart) => Omit<Cell, 'bar'> | undefined): Column => ({
  ...named,
  kind: 'words',
  cell: ({ part }) => of(part) ?? notKnown,
});

interface Written {
  write?: (value: number, part: ListedPart) => string | undefined;
  limit?: Limit;
}

/** A column of numbers that are worked out of a part. With a limit they have a bar on the scale of the category. */
export const numbersFrom = (
  named: Named,
  of: (part: ListedPart) => number | undefined,
  { write = amount(), limit }: Written = {},
): Column => ({
  ...named,
  kind: 'number',
  cell: (option, parts) => {
    const value = of(option.part);
    const text = value === undefined ? undefined : write(value, option.part);
    if (value === undefined || text === undefined) return notKnown;
    if (!limit) return { text, order: value };
    const scale = scaleOf(parts.flatMap((part) => of(part) ?? []));
    return { text, order: value, bar: barTo(value, scale, limit(option, value)) };
  },
});

const count = amount();

/** What one unit of a part costs, in US dollars: from 10 on in whole ones. `of` is how much the price buys. */
export const priceFrom = (named: Named, of: (part: ListedPart) => number | undefined): Column =>
  numbersFrom(
    { ...named, better: 'less' },
    (part) => {
      const bought = of(part);
      return bought && !hasNoPrice(part) ? part.price / bought : undefined;
    },
    { write: (price) => count(price < 10 ? price : Math.round(price)) },
  );
