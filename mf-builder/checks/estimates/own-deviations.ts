import { logRatio, needed, type Chip, type GamesModels } from './fit-games';
import type { Relation } from '../gaming-relations/relation';
import { solve } from './ridge';

/** By how much, as a logarithm, a chip is faster than the model says, as far as its own relations tell. */
export type Deviations = Readonly<Record<string, number>>;

/** How strongly a deviation is held near 0: a chip of one relation is believed by two thirds, one of many nearly wholly. */
const held = 0.5;

const nudge = 1e-4;

/** The models with a chip that is so much faster, for both sides of a relation. */
export const withDeviations = (chips: ReadonlyMap<string, Chip>, deviations: Deviations): ReadonlyMap<string, Chip> =>
  new Map([...chips].map(([name, chip]) => [name, { ...chip, own: deviations[name] ?? 0 }]));

const pairOf = ({ faster, slower }: Relation, chips: ReadonlyMap<string, Chip>): ReadonlyMap<string, Chip> =>
  new Map([faster, slower].flatMap((name) => (chips.has(name) ? [[name, needed(chips, name)] as const] : [])));

/** What is left of the relations after the models, shared out to the chips that they name (one linear step: deviations are small). */
export function deviationsOf(
  models: GamesModels,
  relations: readonly Relation[],
  chips: ReadonlyMap<string, Chip>,
): Deviations {
  const names = [...new Set(relations.flatMap(({ faster, slower }) => [faster, slower]))].toSorted();
  const places = new Map(names.map((name, place) => [name, place]));
  const matrix = names.map((_, row) => names.map((__, column): number => (row === column ? held : 0)));
  const right = names.map(() => 0);
  for (const relation of relations) {
    const now = logRatio(models, relation, chips);
    const left = Math.log(relation.ratio) - now;
    const slopes = [relation.faster, relation.slower].map((name) => {
      const nudged = withDeviations(pairOf(relation, chips), { [name]: nudge });
      return { place: places.get(name) ?? 0, slope: (logRatio(models, relation, nudged) - now) / nudge };
    });
    for (const one of slopes) {
      right[one.place] = (right[one.place] ?? 0) + one.slope * left;
      const line = matrix[one.place];
      if (line) for (const other of slopes) line[other.place] = (line[other.place] ?? 0) + one.slope * other.slope;
    }
  }
  const solved = solve(matrix, right);
  return Object.fromEntries(names.map((name, place) => [name, solved[place] ?? 0]));
}
