/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partTypeNames } from '@rig4u/shared/builds';
import * as v from 'valibot';
import { rules } from '../src/domain/compatibility/rules';
import { rulesEdition } from '../src/domain/compatibility/rules-edition';
import { checkedFacts, notAsked } from '../src/domain/own-parts/checked-facts';
import { factsOf } from '../src/domain/parts/facts';
import { saidByRules } from './said-by-rules';

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

test('rules that say something else are a new edition', async () => {
  const said = { [String(rulesEdition)]: await saidByRules() };
  const advice =
    'Verdicts travel with builds. Where rules give another verdict or sentence, run `pnpm --filter mf-builder rules-edition`; ' +
    'with --same where only the cases or the random builds have changed.';
  expect({ advice, ...said }).toEqual({ advice, ...sealed });
}, 120_000);

/** What a browser loads, but the rules themselves. */
const loaded = (under: string): string[] =>
  readdirSync(under, { withFileTypes: true }).flatMap((entry) => {
    const file = join(under, entry.name);
    if (entry.isDirectory()) return file === folder ? [] : loaded(file);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [file] : [];
  });

/** Rules that a file may name because it does something of its own with them. */
const most = 12;

test('a rule is one object in four files: no other file of the product is a list of rules', () => {
  const second = loaded(join(__dirname, '../src')).filter((file) => {
    const text = readFileSync(file, 'utf8');
    return ids.filter((id) => new RegExp(`'${id}'|\\b${id}:`).test(text)).length > most;
  });
  expect(second).toEqual([]);
});
