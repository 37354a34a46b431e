import { rules } from './rules';
import { isProbable, worst } from './check-summary';
import type { Check, CheckedBuild, Finding, SpeaksOf } from './types';

/** Runs every rule over the parts chosen so far. */
export const check: Check = (build) => {
  const findings: Finding[] = [];
  for (const rule of rules) {
    const finding = rule.check(build);
    if (finding) findings.push(finding);
  }
  const speaksOf = speaksOfParts(build);
  const isWhole = speaksOf.known === speaksOf.all;
  return {
    verdict: worst(findings),
    ...(isWhole && isProbable(findings) && { probably: true }),
    findings,
    ...(!isWhole && { speaksOf }),
  };
};

/** A part of which no fact is known is a name: no rule says anything of it. */
const speaksOfParts = (build: CheckedBuild): SpeaksOf => {
  const speaksOf = { known: 0, all: 0 };
  for (const parts of Object.values(build))
    for (const { specs } of parts ?? []) {
      speaksOf.all += 1;
      if (Object.keys(specs).length > 0) speaksOf.known += 1;
    }
  return speaksOf;
};

const titles = new Map(rules.map(({ id, title }) => [id, title]));

/** A rule's title by its id; the id itself where no rule has it. */
export const titleOf = (id: string): string => titles.get(id) ?? id;
