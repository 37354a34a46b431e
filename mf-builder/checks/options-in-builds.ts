import { partTypeNames, type BuildComponents, type PartType } from '@rig4u/shared/builds';
import type { Option } from '../src/domain/columns/column';
import { optionOf } from '../src/domain/fitting/option';
import { optionFits } from '../src/domain/fitting/option-fits';
import type { Candidates } from '../src/domain/fitting/swap';

/** Every part of a type as an option of a build. */
export const optionsIn = (catalogue: Candidates, components: BuildComponents, type: PartType): Option[] => {
  const parts = catalogue[type] ?? [];
  const fits = optionFits(components, type, parts);
  return parts.map((part) => {
    const fit = fits.get(part.id);
    if (!fit) throw new Error(`Nothing is said of ${part.id}.`);
    return optionOf(components, part, fit);
  });
};

/** One option of a build. */
export const optionIn = (catalogue: Candidates, components: BuildComponents, type: PartType, id: string): Option => {
  const option = optionsIn(catalogue, components, type).find(({ part }) => part.id === id);
  if (!option) throw new Error(`There is no option ${id}.`);
  return option;
};

/** A build of catalogue parts by their ids. */
export const buildOf = (catalogue: Candidates, ids: { readonly [T in PartType]?: string }): BuildComponents =>
  Object.fromEntries(
    partTypeNames.flatMap((type) => {
      const id = ids[type];
      if (id === undefined) return [];
      const part = catalogue[type]?.find((one) => one.id === id);
      if (!part) throw new Error(`There is no part ${id}.`);
      return [[type, part]];
    }),
  );
