/** @jest-environment node */
import { partTypeNames, requiredTypes, type BuildComponents } from '@rig4u/shared/builds';
import { check } from '../compatibility/check';
import { fromComponents } from '../compatibility/checked-build';
import { rules } from '../compatibility/rules';
import type { Finding } from '../compatibility/types';
import { brokenBuilds, wholeCatalogue } from '../../../checks/broken-builds';
import {
  centsOf,
  everyWay,
  linesOf,
  raised,
  verdictsIn,
  verdictsOf,
  type Tried,
  type Verdicts,
} from '../../../checks/every-way';
import { rounds } from '../../../checks/rounds';
import { objectiveFor } from '../best-build';
import { rankedWays } from './ranked-ways';
import { splitterOf } from '../../../checks/splitters';
import { isAddition, takeWay, type Way } from './way';
import { waysOut, type Kind, type WayOut } from './ways-out';

const seed = 20261123;
const count = rounds({ full: 1_000, short: 60 });

interface Offer {
  components: BuildComponents;
  before: Verdicts;
  finding: Finding;
  ways: readonly WayOut[];
}

const whole = wholeCatalogue();
const catalogue = {
  ...whole,
  cables: [...(whole.cables ?? []), splitterOf('a', 9.95, 2), splitterOf('b', 22, 2, 3), splitterOf('c', 15.5, 4)],
};
let builds: BuildComponents[];
let offers: Offer[];

const typesOf = ({ parts }: Finding) => [...new Set(parts.map(({ type }) => type))];

beforeAll(() => {
  builds = brokenBuilds(catalogue, seed, count);
  offers = builds.flatMap((components) => {
    const { findings } = check(fromComponents(components));
    const before = verdictsOf(components);
    return findings
      .filter(({ verdict }) => verdict === 'fail' || verdict === 'warning')
      .map((finding) => {
        const ways = waysOut(components, finding.rule, typesOf(finding), catalogue);
        return { components, before, finding, ways };
      });
  });
});

const applied = (components: BuildComponents, way: Way): BuildComponents => takeWay({ components }, way).components;

/** Whether a change keeps what a kind of way promises. */
const kept = (type: string, adds: boolean, kind: Kind): boolean =>
  kind === 'cheapest' || adds || (kind !== 'all-kept' && type !== kind);

describe(`${count} broken builds of catalogue parts, seed ${seed}`, () => {
  test('are of all kinds', () => {
    const lines = builds.map((build) => partTypeNames.flatMap((type) => linesOf(build, type)));
    const complete = builds.filter((build) => requiredTypes.every((type) => build[type]));
    expect(lines.filter((all) => all.some(({ quantity }) => quantity > 1)).length).toBeGreaterThan(0.2 * count);
    expect(lines.filter((all) => all.some(({ part }) => part.owned)).length).toBeGreaterThan(0.2 * count);
    expect(
      builds.filter((build) => linesOf(build, 'ram').length + linesOf(build, 'storage').length > 2).length,
    ).toBeGreaterThan(0.2 * count);
    expect(builds.length - complete.length).toBeGreaterThan(rounds({ full: 100, short: 3 }));
    expect(complete.filter((build) => !build.gpu).length).toBeGreaterThan(rounds({ full: 50, short: 1 }));
    expect(complete.filter((build) => !build.cooling).length).toBeGreaterThan(rounds({ full: 50, short: 1 }));
  });

  test('each rule alone says of them what it says within the whole check', () => {
    for (const components of builds) {
      const build = fromComponents(components);
      const alone = rules.flatMap(({ id, check: one }) => (one(build) ? [[id, one(build)?.verdict]] : []));
      expect(verdictsIn(build)).toEqual(Object.fromEntries(alone));
    }
  });

  test('bring ways of every kind, and findings without one', () => {
    const kinds = new Set(offers.flatMap(({ ways }) => ways.map(({ kind }) => kind)));
    expect([...kinds]).toEqual(expect.arrayContaining(['cheapest', 'all-kept', 'case', 'cpu', 'motherboard']));
    expect(offers.filter(({ ways }) => ways.length > 1).length).toBeGreaterThan(count / 4);
    expect(offers.some(({ ways }) => ways.length === 0)).toBe(true);
  });

  test('the ways are ranked by what they lead to: the estimate for the use, then the price; none comes or goes', () => {
    let moved = 0;
    for (const use of ['gaming', 'office-work'] as const) {
      const { value } = objectiveFor(use, '1440p');
      for (const { components, finding, ways } of offers) {
        const ranked = rankedWays(components, finding.rule, typesOf(finding), catalogue, use);
        const rank = ranked.map(({ way }) => [-value(applied(components, way)), way.moreCents] as const);
        expect(rank).toEqual(rank.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
        expect(new Set(ranked.map(({ way, kind }) => ({ way, kind })))).toEqual(new Set(ways));
        moved += ranked[0]?.way === ways[0]?.way ? 0 : 1;
      }
    }
    expect(moved).toBeGreaterThan(0);
  });

  test('each way clears its finding, brings no fail, keeps what it says, and costs what it says', () => {
    for (const { components, before, finding, ways } of offers) {
      expect(ways.length).toBeLessThanOrEqual(3);
      for (const { kind, way } of ways) {
        const build = applied(components, way);
        const after = verdictsOf(build);
        expect(after[finding.rule] ?? 'pass').toBe('pass');
        expect(raised(before, after).filter((text) => text.endsWith(' fail'))).toEqual([]);
        expect(centsOf(build) - centsOf(components)).toBe(way.moreCents);
        expect(kept(way.type, isAddition(way), kind)).toBe(true);
      }
    }
  });

  test('an exhaustive search finds none that is cheaper or nearer, or that avoids what one of them opens', () => {
    let of: BuildComponents | undefined;
    let tried: readonly Tried[] = [];
    for (const { components, before, finding, ways } of offers) {
      // Kept for one build: its offers follow each other.
      if (of !== components) tried = everyWay(components, catalogue);
      of = components;
      const now = centsOf(components);
      const all = clearing(tried, before, finding.rule);
      const clean = all.filter(({ opens }) => opens.length === 0);
      for (const { kind, way } of ways) {
        const opened = raised(before, verdictsOf(applied(components, way))).length;
        expect([finding.rule, kind, opened > 0 && clean.length > 0]).toEqual([finding.rule, kind, false]);
        if (clean.length === 0) continue;
        const added = finding.rule === 'fan-headers' ? clean.filter(({ adds }) => adds) : [];
        const rivals = (added.length > 0 ? added : clean.filter(({ type, adds }) => kept(type, adds, kind))).map(
          ({ cents }) => cents - now,
        );
        if (kind === 'cheapest') expect(way.moreCents).toBe(Math.min(...rivals));
        else expect(Math.abs(way.moreCents)).toBe(Math.min(...rivals.map(Math.abs)));
      }
      expect([finding.rule, ways.length === 0]).toEqual([finding.rule, all.length === 0]);
    }
  }, 480_000);
});

/** The changes that clear a finding and bring no fail, each with the warnings and unknowns that it opens. */
function clearing(tried: readonly Tried[], before: Verdicts, rule: string): (Tried & { opens: string[] })[] {
  const alone = rules.find(({ id }) => id === rule);
  return tried.flatMap((one) => {
    // The rule alone first: most swaps clear nothing, and a whole check of each takes long.
    if ((alone?.check(one.after)?.verdict ?? 'pass') !== 'pass') return [];
    const opens = raised(before, verdictsIn(one.after));
    return opens.some((text) => text.endsWith(' fail')) ? [] : [{ ...one, opens }];
  });
}
