import { boundOf, inBounds } from '../compatibility/bounds';
import { valueOf, type Fact, type FactsOf } from './facts';

/** A part whose facts are shown, with which of them may be wrong, are probable, or follow from others. */
export interface ShownPart extends FactsOf {
  doubted?: readonly string[] | undefined;
  probable?: readonly string[] | undefined;
  derived?: readonly string[] | undefined;
}

/** A fact of a part of a type as it is shown; undefined where it is not known. A bound says that it is one: 'at least 6400 MT/s'. */
export function writtenFact(fact: Fact, type: string, part: ShownPart): string | undefined {
  const written = fact.write(valueOf(fact, part));
  const known = following(type, part);
  // At least none says nothing.
  if (written === undefined || (written === 'None' && boundOf(known, fact.key) === 'least')) return undefined;
  return inBounds([known], fact.key, written);
}

/** Whether a fact of a shown part is a bound. */
export const isBound = (type: string, part: ShownPart, fact: string): boolean =>
  boundOf(following(type, part), fact) !== undefined;

/** What of a part follows from others. What is probable and not doubted was entered by a visitor of an older release. */
const following = (type: string, { doubted = [], probable = [], derived }: ShownPart) => ({
  ...{ type, derived },
  probable: probable.filter((one) => doubted.includes(one)),
});
