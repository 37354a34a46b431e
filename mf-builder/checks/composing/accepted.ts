import { rules } from '../../src/domain/compatibility/rules';
import type { CheckedBuild, Rule, Verdict } from '../../src/domain/compatibility/types';
import type { PresetType } from '../../src/domain/presets/preset';
import type { Option } from './option';

/** Verdicts by rule and parts: most builds of a search share most of theirs with another. */
const known = new Map<Rule, Map<string, Verdict>>();

function verdictOf(rule: Rule, options: readonly Option[]): Verdict {
  const key = options.map(({ ids }) => ids.join()).join('/');
  const verdicts = known.get(rule) ?? new Map<string, Verdict>();
  known.set(rule, verdicts);
  const found = verdicts.get(key);
  if (found) return found;
  const build = options.reduce((whole: CheckedBuild, { checked }) => ({ ...whole, ...checked }), {});
  const verdict = rule.check(build)?.verdict ?? 'pass';
  verdicts.set(key, verdict);
  return verdict;
}

/**
 * Says of a build whose places are filled in this order whether the rules let its newest place be: each rule is asked as soon as the last
 * of its types is chosen. A build of which every place was accepted has no fail, no unknown and no warning but those of `mayWarn`.
 */
export function acceptance(order: readonly PresetType[], mayWarn: readonly string[]) {
  const stages = order.map((_, at) =>
    rules
      .map((rule) => ({ rule, places: order.flatMap((one, place) => (rule.types.includes(one) ? [place] : [])) }))
      .filter(({ places }) => places.includes(at) && places.every((place) => place <= at)),
  );
  return (picked: readonly Option[]): boolean =>
    (stages[picked.length - 1] ?? []).every(({ rule, places }) => {
      const verdict = verdictOf(
        rule,
        picked.filter((_, place) => places.includes(place)),
      );
      return verdict === 'pass' || (verdict === 'warning' && mayWarn.includes(rule.id));
    });
}
