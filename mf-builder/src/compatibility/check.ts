import { ruleTable } from './rule-table';
import { worst } from './summary';
import type { Check } from './types';

/** Runs every rule over the parts chosen so far. */
export const check: Check = (build) => {
  const findings = ruleTable.flatMap((rule) => rule.check(build) ?? []);
  return { verdict: worst(findings), findings };
};
