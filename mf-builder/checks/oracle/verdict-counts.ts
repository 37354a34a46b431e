import { rules } from '../../src/domain/compatibility/rules';
import type { Counts } from './compare';

/** The verdicts each rule can give. */
const reachable = new Map(rules.map(({ id, can }) => [id, can]));

/** Verdicts that were met less than `least` times, and verdicts that a rule cannot give but gave. */
export const wrongCounts = (counts: Counts, least: number): string[] => {
  const rules = new Set([...reachable.keys(), ...Object.keys(counts)]);
  return [...rules].flatMap((rule) =>
    (['pass', 'fail', 'warning', 'unknown'] as const).flatMap((verdict) => {
      const times = (counts[rule]?.[verdict] ?? 0) + (verdict === 'pass' ? (counts[rule]?.note ?? 0) : 0);
      const wanted = reachable.get(rule)?.includes(verdict) ?? false;
      if (wanted && times < least) return [`${rule} ${verdict}: ${times} times, wanted ${least}`];
      return !wanted && times > 0 ? [`${rule} ${verdict}: ${times} times, cannot be`] : [];
    }),
  );
};
