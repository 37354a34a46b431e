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

/** A radiator that goes to the bottom, under a card, or now and then to the top. */
export const onFloor: Scene = (mix, build) => {
  const box = changed(liquid(build, mix.pick([240, 360])), 'case', (specs) => ({
    ...{ ...specs, layout: mix.pick(['standard', 'standard', 'standard', 'sandwich']), slots: mix.pick([3, 5, 7, 7]) },
    radiators: [
      { position: mix.spell('bottom'), sizesMm: [240, 360] },
      ...(mix.chance(0.3) ? [{ position: 'top', sizesMm: [240] }] : []),
    ],
  }));
  return changed(box, 'gpu', (specs) => ({ ...specs, slots: mix.pick([2, 2.5, 3.3]) }));
};
