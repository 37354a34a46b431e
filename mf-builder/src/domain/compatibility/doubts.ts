import type { CatalogueType } from '../../catalogue/schema';
import type { CheckedBuild, CheckedPart, Outcome, Verdict } from './types';

type Find = (build: CheckedBuild) => Outcome | undefined;

const badness: Record<Verdict, number> = { pass: 0, unknown: 1, warning: 2, fail: 3 };

/** Whether a fact of a part is of a kind. */
type Kind = (part: CheckedPart, fact: string) => boolean;

const isDoubted: Kind = ({ doubts }, fact) => doubts?.includes(fact) === true;
const isNotStated: Kind = (part, fact) => isDoubted(part, fact) || part.derived?.includes(fact) === true;

/**
 * What a rule that reads these types finds, where facts of parts may be wrong or are derived. If it reads such facts, it is asked again
 * without them: what it says then rests on none of them; a pass again, or what is as bad, counts. Else a fail is a warning, and a pass that rests on
 * what may be wrong is unknown, with the reason; one that rests on derived facts stays. A rule that does not apply because of what may be wrong is
 * unknown, if it is so without. Parts without such facts cost a look at each.
 */
export function findDespiteDoubts(
  build: CheckedBuild,
  types: readonly CatalogueType[],
  find: Find,
): Outcome | undefined {
  const uncertain = types.filter((type) => isUncertain(build, type));
  if (uncertain.length === 0) return find(build);
  const doubted = new Set<string>();
  const derived = new Set<string>();
  const note = (part: CheckedPart, fact: string): void => {
    if (isDoubted(part, fact)) doubted.add(part.name);
    else if (isNotStated(part, fact)) derived.add(part.name);
  };
  const found = find(withStands(build, uncertain, (part) => noting(part, note)));
  if (found?.verdict === 'unknown') return found;
  if (!found) return doubted.size > 0 ? unknownWithout(build, uncertain, find) : undefined;
  const isPass = found.verdict === 'pass';
  const names = isPass ? doubted : new Set([...doubted, ...derived]);
  if (names.size === 0) return found;
  const surely = find(withStands(build, uncertain, (part) => without(part, isPass ? isDoubted : isNotStated)));
  // Why a pass never becomes worse than unknown: without the facts a rule may take what is usual, which nobody stated of this part.
  const stands = isPass ? surely?.verdict === 'pass' : isAsBad(surely, found);
  if (stands) return surely;
  const reason = surely?.verdict === 'unknown' ? unsure(surely.message) : unsureOf([...names]);
  return isPass
    ? { verdict: 'unknown', parts: found.parts, message: `${reason}.` }
    : { ...found, verdict: 'warning', message: `${found.message} ${reason}, so this may be wrong.` };
}

const isAsBad = (surely: Outcome | undefined, { verdict }: Outcome): boolean =>
  surely !== undefined && surely.verdict !== 'unknown' && badness[surely.verdict] >= badness[verdict];

/** What is unknown without the facts that may be wrong: a rule that does not apply because of them may have to. */
function unknownWithout(build: CheckedBuild, types: readonly CatalogueType[], find: Find): Outcome | undefined {
  const surely = find(withStands(build, types, (part) => without(part, isDoubted)));
  return surely?.verdict === 'unknown' ? { ...surely, message: `${unsure(surely.message)}.` } : undefined;
}

/** `The thickness of Card is not known.` as the start of a sentence: `The thickness of Card is not known for sure`. */
const unsure = (unknown: string): string => unknown.replace(/\.$/, ' for sure');

const unsureOf = (names: readonly string[]): string =>
  `Not all of what this needs of ${names.join(' and ')} is known for sure`;

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
