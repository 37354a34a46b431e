import type { CatalogueType } from '../../catalogue/schema';
import { boundOf } from './bounds';
import { badness } from './check-summary';
import type { CheckedBuild, CheckedPart, Outcome } from './types';

type Find = (build: CheckedBuild) => Outcome | undefined;

/** What the rule finds without the facts of a kind. */
type FindWithout = (is: Kind) => Outcome | undefined;

/** Whether a fact of a part is of a kind. */
type Kind = (part: CheckedPart, fact: string) => boolean;

const isDoubted: Kind = ({ doubts }, fact) => doubts?.includes(fact) === true;
const isProbable: Kind = ({ probable }, fact) => probable?.includes(fact) === true;
const isDoubtful: Kind = (part, fact) => isDoubted(part, fact) && !isProbable(part, fact);
const isNotStated: Kind = (part, fact) => isDoubted(part, fact) || part.derived?.includes(fact) === true;
const isBound: Kind = (part, fact) => boundOf(part, fact) !== undefined;

/**
 * What a rule that reads these types finds, where facts of parts may be wrong or are derived. If it reads such facts, it is asked again
 * without them: what it says then rests on none of them; a pass again, or what is as bad, counts. Else a fail is a warning, and a pass that rests on
 * what may be wrong is unknown, with the reason; one that rests on derived facts stays. What is not found without a fact that is no more than a
 * bound is unknown and no warning: there may be more than that. A rule that does not apply because of what may be wrong is unknown, if it is so without. Such an unknown says "probably" where it rests on probable facts alone. Parts without such facts cost a look at each.
 */
export function findDespiteDoubts(
  build: CheckedBuild,
  types: readonly CatalogueType[],
  find: Find,
): Outcome | undefined {
  const uncertain = types.filter((type) => isUncertain(build, type));
  if (uncertain.length === 0) return find(build);
  const [doubtful, probable, derived, bounded] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  const note = (part: CheckedPart, fact: string): void => {
    if (isBound(part, fact)) bounded.add(part.name);
    if (isDoubted(part, fact)) (isProbable(part, fact) ? probable : doubtful).add(part.name);
    else if (isNotStated(part, fact)) derived.add(part.name);
  };
  const found = find(withStands(build, uncertain, (part) => noting(part, note)));
  if (found?.verdict === 'unknown') return found;
  const findWithout: FindWithout = (is) => find(withStands(build, uncertain, (part) => without(part, is)));
  const doubted = new Set([...doubtful, ...probable]);
  if (found && found.verdict !== 'pass') {
    const held = bounded.size > 0 ? findWithout(isBound) : found;
    if (held?.verdict === 'fail' || held?.verdict === 'warning')
      return surelyOrMilder(held, new Set([...doubted, ...derived]), findWithout);
    return { verdict: 'unknown', parts: found.parts, message: `${reasonOf(held, bounded)}.` };
  }
  if (doubted.size === 0) return found;
  const surely = findWithout(isDoubted);
  if (!found && surely?.verdict !== 'unknown') return undefined;
  // Why a pass never becomes worse than unknown: without the facts a rule may take what is usual, which nobody stated of this part.
  if (surely?.verdict === 'pass') return surely;
  // What was asked before has the same answer: it read nothing that is doubtful.
  const likely = doubtful.size > 0 ? findWithout(isDoubtful) : found;
  const probably = likely?.verdict === found?.verdict;
  const parts = (found ?? surely)?.parts ?? [];
  if (!probably) return { verdict: 'unknown', parts, message: `${reasonOf(surely, doubted)}.` };
  const missed = doubtful.size > 0 ? findWithout(isProbable) : surely;
  return { verdict: 'unknown', probably, parts, message: `Probably fits: ${usual(missed, probable)}.` };
}

/** A fail or a warning where it is found without what nobody states of these parts, too; else a warning that says why. */
function surelyOrMilder(found: Outcome, names: ReadonlySet<string>, findWithout: FindWithout): Outcome {
  if (names.size === 0) return found;
  const surely = findWithout(isNotStated);
  if (surely && surely.verdict !== 'unknown' && badness[surely.verdict] >= badness[found.verdict]) return surely;
  return {
    ...found,
    verdict: 'warning',
    message: `${found.message} ${reasonOf(surely, names)}, so this may be wrong.`,
  };
}

/** What is not known for sure, as the start of a sentence: `The thickness of Card is not known for sure`. */
const reasonOf = (without: Outcome | undefined, names: ReadonlySet<string>): string =>
  without?.verdict === 'unknown'
    ? without.message.replace(/\.$/, ' for sure')
    : `Not all of what this needs of ${[...names].join(' and ')} is known for sure`;

/** What is taken as usual, by what is missing without it: `the thickness of Card is concluded from what is usual`. */
function usual(without: Outcome | undefined, names: ReadonlySet<string>): string {
  if (without?.verdict !== 'unknown')
    return `this rests on what is usual${names.size > 0 ? `, and not stated of ${[...names].join(' and ')}` : ''}`;
  const missing = without.message.replace(/not known\.$/, 'concluded from what is usual');
  return `${missing.charAt(0).toLowerCase()}${missing.slice(1)}`;
}

/** Why a loop: every check of an option asks this for each rule. */
function isUncertain(build: CheckedBuild, type: CatalogueType): boolean {
  for (const { doubts, derived } of build[type] ?? []) if (doubts ?? derived) return true;
  return false;
}

function withStands(
  build: CheckedBuild,
  types: readonly CatalogueType[],
  stand: (part: CheckedPart) => CheckedPart,
): CheckedBuild {
  // Why new lists and facts: what is worked out of them is kept by them, and would hide what is read.
  const lists = types.map((type): [CatalogueType, CheckedPart[]] => {
    const parts: readonly CheckedPart[] = build[type] ?? [];
    return [type, parts.map((part) => ((part.doubts ?? part.derived) ? stand(part) : part))];
  });
  return { ...build, ...Object.fromEntries(lists) };
}

/** The part, which tells each fact that is read. */
const noting = (part: CheckedPart, note: (part: CheckedPart, fact: string) => void): CheckedPart =>
  withSpecs(part, {
    get: keptBy((fact) => {
      note(part, fact);
      return Reflect.get(part.specs, fact);
    }),
  });

/** The part as if its facts of a kind were not known. */
const without = (part: CheckedPart, is: Kind): CheckedPart =>
  withSpecs(part, {
    get: keptBy((fact) => (is(part, fact) ? undefined : Reflect.get(part.specs, fact))),
    has: (specs, fact) => !is(part, String(fact)) && Reflect.has(specs, fact),
    ownKeys: (specs) => Reflect.ownKeys(specs).filter((fact) => !is(part, String(fact))),
  });

/** Asks for each fact once: rules that arrange parts read the same ones a hundred times. */
function keptBy(read: (fact: string) => unknown): (specs: object, fact: string | symbol) => unknown {
  const known = new Map<string | symbol, unknown>();
  return (_, fact) => {
    if (!known.has(fact)) known.set(fact, read(String(fact)));
    return known.get(fact);
  };
}

/** Why getters: what is read of a part of the memo beside its facts is noted there. */
const withSpecs = (part: CheckedPart, how: ProxyHandler<CheckedPart['specs']>): CheckedPart => ({
  type: part.type,
  ...(part.id !== undefined && { id: part.id }),
  name: part.name,
  get quantity() {
    return part.quantity;
  },
  get owned() {
    return part.owned === true;
  },
  get told() {
    return part.told ?? part.name;
  },
  specs: new Proxy(part.specs, how),
});
