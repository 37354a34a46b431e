import type { Random } from '../../../../mf-builder/checks/random';
import { figuresIn } from '../../../../mf-guides/checks/figures/stated-figures';
import type { BuiltInGuide } from '../../../../mf-guides/src/content/guide';
import {
  type CatalogueList,
  type CatalogueRecord,
  type Complaints,
  complaintsOfGuide,
  complaintsOfRecord,
  type Content,
} from './content';
import { mutateValue } from './mutate-value';

/** One change of the content, and what the comparisons of the tests say against it. */
export interface Mutation {
  kind: 'fact' | 'price' | 'guide';
  what: string;
  complaints: Complaints;
}

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 160);

/** Every fact of every record. */
const factsOf = (lists: readonly CatalogueList[]) =>
  lists.flatMap(({ type, records }) =>
    records.flatMap((one) =>
      Object.keys(one.specs).map((fact) => ({ type, one, fact, others: records.map(({ specs }) => specs[fact]) })),
    ),
  );

const without = (specs: CatalogueRecord['specs'], fact: string): CatalogueRecord['specs'] =>
  Object.fromEntries(Object.entries(specs).filter(([name]) => name !== fact));

const mutateFact = (random: Random, facts: ReturnType<typeof factsOf>): Mutation => {
  const { type, one, fact, others } = random.pick(facts);
  const value = one.specs[fact];
  const removed = random.chance(0.1);
  const known = others.filter((other) => other !== undefined);
  const instead = removed ? undefined : mutateValue(random, value, known);
  const specs = removed ? without(one.specs, fact) : { ...one.specs, [fact]: instead };
  return {
    kind: 'fact',
    what: `${one.id} (${one.name}) ${fact}: ${short(value)} became ${short(instead)}`,
    complaints: complaintsOfRecord(type, { ...one, specs }),
  };
};

const mutatePrice = (random: Random, lists: readonly CatalogueList[]): Mutation => {
  const { type, records } = random.pick(lists);
  const one = random.pick(records);
  const price = one.price === 0 ? 10 : one.price * random.pick([10, 3, 1 / 3, 0.1]);
  return {
    kind: 'price',
    what: `${one.id} (${one.name}): $${one.price} became $${price.toFixed(2)}`,
    complaints: complaintsOfRecord(type, { ...one, price }),
  };
};

const figureInstead = (random: Random, figure: string): string =>
  /\d/.test(figure)
    ? figure.replace(/\d+/, (digits) => `${Number(digits) + random.whole(1, 9)}`)
    : random.pick(['seven', 'eleven', 'sixty']);

/** A line of a guide with one of its figures changed or dropped. */
const mutateGuide = (random: Random, guides: readonly BuiltInGuide[]): Mutation => {
  const guide = random.pick(guides);
  const lines = guide.content.split('\n');
  const places = lines.flatMap((line, at) => figuresIn(line).map((figure) => ({ line, at, figure })));
  const { line, at, figure } = random.pick(places);
  const instead = random.chance(0.2) ? '' : figureInstead(random, figure);
  const content = lines.with(at, line.replace(figure, instead)).join('\n');
  return {
    kind: 'guide',
    what: `${guide.id}: "${figure}" became "${instead}" in "${line.slice(0, 80)}"`,
    complaints: complaintsOfGuide({ ...guide, content }),
  };
};

export const isSeen = ({ complaints }: Mutation): boolean =>
  complaints.evidence.length > 0 || complaints.seals.length > 0;

/** Nothing but the hash of the last audit sees it: whoever seals anew has to see it himself. */
export const isSealedOnly = ({ complaints }: Mutation): boolean =>
  complaints.evidence.length === 0 && complaints.seals.length > 0;

/** So many random changes: of ten, six of facts, two of prices, two of figures of guides. Nothing is written. */
export const mutations = (random: Random, { lists, guides }: Content, count: number): Mutation[] => {
  const facts = factsOf(lists);
  return Array.from({ length: count }, (_, index) => {
    if (index % 5 === 3) return mutatePrice(random, lists);
    return index % 5 === 4 ? mutateGuide(random, guides) : mutateFact(random, facts);
  });
};
