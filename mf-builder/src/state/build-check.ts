import type { BuildComponents } from '@rig4u/shared/builds';
import type { CatalogueType, Part } from '../catalogue/schema';
import { check } from '../domain/compatibility/check';
import { fromComponents } from '../domain/compatibility/checked-build';
import type { BuildCheck, Finding } from '../domain/compatibility/types';
import type { Option } from '../domain/columns/column';
import { optionOf } from '../domain/fitting/option';
import { optionFits } from '../domain/fitting/option-fits';

const checks = new WeakMap<BuildComponents, BuildCheck>();

/**
 * The check of a build. The rules run once for each build: whoever asks again about the same object gets the same answer, so the words
 * read out after a choice, the check panel and the list of categories share one run.
 */
export function checkOf(components: BuildComponents): BuildCheck {
  const known = checks.get(components);
  if (known) return known;
  const { findings, ...rest } = check(fromComponents(components));
  latestFindings = findings.map((finding) => latestFindings.find((before) => saysTheSame(before, finding)) ?? finding);
  const found = { ...rest, findings: latestFindings };
  checks.set(components, found);
  return found;
}

/** A finding that says the same as the one before it is that one, so that a line that shows it does not render again. */
let latestFindings: readonly Finding[] = [];
const saysTheSame = (one: Finding, other: Finding): boolean =>
  one.rule === other.rule && JSON.stringify(one) === JSON.stringify(other);

type Options = ReadonlyMap<string, Option>;
const latestOptions = new WeakMap<readonly Part[], { rest: string; options: Options }>();

/**
 * Each of these parts in its place in the build, by the part's id. An option takes the place of what is chosen for its type, so a choice
 * within the type changes no option: they stay the very same until another part of the build changes, and their rows need no new render.
 */
export function optionsOf(components: BuildComponents, type: CatalogueType, parts: readonly Part[]): Options {
  const rest = JSON.stringify({ ...components, [type]: undefined });
  const known = latestOptions.get(parts);
  if (known?.rest === rest) return known.options;
  const fits = optionFits(components, type, parts);
  const options = new Map(
    parts.flatMap((part) => {
      const fit = fits.get(part.id);
      return fit ? [[part.id, optionOf(components, part, fit)]] : [];
    }),
  );
  latestOptions.set(parts, { rest, options });
  return options;
}
