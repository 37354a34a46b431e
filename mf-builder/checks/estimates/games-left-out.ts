import { fitGames, levelsOf, logRatio, reference, type Chip } from './fit-games';
import { deviationsOf, withDeviations } from './own-deviations';
import { quantile } from './quantile';
import type { Relation } from '../gaming-relations/relation';

type Chips = ReadonlyMap<string, Chip>;

const namesOf = (relations: readonly Relation[]): string[] => [
  ...new Set(relations.flatMap(({ faster, slower }) => [faster, slower])),
];

/**
 * For each chip by how much, as a logarithm, models are wrong in its relations that were fitted without any of them. The two
 * references stay, since all is measured by them.
 */
export function errorsByChip(relations: readonly Relation[], chips: Chips): number[] {
  const levels = levelsOf(relations);
  return namesOf(relations).flatMap((name) => {
    if (name === reference.gpu || name === reference.cpu) return [];
    const own = relations.filter(({ faster, slower }) => faster === name || slower === name);
    const others = relations.filter((one) => !own.includes(one));
    const models = fitGames(others, chips, levels);
    // Why with deviations: the other chip of a relation is as well known as it will be in the product.
    const known = withDeviations(chips, deviationsOf(models, others, chips));
    return own.map((one) => logRatio(models, one, known) - Math.log(one.ratio));
  });
}

/** For each relation of chips that have others, by how much models and deviations are wrong that were fitted without it. */
export function errorsByRelation(relations: readonly Relation[], chips: Chips): number[] {
  const levels = levelsOf(relations);
  return relations.flatMap((one) => {
    const others = relations.filter((other) => other !== one);
    const named = new Set(namesOf(others));
    if (!named.has(one.faster) || !named.has(one.slower)) return [];
    const models = fitGames(others, chips, levels);
    const known = withDeviations(chips, deviationsOf(models, others, chips));
    return [logRatio(models, one, known) - Math.log(one.ratio)];
  });
}

/** The share of left-out relations that a range of the spread is made to hold. */
const heldByRange = 0.86;

const spreadOf = (errors: readonly number[]): number =>
  Math.ceil(quantile(errors.map(Math.abs), heldByRange) * 1000) / 1000;

/** Half the width of a range, as a logarithm: where both parts have relations of their own, and where one has none. */
export const gamesSpread = (relations: readonly Relation[], chips: Chips): { published: number; modelled: number } => ({
  published: spreadOf(errorsByRelation(relations, chips)),
  modelled: spreadOf(errorsByChip(relations, chips)),
});
