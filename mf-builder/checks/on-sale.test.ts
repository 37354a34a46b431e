/** @jest-environment node */
import { partLines, type BuildComponents } from '@rig4u/shared/builds';
import { isOnSale } from '../src/catalogue/on-sale';
import {
  bestBuild,
  nextStep,
  shelfOf,
  staircase,
  upgrade,
  type Answer,
  type Conditions,
} from '../src/domain/best-build';
import { check } from '../src/domain/compatibility/check';
import { fromComponents } from '../src/domain/compatibility/checked-build';
import { rankedWays, wayTypes } from '../src/domain/fitting/ranked-ways';
import type { Candidates } from '../src/domain/fitting/swap';
import { isAddition, type Way } from '../src/domain/fitting/way';
import { presets } from '../src/domain/presets/all-presets';
import { presetBuild } from '../src/domain/presets/preset-build';
import { useCases } from '../src/domain/recommendation';
import { brokenBuilds, wholeCatalogue } from './broken-builds';
import { partById } from './catalogue-files';
import { briefs } from './composing/briefs';
import { composeNear } from './composing/compose-near';
import { shelfFrom, shelfFromFiles } from './composing/shelf';

const catalogue = shelfFromFiles();
const budgets = [500, 1_000, 1_500, 2_500, 5_000];
const asked: readonly Conditions[] = useCases.flatMap((use) =>
  budgets.map((budget): Conditions => ({ use, resolution: '1440p', budgetCents: 100 * budget })),
);

/** What is computed, or the least that works where the budget buys nothing. */
const partsOf = (answer: Answer): BuildComponents => {
  const found = answer.kind === 'best' ? answer : answer.least;
  if (!found) throw new Error('Nothing works at any price.');
  return found.parts;
};
const idsIn = (parts: BuildComponents): string[] => partLines(parts).map(({ part }) => part.id);
const gone = (parts: BuildComponents): string[] =>
  partLines(parts).flatMap(({ part }) => (isOnSale(part) ? [] : [part.id]));

/** The real catalogue, in which what would be computed for three budgets is sold no more. */
const before = shelfOf(catalogue);
const wanted = new Set(
  [1_000, 1_500, 2_500].flatMap((budget) =>
    idsIn(partsOf(bestBuild(before, { use: 'gaming', resolution: '1440p', budgetCents: 100 * budget }))),
  ),
);
const marked = shelfFrom((type) =>
  catalogue[type].map((part) => (wanted.has(part.id) ? { ...part, soldUntil: '2026-07' } : part)),
);
const shelf = shelfOf(marked);

test('no preset has a part that is sold no more', () => {
  expect(presets.map((preset) => [preset.id, gone(presetBuild(preset, catalogue).parts)])).toEqual(
    presets.map(({ id }) => [id, []]),
  );
});

test('no computed build has one: six uses, five budgets', () => {
  expect(wanted.size).toBeGreaterThan(9);
  expect(asked).toHaveLength(30);
  for (const conditions of asked) {
    const { use, budgetCents } = conditions;
    expect([use, budgetCents, gone(partsOf(bestBuild(before, conditions)))]).toEqual([use, budgetCents, []]);
    expect([use, budgetCents, gone(partsOf(bestBuild(shelf, conditions)))]).toEqual([use, budgetCents, []]);
    expect([use, budgetCents, idsIn(partsOf(bestBuild(shelf, conditions))).filter((id) => wanted.has(id))]).toEqual([
      use,
      budgetCents,
      [],
    ]);
  }
});

test.each(useCases)('no step of the curve for %s has one', (use) => {
  const steps = staircase(shelf, { use, resolution: '1440p', budgetCents: 500_000 });
  expect(steps.length).toBeGreaterThan(2);
  expect(steps.flatMap(({ parts }) => gone(parts))).toEqual([]);
});

test('an upgrade and the next step keep what is there and bring in none', () => {
  const conditions: Conditions = { use: 'gaming', resolution: '1440p', budgetCents: 90_000 };
  const old = partsOf(bestBuild(shelf, conditions));
  const [cpu] = marked.cpu.filter(({ soldUntil, specs }) => soldUntil && specs.socket === 'AM5');
  const [gpu] = marked.gpu.filter(({ soldUntil }) => soldUntil);
  const atHand: BuildComponents = { ...old, ...(cpu && { cpu }), ...(gpu && { gpu }) };
  const { steps } = upgrade(shelf, { ...conditions, budgetCents: 400_000, atHand });
  const next = nextStep(shelf, { ...conditions, budgetCents: 400_000, atHand });
  expect(steps.length).toBeGreaterThan(0);
  const brought = [...steps, ...(next?.step ? [next.step] : [])].flatMap(({ changes }) => changes);
  expect(brought.flatMap(({ type, to }) => gone({ [type]: to }))).toEqual([]);
});

test('what is locked or owned may be sold no more, listed or not', () => {
  const conditions: Conditions = { use: 'gaming', resolution: '1440p', budgetCents: 200_000 };
  const listed = marked.gpu.find(({ soldUntil }) => soldUntil);
  const retired = partById('cpu', 'cpu11');
  if (!listed || !retired) throw new Error('The catalogue has changed.');
  const cpu = { ...retired, soldUntil: '2026-07', owned: true };
  const answer = bestBuild(shelf, { ...conditions, locked: { gpu: listed, cpu } });
  expect(answer).toMatchObject({ kind: 'best', proven: true });
  expect(gone(partsOf(answer)).toSorted()).toEqual([cpu.id, listed.id].toSorted());
});

test('no preset is composed of one, not even where its brief likes it', () => {
  const [brief] = briefs;
  if (!brief) throw new Error('There are no briefs.');
  const usual = Object.values(composeNear(catalogue, brief)?.parts ?? {}).flat();
  const storage = catalogue.storage.map((part) => (usual.includes(part.id) ? { ...part, soldUntil: '2026-07' } : part));
  const composed = composeNear({ ...catalogue, storage }, brief);
  expect(usual.length).toBeGreaterThan(6);
  expect(composed?.parts.storage).toHaveLength(1);
  expect(usual).not.toEqual(expect.arrayContaining([composed?.parts.storage[0]]));
});

const comes = (way: Way): string[] => (isAddition(way) ? way.added.map(({ part }) => part.id) : [way.to.id]);

test('no way out of a finding brings one in', () => {
  const whole = wholeCatalogue();
  const builds = brokenBuilds(whole, 5, 6);
  const ways = (candidates: Candidates): string[] =>
    builds.flatMap((components) =>
      check(fromComponents(components)).findings.flatMap(({ rule, verdict, parts }) =>
        verdict === 'fail' && wayTypes(rule).length > 0
          ? rankedWays(components, rule, [...new Set(parts.map(({ type }) => type))], candidates, 'gaming').flatMap(
              ({ way }) => comes(way),
            )
          : [],
      ),
    );
  const offered = new Set(ways(whole));
  expect(offered.size).toBeGreaterThan(0);
  const sold: Candidates = Object.fromEntries(
    Object.entries(whole).map(([type, parts]) => [
      type,
      (parts ?? []).map((part) => (offered.has(part.id) ? { ...part, soldUntil: '2026-07' } : part)),
    ]),
  );
  const now = ways(sold);
  expect(now.length).toBeGreaterThan(0);
  expect(now.filter((id) => offered.has(id))).toEqual([]);
});
