import { fitGames, levelsOf, logRatio, ownShare, reference, type Chip, type GamesModels } from './fit-games';
import { deviationsOf, withDeviations } from './own-deviations';
import type { Relation } from '../gaming-relations/relation';

type Chips = ReadonlyMap<string, Chip>;

/** By how much models are wrong in a relation that they were fitted without. */
export interface LeftOut {
  relation: Relation;
  /** The chip that the error is of: the other one is the reference, where the test has it. */
  chip: string;
  /** As a logarithm: how much too fast the first of the relation is by the models. */
  error: number;
  /** How much of a change of the chip's own speed shows in the speed of the pair; the rest is the other part's. */
  share: number;
}

const namesOf = (relations: readonly Relation[]): string[] => [
  ...new Set(relations.flatMap(({ faster, slower }) => [faster, slower])),
];

const isReference = (name: string): boolean => name === reference.gpu || name === reference.cpu;

function leftOut(relation: Relation, chip: string, models: GamesModels, chips: Chips): LeftOut {
  const error = logRatio(models, relation, chips) - Math.log(relation.ratio);
  return { relation, chip, error, share: ownShare(models, relation, chip, chips) };
}

/** Each chip left out with all of its relations. The two references stay, since all is measured by them. */
export function leftOutByChip(relations: readonly Relation[], chips: Chips): LeftOut[] {
  const near = fitGames(relations, chips);
  const levels = levelsOf(relations);
  return namesOf(relations).flatMap((name) => {
    if (isReference(name)) return [];
    const own = relations.filter(({ faster, slower }) => faster === name || slower === name);
    const others = relations.filter((one) => !own.includes(one));
    const models = fitGames(others, chips, near, levels);
    // Why with deviations: the other chip of a relation is as well known as it will be in the product.
    const known = withDeviations(chips, deviationsOf(models, others, chips));
    return own.map((one) => leftOut(one, name, models, known));
  });
}

/** Each relation of chips that have others left out by itself. */
export function leftOutByRelation(relations: readonly Relation[], chips: Chips): LeftOut[] {
  const near = fitGames(relations, chips);
  const levels = levelsOf(relations);
  return relations.flatMap((one) => {
    const others = relations.filter((other) => other !== one);
    const named = new Set(namesOf(others));
    if (!named.has(one.faster) || !named.has(one.slower)) return [];
    const models = fitGames(others, chips, near, levels);
    const known = withDeviations(chips, deviationsOf(models, others, chips));
    return [leftOut(one, isReference(one.faster) ? one.slower : one.faster, models, known)];
  });
}
