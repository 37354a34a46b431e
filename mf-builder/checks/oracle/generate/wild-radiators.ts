import type { CheckedBuild } from '../../../src/domain/compatibility/types';
import { changed, less } from './finer-facts';
import type { Mix } from './mix';
import type { Scene } from './scenes';

const liquid = (build: CheckedBuild, radiator: number): CheckedBuild =>
  changed(build, 'cooling', (specs) => ({
    ...{ ...less(specs, 'heightMm', 'ramClearanceMm'), type: 'liquid' as const },
    ...{ radiator, thicknessMm: 27 },
  }));

/** A radiator beside a supply whose place can be chosen: other scenes leave few that pass. */
export const besideSupply: Scene = (mix, build) =>
  changed(liquid(build, mix.pick([240, 240, 360])), 'case', (specs) => ({
    ...{ ...specs, psuMovable: true, radiatorBesidePsuMm: mix.pick([240, 280, 360]) },
    radiators: [{ position: mix.pick(['top', 'front', 'side']), sizesMm: [240, 360] }],
  }));

/** A card behind a radiator in front that finds room with the fans of the cooler, and none with thicker ones. */
export const thickFans: Scene = (mix: Mix, build) => {
  const box = changed(liquid(build, 360), 'case', (specs) => ({
    ...{ ...less(specs, 'gpuMaxWithFanMm', 'roomTaken'), gpuMaxMm: 350 },
    radiators: [{ position: mix.spell('front'), sizesMm: [360] }],
  }));
  const card = changed(box, 'gpu', (specs) => ({ ...specs, lengthMm: mix.pick([285, 290, 298]) }));
  return changed(card, 'caseFan', (specs) => ({ ...specs, sizeMm: 120, thicknessMm: mix.pick([30, 38]) }));
};
