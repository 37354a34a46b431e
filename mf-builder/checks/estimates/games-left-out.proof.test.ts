/** @jest-environment node */
import { gamesModels } from '../../src/domain/estimates/fitted';
import { resolutions, type Resolution } from '../../src/domain/estimates/resolutions';
import { relations } from '../gaming-relations/relations';
import { chipsOnSale } from './chips-on-sale';
import { chipsForGames, usable } from './fit-games';
import { leftOutByChip, leftOutByRelation, type LeftOut } from './games-left-out';
import { gamesSpread, holds } from './games-spread';
import { quantile } from './quantile';

const chips = chipsForGames();
const known = usable(relations, chips);
const onSale = chipsOnSale();
const left = { published: leftOutByRelation(known, chips), modelled: leftOutByChip(known, chips) };

/** What has to be inside of 100: of all, and of the chips on sale. */
const [least, most] = [78, 90];

const bases = ['published', 'modelled'] as const;
type Basis = (typeof bases)[number];
const groups = bases.flatMap((basis) => [
  ['cpu', '1080p', basis] as const,
  ...resolutions.map((at) => ['gpu', at, basis] as const),
]);

const of = (kind: 'cpu' | 'gpu', at: Resolution, basis: Basis): readonly LeftOut[] =>
  left[basis].filter(({ relation }) => relation.kind === kind && relation.resolution === at);
const inside = (some: readonly LeftOut[], basis: Basis): number =>
  (100 * some.filter((one) => holds(one, basis, gamesModels.spread)).length) / some.length;

test.each(groups)('%s at %s, %s: as many are inside as is stated, also of the chips on sale', (kind, at, basis) => {
  const all = of(kind, at, basis);
  const sold = all.filter(({ chip }) => onSale.has(chip));
  expect(sold.length).toBeGreaterThanOrEqual(20);
  for (const some of [all, sold]) {
    expect(inside(some, basis)).toBeGreaterThanOrEqual(least);
    expect(inside(some, basis)).toBeLessThanOrEqual(most);
  }
});

test.each(groups)('%s at %s, %s: half are met within 8 %%', (kind, at, basis) => {
  const errors = of(kind, at, basis).map(({ error }) => 100 * (Math.exp(Math.abs(error)) - 1));
  expect(quantile(errors, 0.5)).toBeLessThanOrEqual(8);
});

test('the widths that are shipped are those that this gives', () => {
  expect(gamesModels.spread).toEqual(gamesSpread(left.published, left.modelled));
});
