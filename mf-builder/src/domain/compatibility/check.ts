import { ruleTable } from './rule-table';
import { worst } from './summary';
import type { Check, Finding } from './types';

/** Runs every rule over the parts chosen so far. */
export const check: Check = (build) => {
  const findings: Finding[] = [];
  for (const rule of ruleTable) {
    const finding = rule.check(build);
    if (finding) findings.push(finding);
  }
  return { verdict: worst(findings), findings };
};
