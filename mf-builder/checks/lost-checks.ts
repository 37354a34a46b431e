import { chosenOf, partTypeNames, type BuildComponents } from '@rig4u/shared/builds';
import type { CatalogueType } from '../src/catalogue/schema';
import { builtIn } from '../src/catalogue/source';
import { check } from '../src/domain/compatibility/check';
import { fromComponents } from '../src/domain/compatibility/checked-build';
import { rules } from '../src/domain/compatibility/rules';
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

/** What is lost in whole builds where a fact goes: checks, and those among them that can fail. */
export interface Lost {
  fact: string;
  lost: number;
  failing: number;
}

/** Counts for each of some facts of a type the checks that are not made in whole builds where nothing says it. */
export async function lostChecks(
  factsOf: (type: CatalogueType) => readonly string[],
): Promise<ReadonlyMap<CatalogueType, readonly Lost[]>> {
  const builds = (await wholeBuilds()).map((build) => ({ build, known: new Set(unknowns(build)) }));
  return new Map(
    partTypeNames.map((type) => [
      type,
      factsOf(type).map((fact) => {
        const lost = builds.flatMap(({ build, known }) =>
          unknowns(without(build, type, fact)).filter((rule) => !known.has(rule)),
        );
        return { fact, lost: lost.length, failing: lost.filter((rule) => canFail.has(rule)).length };
      }),
    ]),
  );
}
