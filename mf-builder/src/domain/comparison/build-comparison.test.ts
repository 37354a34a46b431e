/** @jest-environment node */
import { partTypeNames, partTypes, type BuildComponents } from '@rig4u/shared/builds';
import { brokenBuilds, wholeCatalogue } from '../../../checks/broken-builds';
import { buildOf } from '../../../checks/options-in-builds';
import { probablyFits, surelyFits } from '../../../checks/probably-fits';
import { check } from '../compatibility/check';
import { fromComponents } from '../compatibility/checked-build';
import { compareBuilds, type ComparedBuild } from './build-comparison';
import { differs, type ComparedRow, type Pair } from './compared-row';
import { comparisonSummary } from './comparison-summary';

const seed = 20261123;
const today = new Date('2026-11-23');
const catalogue = wholeCatalogue();
const builds = brokenBuilds(catalogue, seed, 40);

const checked = (components: BuildComponents): ComparedBuild => ({
  components,
  check: check(fromComponents(components)),
});
const named = (name: string, components: BuildComponents) => ({ name, ...checked(components) });
const rowsOf = (pair: Pair<ComparedBuild>): ReadonlyMap<string, ComparedRow> =>
  new Map(compareBuilds(pair, today).flatMap(({ rows }) => rows.map((row) => [row.label, row])));
const pairs = (): Pair<ComparedBuild>[] =>
  builds.slice(1).map((second, index) => ({ first: checked(builds[index] ?? {}), second: checked(second) }));

test('swapping the builds mirrors every value, arrow and difference', () => {
  for (const { first, second } of pairs()) {
    const mirrored = compareBuilds({ first: second, second: first }, today);
    expect(
      mirrored.map(({ title, rows }) => ({
        title,
        rows: rows.map((row) => ({ ...row, first: row.second, second: row.first })),
      })),
    ).toEqual(compareBuilds({ first, second }, today));
    const arrows = mirrored.flatMap(({ rows }) => rows.map((row) => [row.first.note?.arrow, row.second.note?.arrow]));
    for (const [here, there] of arrows) expect(there).toBe(here && (here === 'up' ? 'down' : 'up'));
  }
});

test('the sentences say the same whichever build comes first', () => {
  for (const { first, second } of pairs()) {
    const [a, b] = [
      { ...first, name: 'A' },
      { ...second, name: 'B' },
    ];
    expect(comparisonSummary({ first: b, second: a }).toSorted()).toEqual(
      comparisonSummary({ first: a, second: b }).toSorted(),
    );
  }
});

test('a build beside itself differs in nothing and is better in nothing', () => {
  for (const components of builds.slice(0, 10)) {
    const rows = [...rowsOf({ first: checked(components), second: checked(components) }).values()];
    expect(rows.filter((row) => differs(row) || row.first.note?.isBetter || row.second.note?.isBetter)).toEqual([]);
  }
});

test('what only one of them has is no cheaper or dearer than nothing', () => {
  const rows = rowsOf({ first: checked(buildOf(catalogue, { case: 'case1' })), second: checked({}) });
  expect(rows.get('Case')).toMatchObject({ second: { text: 'none' } });
  expect(rows.get('Case')?.first.note).toBeUndefined();
  expect(rows.has('Monitor')).toBe(false);
});

test('every type that one of them has is a row, in the order of the component list', () => {
  for (const pair of pairs().slice(0, 10)) {
    const parts = compareBuilds(pair, today).find(({ title }) => title === 'Parts');
    const wanted = partTypes.filter(({ type }) => pair.first.components[type] ?? pair.second.components[type]);
    expect(parts?.rows.map(({ label }) => label)).toEqual(wanted.map(({ label }) => label));
  }
});

test('estimates whose ranges overlap are about equal, and none is better', () => {
  const rows = rowsOf({
    first: checked({ ...buildOf(catalogue, { cpu: 'cpu1', gpu: 'gpu1' }) }),
    second: checked({ ...buildOf(catalogue, { cpu: 'cpu1', gpu: 'gpu1', case: 'case1' }) }),
  });
  expect(rows.get('Gaming')).toMatchObject({
    first: { note: { words: 'about equal', isBetter: false } },
    second: { note: { words: 'about equal', isBetter: false } },
  });
});

test('an estimate that cannot be made says why, and is not compared', () => {
  const rows = rowsOf({ first: checked({}), second: checked(buildOf(catalogue, { cpu: 'cpu1', gpu: 'gpu1' })) });
  const gaming = rows.get('Gaming');
  expect(gaming?.first).toMatchObject({ text: 'not known', hint: expect.stringMatching(/^Choose a graphics card/) });
  expect(gaming?.second.note).toBeUndefined();
  expect(gaming?.second.hint).toMatch(/^1440p, highest settings: .+ in new games.*; .+ PCs?.*\.$/);
  expect(rows.get('Power draw')?.first).toEqual({ text: 'not known' });
});

test('the sentences name the cheaper build, what is missing and what does not fit', () => {
  const broken = builds.find((components) => partTypeNames.some((type) => components[type])) ?? {};
  const sentences = comparisonSummary({ first: named('Mine', {}), second: named('Other', broken) });
  expect(sentences[0]).toMatch(/^Mine costs \$[\d,.]+ less than Other\.$/);
  expect(sentences).toContain('Mine has no CPU, Motherboard, Memory (RAM), Storage, Case, and Power Supply yet.');
  expect(sentences.at(-1)).toMatch(/^Other: \d+ parts? (does|do) not fit\.$/);
  expect(comparisonSummary({ first: named('A', {}), second: named('B', {}) })[0]).toBe('Both cost the same.');
});

test('what probably fits has a row of its own, and none of the builds is better in it', () => {
  const [stated, usual] = [checked(surelyFits), checked(probablyFits)];
  expect(rowsOf({ first: usual, second: stated }).get('Probably fits')).toEqual({
    label: 'Probably fits',
    first: { text: '1' },
    second: { text: '0' },
  });
  expect(rowsOf({ first: stated, second: stated }).has('Probably fits')).toBe(false);
});

test('a part that is sold no more says so, by its name where there are several', () => {
  const part = (id: string, soldUntil?: string) => ({ id, name: id, price: 1, ...(soldUntil && { soldUntil }) });
  const rows = rowsOf({
    first: checked({ soundCard: part('Old', '2026-06') }),
    second: checked({
      ram: [
        { part: part('A', '2025-08'), quantity: 2 },
        { part: part('B'), quantity: 1 },
      ],
    }),
  });
  expect(rows.get('Sound Card')?.first.hint).toBe('Sold until June 2026.');
  expect(rows.get('Memory (RAM)')?.second.hint).toBe('A: Sold until August 2025.');
  expect(rows.get('Memory (RAM)')?.first.hint).toBeUndefined();
});

test('a build with a part without a price costs its sum and more', () => {
  const cpu = { id: 'own', name: 'CPU', price: 300 };
  const gpu = { id: 'gpu~1', name: 'Card', price: 0, unpriced: true };
  const [dear, lacking, cheap] = [
    named('A', { cpu: { ...cpu, price: 500 } }),
    named('B', { cpu, gpu }),
    named('C', { cpu: { ...cpu, price: 100 } }),
  ];
  const total = (pair: Pair<ComparedBuild>) => rowsOf(pair).get('Total');
  expect(total({ first: lacking, second: cheap })?.first).toMatchObject({
    text: '$300.00 + 1 part without a price',
    note: { arrow: 'up', words: 'at least $200.00 higher' },
  });
  expect(total({ first: lacking, second: dear })?.first.note).toBeUndefined();
  expect(comparisonSummary({ first: lacking, second: cheap })[0]).toBe('C costs at least $200.00 less than B.');
  expect(comparisonSummary({ first: lacking, second: dear })[0]).toBe(
    'Which of the two costs less is not known: a part has no price.',
  );
  expect(rowsOf({ first: lacking, second: dear }).get('Graphics Card')?.first.text).toBe('no price known');
});

test('a part without a price that both have cancels out: what the builds cost apart is known', () => {
  const gpu = { id: 'gpu~1', name: 'Card', price: 0, unpriced: true };
  const cpu = { id: 'own', name: 'CPU', price: 300 };
  const [dear, cheap] = [named('A', { cpu, gpu }), named('B', { cpu: { ...cpu, price: 100 }, gpu })];
  expect(comparisonSummary({ first: dear, second: cheap })[0]).toBe('B costs $200.00 less than A.');
  const rows = rowsOf({ first: dear, second: cheap });
  expect(rows.get('Total')?.first).toMatchObject({
    text: '$300.00 + 1 part without a price',
    note: { words: '$200.00 higher' },
  });
  expect(comparisonSummary({ first: dear, second: dear })[0]).toBe('Both cost the same.');
  const two = named('C', { cpu, gpu: [{ part: gpu, quantity: 2 }] });
  expect(comparisonSummary({ first: two, second: cheap })[0]).toBe('B costs at least $200.00 less than C.');
  const other = named('D', { cpu, gpu: { ...gpu, id: 'gpu~2' } });
  expect(comparisonSummary({ first: dear, second: other })[0]).toMatch(/^Which of the two costs less is not known/);
});
