import type { BuildComponents } from '@rig4u/shared/builds';
import type { CatalogueType, Part } from '../catalogue/schema';
import { check } from '../domain/compatibility/check';
import { fromComponents } from '../domain/compatibility/checked-build';
import type { BuildCheck } from '../domain/compatibility/types';
import { optionFits, type OptionFit } from '../domain/fitting/option-fits';

const checks = new WeakMap<BuildComponents, BuildCheck>();

/**
 * The check of a build. The rules run once for each build: whoever asks again about the same object gets the same answer, so the words
 * read out after a choice, the check panel and the list of categories share one run.
 */
export function checkOf(components: BuildComponents): BuildCheck {
  const known = checks.get(components);
  if (known) return known;
  const found = check(fromComponents(components));
  checks.set(components, found);
  return found;
}

type Fits = ReadonlyMap<string, OptionFit>;
const latestFits = new WeakMap<readonly Part[], { rest: string; fits: Fits }>();

/**
 * How each of these parts would do in the build, by the part's id. An option takes the place of what is chosen for its type, so a choice
 * within the type changes no fit: the answer is kept until another part of the build changes.
 */
export function fitsOf(components: BuildComponents, type: CatalogueType, parts: readonly Part[]): Fits {
  const rest = JSON.stringify({ ...components, [type]: undefined });
  const known = latestFits.get(parts);
  if (known?.rest === rest) return known.fits;
  const fits = optionFits(components, type, parts);
  latestFits.set(parts, { rest, fits });
  return fits;
}
