import { defineRule } from '../define-rule';
import { factOf, judge } from '../judge';
import { pairsOf } from '../chosen-parts';

/** What a card's plug and its cable's bend add to its height, in mm. */
const bendMm = ({ p6, p8, p16 }: { p6: number; p8: number; p16: number }): number => {
  if (p16 > 0) return 35;
  return p6 + p8 > 0 ? 20 : 0;
};

/** Height with 35 mm (16-pin) or 20 mm for the bend of the cable, up to the room beside the card. */
export const gpuWidth = defineRule({
  id: 'gpu-width',
  title: 'Graphics card cable',
  source: 'written rule 22',
  reads: { gpu: ['heightMm', 'power'], case: ['gpuHeightMaxMm', 'coolerMaxMm', 'layout'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Card cable is pressed', unknown: 'Cable fit unknown' },
  find: (build) => {
    const on = judge(build, ['gpu', 'case']);
    for (const [gpu, box] of pairsOf(build, 'gpu', 'case')) {
      const height = on?.need(gpu, 'height', gpu.specs.heightMm);
      const power = on?.need(gpu, 'power plugs', gpu.specs.power);
      const { gpuHeightMaxMm, coolerMaxMm, layout } = box.specs;
      // Why: behind or beside the board the room for a CPU cooler says nothing of the card's.
      const standIn = layout === 'sandwich' ? undefined : coolerMaxMm;
      const room = on?.need(box, 'room above a graphics card', gpuHeightMaxMm ?? standIn);
      if (height === undefined || power === undefined || room === undefined) continue;
      const needed = height + bendMm(power);
      if (needed > room)
        on?.warn(
          `The cable of ${gpu.name} presses against the side of ${box.name}: ${needed} mm with the cable's bend, ${room} mm of room.`,
          [`${needed} mm with cable`, `${room} mm of room`],
        );
      // Why: only where the card stands upright in the board has it the room that a CPU cooler has.
      else if (gpuHeightMaxMm === undefined && layout !== 'standard')
        on?.assume(factOf(box, 'room above a graphics card'));
    }
    return on?.verdict('Card and cable fit beside the side panel.');
  },
});
