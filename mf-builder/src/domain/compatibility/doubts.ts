import type { CatalogueType } from '../../catalogue/schema';
import type { CheckedBuild, CheckedPart, Doubts, Outcome, Verdict } from './types';

type Find = (build: CheckedBuild) => Outcome | undefined;

/** What stands for a part in which facts may be wrong. */
type Stand = (part: CheckedPart, doubts: Doubts) => CheckedPart;

const badness: Record<Verdict, number> = { pass: 0, unknown: 1, warning: 2, fail: 3 };

/**
 * What a rule that reads these types finds, where facts of parts may be wrong. If it reads such facts, it is asked again without them: what
 * it says then rests on none of them, and counts if it is at least as bad. Else a fail is a warning and a pass is unknown, with the
 * reason. Parts without doubts cost a look at each.
 */
export function findDespiteDoubts(
  build: CheckedBuild,
  types: readonly CatalogueType[],
  find: Find,
): Outcome | undefined {
  const doubtful = types.filter((type) => hasDoubts(build, type));
  if (doubtful.length === 0) return find(build);
  const names = new Set<string>();
  const found = find(withStands(build, doubtful, (part, doubts) => noting(part, doubts, () => names.add(part.name))));
  if (!found || found.verdict === 'unknown' || names.size === 0) return found;
  const surely = find(withStands(build, doubtful, without));
  if (surely && surely.verdict !== 'unknown' && badness[surely.verdict] >= badness[found.verdict]) return surely;
  const reason = surely?.verdict === 'unknown' ? unsure(surely.message) : unsureOf([...names]);
  return found.verdict === 'pass'
    ? { verdict: 'unknown', parts: found.parts, message: `${reason}.` }
    : { ...found, verdict: 'warning', message: `${found.message} ${reason}, so this may be wrong.` };
}

/** `The thickness of Card is not known.` as the start of a sentence: `The thickness of Card is not known for sure`. */
const unsure = (unknown: string): string => unknown.replace(/\.$/, ' for sure');

const unsureOf = (names: readonly string[]): string =>
  `Not all of what this needs of ${names.join(' and ')} is known for sure`;

/** Why a loop: every check of an option asks this for each rule. */
function hasDoubts(build: CheckedBuild, type: CatalogueType): boolean {
  for (const { doubts } of build[type] ?? []) if (doubts) return true;
  return false;
}

function withStands(build: CheckedBuild, types: readonly CatalogueType[], stand: Stand): CheckedBuild {
  // Why new lists and facts: what is worked out of them is kept by them, and would hide what is read.
  const lists = types.map((type): [CatalogueType, CheckedPart[]] => {
    const parts: readonly CheckedPart[] = build[type] ?? [];
    return [type, parts.map((part) => (part.doubts ? stand(part, part.doubts) : part))];
  });
  return { ...build, ...Object.fromEntries(lists) };
}

/** The part, which tells when a doubted fact is read. */
const noting = (part: CheckedPart, doubts: Doubts, note: () => void): CheckedPart =>
  withSpecs(part, {
    get: keptBy((fact) => {
      if (doubts.includes(fact)) note();
      return Reflect.get(part.specs, fact);
    }),
  });

/** The part as if its doubted facts were not known. */
const without: Stand = (part, doubts) =>
  withSpecs(part, {
    get: keptBy((fact) => (doubts.includes(fact) ? undefined : Reflect.get(part.specs, fact))),
    has: (specs, fact) => !doubts.includes(String(fact)) && Reflect.has(specs, fact),
    ownKeys: (specs) => Reflect.ownKeys(specs).filter((fact) => !doubts.includes(String(fact))),
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
