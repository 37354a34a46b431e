import { rules } from './rules';
import { worst } from './check-summary';
import type { Check, Finding } from './types';

/** Runs every rule over the parts chosen so far. */
export const check: Check = (build) => {
  const findings: Finding[] = [];
  for (const rule of rules) {
    const finding = rule.check(build);
    if (finding) findings.push(finding);
  }
  return { verdict: worst(findings), findings };
};

const titles = new Map(rules.map(({ id, title }) => [id, title]));

/** A rule's title by its id; the id itself where no rule has it. */
export const titleOf = (id: string): string => titles.get(id) ?? id;
