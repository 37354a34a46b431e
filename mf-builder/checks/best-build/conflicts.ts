import type { CheckedBuild, Rule } from '../../src/domain/compatibility/types';
import { rules } from '../../src/domain/compatibility/rules';
import type { Way } from './ways';

/** Groups of ways in some places that a rule does not let be together: one of each group at most, but not one of all. */
export interface Conflict {
  groups: readonly (readonly Way[])[];
}

const rankOf = { pass: 0, warning: 1, unknown: 2, fail: 3 } as const;

/** Ways that a rule cannot tell apart. */
function alike(rule: Rule, ways: readonly Way[]): [facts: string, Way[]][] {
  const groups = new Map<string, Way[]>();
  for (const way of ways) {
    const facts: readonly string[] = rule.reads[way.place] ?? [];
    const key = (way.checked[way.place] ?? [])
      .map(({ quantity, specs }) => {
        const own: Record<string, unknown> = specs;
        return `${quantity} ${facts.map((fact) => JSON.stringify(own[fact])).join()}`;
      })
      .join('+');
    groups.set(key, [...(groups.get(key) ?? []), way]);
  }
  return [...groups];
}

/** Ranks by rule and facts: most questions share most of theirs with another. */
const known = new Map<string, number>();

/** What one rule says of every combination of groups. */
export interface Judged {
  rule: Rule;
  tuples: readonly { groups: readonly (readonly Way[])[]; rank: number }[];
}

/** Every rule over every combination of ways, each asked by itself. */
export function judged(lists: readonly (readonly Way[])[]): Judged[] {
  return rules.flatMap((rule) => {
    const read = lists.filter(([first]) => first && rule.types.includes(first.place));
    if (read.length === 0) return [];
    let tuples: { key: string; groups: (readonly Way[])[] }[] = [{ key: rule.id, groups: [] }];
    for (const list of read) {
      const next = alike(rule, list);
      tuples = tuples.flatMap(({ key, groups }) =>
        next.map(([facts, group]) => ({ key: `${key} | ${facts}`, groups: [...groups, group] })),
      );
    }
    return [
      {
        rule,
        tuples: tuples.map(({ key, groups }) => {
          const kept = known.get(key);
          if (kept !== undefined) return { groups, rank: kept };
          const build: CheckedBuild = Object.assign({ os: null }, ...groups.map(([way]) => way?.checked));
          const rank = rankOf[rule.check(build)?.verdict ?? 'pass'];
          known.set(key, rank);
          return { groups, rank };
        }),
      },
    ];
  });
}

/** What may not be together where no rule may find worse than the level, or than the best that it can find at all. */
export function conflictsOf(all: readonly Judged[], level: number): Conflict[] {
  return all.flatMap(({ tuples }) => {
    const least = Math.min(...tuples.map(({ rank }) => rank));
    const bad = tuples.filter(({ rank }) => rank > Math.min(2, Math.max(level, least)));
    // Groups that differ in the last place alone are one conflict with all of them: fewer and tighter rows.
    const rows = new Map<string, { before: readonly (readonly Way[])[]; last: Way[] }>();
    for (const { groups } of bad) {
      const before = groups.slice(0, -1);
      const key = before.map(([way]) => way?.name).join();
      const row = rows.get(key) ?? { before, last: [] };
      row.last.push(...(groups.at(-1) ?? []));
      rows.set(key, row);
    }
    return [...rows.values()].map(({ before, last }) => ({ groups: [...before, last] }));
  });
}
