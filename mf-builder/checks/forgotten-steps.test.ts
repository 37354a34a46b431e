/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partTypeNames } from '@rig4u/shared/builds';
import * as v from 'valibot';
import { check } from '../src/domain/compatibility/check';
import { rules } from '../src/domain/compatibility/rules';
import { rulesEdition } from '../src/domain/compatibility/rules-edition';
import { checkedFacts, notAsked } from '../src/domain/own-parts/checked-facts';
import { factsOf } from '../src/domain/parts/facts';
import { generateBuild } from './oracle/generate';
import { buildOf, type RuleCases } from './rule-cases';

const folder = join(__dirname, '../src/domain/compatibility/rules');
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'index.ts');
const ids = rules.map(({ id }) => id).toSorted();

test('each file of rules/ is a rule of the list, or its cases', () => {
  const without = (end: RegExp): string[] =>
    files.filter((name) => end.test(name)).map((name) => name.replace(end, ''));
  const [cases, written] = [without(/\.cases\.ts$/), without(/(?<!\.cases)\.ts$/)];
  expect({ cases: cases.toSorted(), written: written.toSorted() }).toEqual({ cases: ids, written: ids });
});

/** Facts that a rule reads and no page lists: what stands behind another one. */
const shownByAnother: Readonly<Record<string, string>> = {
  'cooling tdpBasis': 'A rating is shown with its source.',
};

const readFacts = rules.flatMap(({ reads }) =>
  Object.entries(reads).flatMap(([type, facts]) => facts.map((fact) => ({ type, fact }))),
);

test('each fact that a rule reads is shown with its part', () => {
  const hidden = readFacts.filter(
    ({ type, fact }) => !(`${type} ${fact}` in shownByAnother) && factsOf(type).every(({ key }) => key !== fact),
  );
  expect(hidden).toEqual([]);
});

/** `balance` reads what estimates rest on, which is asked with them. */
const estimating = ['balance'];

test('each fact that a rule reads is asked of an own part among the first', () => {
  const checking = rules.filter(({ id }) => !estimating.includes(id));
  for (const type of partTypeNames) {
    const read = new Set<string>(checking.flatMap(({ reads }) => reads[type] ?? []));
    const asked = [...checkedFacts[type], ...(notAsked[type] ?? [])];
    expect([type, [...read].filter((fact) => !asked.includes(fact))]).toEqual([type, []]);
  }
});

const sealed = v.parse(
  v.record(v.string(), v.string()),
  JSON.parse(readFileSync(join(__dirname, 'said-by-edition.json'), 'utf8')),
);

/** What all rules say of many builds, in short. */
const saidNow = (): string => {
  const made = rules.flatMap(({ id }) =>
    jest
      .requireActual<{ cases: RuleCases }>(`../src/domain/compatibility/rules/${id}.cases`)
      .cases.made.map(([, build]) => buildOf(build)),
  );
  const random = Array.from({ length: 1_500 }, (_, index) => generateBuild(index + 1));
  const hash = createHash('sha256');
  for (const build of [...made, ...random])
    for (const { rule, verdict, message, note } of check(build).findings)
      hash.update([rule, verdict, message, note ?? '', ''].join('\n'));
  return hash.digest('hex').slice(0, 16);
};

test('rules that say something else are a new edition', () => {
  const said = { [String(rulesEdition)]: saidNow() };
  const advice =
    'Verdicts travel with builds. Where rules give another verdict or sentence, raise rulesEdition; then put what was received into checks/said-by-edition.json. ' +
    'Where only the cases or the random builds have changed, put it there as it is.';
  expect({ advice, ...said }).toEqual({ advice, ...sealed });
});
