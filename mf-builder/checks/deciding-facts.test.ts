import { chosenOf, partTypeNames, type BuildComponents } from '@rig4u/shared/builds';
import type { CatalogueType } from '../src/catalogue/schema';
import { builtIn } from '../src/catalogue/source';
import { check } from '../src/domain/compatibility/check';
import { fromComponents } from '../src/domain/compatibility/checked-build';
import { rules } from '../src/domain/compatibility/rules';
import { checkedFacts } from '../src/domain/own-parts/checked-facts';
import { decidingFacts } from '../src/domain/own-parts/deciding-facts';
import { loadPresets } from '../src/domain/presets';

const canFail = new Set(rules.filter(({ can }) => can.includes('fail')).map(({ id }) => id));

/** The ready builds, each with a part of every other type: what a visitor's own part may stand in. */
async function wholeBuilds(): Promise<readonly BuildComponents[]> {
  const catalogue = await Promise.all(partTypeNames.map(async (type) => ({ type, parts: await builtIn.load(type) })));
  const presets = await loadPresets();
  return presets.map((preset, turn) => ({
    ...Object.fromEntries(
      catalogue.flatMap(({ type, parts }) => {
        const part = parts[turn % parts.length];
        return part ? [[type, part]] : [];
      }),
    ),
    ...preset.parts,
  }));
}

const unknowns = (build: BuildComponents): readonly string[] =>
  check(fromComponents(build)).findings.flatMap(({ rule, verdict }) => (verdict === 'unknown' ? [rule] : []));

const without = (build: BuildComponents, type: CatalogueType, fact: string): BuildComponents => ({
  ...build,
  [type]: chosenOf(build, type).map(({ part, quantity }) => ({
    part: { ...part, specs: Object.fromEntries(Object.entries(part.specs ?? {}).filter(([key]) => key !== fact)) },
    quantity,
  })),
});

test('the facts that are asked first are those without which most checks that can fail are not checked', async () => {
  const builds = (await wholeBuilds()).map((build) => ({ build, known: new Set(unknowns(build)) }));
  const derived = Object.fromEntries(
    partTypeNames.map((type) => {
      const counted = checkedFacts[type].map((fact) => {
        const lost = builds.flatMap(({ build, known }) =>
          unknowns(without(build, type, fact)).filter((rule) => !known.has(rule)),
        );
        return { fact, lost: lost.length, failing: lost.filter((rule) => canFail.has(rule)).length };
      });
      // Sorting is stable: of two that count alike the first of the table stays first.
      const first = counted.filter(({ lost }) => lost > 0).toSorted((a, b) => b.failing - a.failing);
      return [type, first.slice(0, 2).map(({ fact }) => fact)];
    }),
  );
  expect(derived).toEqual(decidingFacts);
});
