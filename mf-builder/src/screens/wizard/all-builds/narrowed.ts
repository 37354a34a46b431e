import type { PresetBuild } from '../../../domain/presets';

/** The builds for a use and a look, cheapest first; an empty text takes all. */
export const narrowed = (builds: readonly PresetBuild[], use: string, theme: string): readonly PresetBuild[] =>
  builds
    .filter(
      ({ useCase, theme: looks }) =>
        (use === '' || useCase.some((name) => name === use)) && (theme === '' || looks.some((name) => name === theme)),
    )
    .toSorted((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1));
