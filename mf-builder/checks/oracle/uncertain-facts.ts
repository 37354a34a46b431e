import { derivingRules } from '../../market/src/derived/rules';
import type { CatalogueType } from '../../src/catalogue/schema';
import type { CheckedBuild, CheckedPart } from '../../src/domain/compatibility/types';
import type { Judged, OracleRule, Said } from './three-valued-logic';

type Names = (part: CheckedPart, fact: string) => boolean;

const mayBeWrong: Names = ({ doubts }, fact) => doubts?.includes(fact) === true;
const isNotStated: Names = (part, fact) => mayBeWrong(part, fact) || part.derived?.includes(fact) === true;

/** What a rule of the market makes a bound of. */
const isBound: Names = (part, fact) =>
  (part.derived?.includes(fact) === true || part.probable?.includes(fact) === true) &&
  derivingRules[part.type]?.some((rule) => rule.fact === fact && rule.bound !== undefined) === true;

const without = (part: CheckedPart, names: Names): CheckedPart => ({
  ...part,
  specs: Object.fromEntries(Object.entries(part.specs).filter(([fact]) => !names(part, fact))),
});

/** The build with the facts alone that have no such name. */
const deprived = (build: CheckedBuild, names: Names): CheckedBuild =>
  Object.fromEntries(
    Object.entries(build).map(([type, parts]): [string, CheckedPart[] | null] => [
      type,
      parts && parts.map((part: CheckedPart<CatalogueType>) => without(part, names)),
    ]),
  );

const isUncertain = ({ doubts, derived }: CheckedPart): boolean => doubts !== undefined || derived !== undefined;

/** A build, and what is left of it without facts that may be wrong, without those that nobody states, and without mere bounds. */
export interface Trusted {
  whole: CheckedBuild;
  /** Absent where every fact is stated. */
  less?: { sure: CheckedBuild; stated: CheckedBuild; unbound: CheckedBuild };
}

export const trusted = (whole: CheckedBuild): Trusted =>
  Object.values(whole).some((parts) => parts?.some(isUncertain))
    ? {
        whole,
        less: {
          sure: deprived(whole, mayBeWrong),
          stated: deprived(whole, isNotStated),
          unbound: deprived(whole, isBound),
        },
      }
    : { whole };

const passes = (said: Judged): boolean => said === 'pass' || said === 'note';

/**
 * What a rule says of a build of which not every fact is stated. A pass has to hold without what may be wrong, and then counts as it is said
 * there; what is derived may carry it. A warning or a fail has to hold without bounds, or is unknown; a fail has to hold by stated facts alone, too, or is a warning. What does not apply,
 * and is unknown without what may be wrong, is unknown.
 */
export function saidOf(rule: OracleRule, { whole, less }: Trusted): Judged {
  const said = rule(whole);
  if (!less || said === 'unknown') return said;
  if (said === undefined) return rule(less.sure) === 'unknown' ? 'unknown' : undefined;
  if (passes(said)) return passIn(rule(less.sure));
  const held = rule(less.unbound);
  if (held !== 'fail' && held !== 'warning') return 'unknown';
  const stated = rule(less.stated);
  return stated === 'fail' ? 'fail' : 'warning';
}

const passIn = (sure: Judged): Said => (sure !== undefined && passes(sure) ? sure : 'unknown');
