import { createHash } from 'node:crypto';
import { check } from '../src/domain/compatibility/check';
import { rules } from '../src/domain/compatibility/rules';
import { generateBuild } from './oracle/generate';
import { buildOf, type RuleCases } from './rule-cases';

const casesOf = async (id: string): Promise<RuleCases> => {
  const loaded: { cases: RuleCases } = await import(`../src/domain/compatibility/rules/${id}.cases`);
  return loaded.cases;
};

/** A hash of what all rules say of many builds. */
export async function saidByRules(): Promise<string> {
  const cases = await Promise.all(rules.map(({ id }) => casesOf(id)));
  const made = cases.flatMap((of) => of.made.map(([, build]) => buildOf(build)));
  const random = Array.from({ length: 1_500 }, (_, index) => generateBuild(index + 1));
  const hash = createHash('sha256');
  for (const build of [...made, ...random])
    for (const { rule, verdict, message, note } of check(build).findings)
      hash.update([rule, verdict, message, note ?? '', ''].join('\n'));
  return hash.digest('hex').slice(0, 16);
}
