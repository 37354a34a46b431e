import type { CheckedBuild, Rule } from '../compatibility/types';
import { type FactOfPart, type Said, standIn } from './stand-in';

/** A rule that stays open asks at most so often for more. */
const rounds = 4;

const nameOf = ({ type, place, fact }: FactOfPart): string => `${type} ${place} ${fact}`;

/**
 * The fewest facts that a rule, which does not know enough of a build, has to be told: it is really asked, with what `usual` says in their
 * place. Undefined where it stays open with all of that. Facts that come first in `rank` (a low number) are kept rather than others.
 */
export function neededFacts(
  build: CheckedBuild,
  { check, types }: Rule,
  usual: Said,
  rank: (of: FactOfPart) => number,
): readonly FactOfPart[] | undefined {
  const ask = (told: ReadonlyMap<string, FactOfPart>) => {
    const lacking = new Map<string, FactOfPart>();
    const said: Said = (of) => (told.has(nameOf(of)) ? usual(of) : undefined);
    const found = check(standIn(build, types, said, (of) => lacking.set(nameOf(of), of)));
    return { isKnown: found?.verdict !== 'unknown', lacking };
  };

  let told: ReadonlyMap<string, FactOfPart> = new Map();
  let answer = ask(told);
  for (let round = 0; round < rounds && !answer.isKnown; round += 1) {
    const more = [...answer.lacking].filter(([name, of]) => !told.has(name) && usual(of) !== undefined);
    if (more.length === 0) return undefined;
    told = new Map([...told, ...more]);
    answer = ask(told);
  }
  if (!answer.isKnown) return undefined;

  for (const of of [...told.values()].toSorted((one, other) => rank(other) - rank(one))) {
    const fewer = new Map([...told].filter(([name]) => name !== nameOf(of)));
    if (ask(fewer).isKnown) told = fewer;
  }
  return [...told.values()];
}
