import type { BuildComponents } from '@rig4u/shared/builds';
import { useMemo } from 'react';
import type { CatalogueType, Part } from '../../../catalogue/schema';
import { optionFits, type OptionFit } from '../../../domain/fitting/option-fits';

/** What stands for an option that the check has said nothing of. */
export const notChecked: OptionFit = { verdict: 'pass', findings: [] };

/** How each option of a category would do in this build, by the part's id; empty until the parts are there. */
export function useFits(
  type: CatalogueType,
  parts: readonly Part[] | undefined,
  components: BuildComponents,
): ReadonlyMap<string, OptionFit> {
  return useMemo(() => optionFits(components, type, parts ?? []), [components, type, parts]);
}
