import { angledMm, bendMm, holdsPlug, isAngled, straightMm } from '../build-facts/card-room';
import { defineRule } from '../define-rule';
import { factOf, judge } from '../judge';
import { chosen, pairsOf } from '../chosen-parts';

const reads = {
  gpu: ['heightMm', 'power'],
  case: ['gpuHeightMaxMm', 'gpuHeightWithPlug', 'coolerMaxMm', 'layout'],
  psu: ['pcie16Angled'],
} as const;

/** Height with 35 mm (16-pin, 15 mm angled) or 20 mm for the bend of the cable, up to the room beside the card. */
export const gpuWidth = defineRule({
  id: 'gpu-width',
  title: 'Graphics card cable',
  source: 'written rule 22',
  reads,
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Card cable is pressed', unknown: 'Cable fit unknown' },
  find: (build) => {
    const on = judge(build, ['gpu', 'case'], ['psu']);
    const angled = isAngled(chosen(build, 'psu'));
    let note: string | undefined;
    for (const [gpu, box] of pairsOf(build, 'gpu', 'case')) {
      const height = on?.need(gpu, 'height', gpu.specs.heightMm);
      const { gpuHeightMaxMm, coolerMaxMm, layout } = box.specs;
      // Why: behind or beside the board the room for a CPU cooler says nothing of the card's.
      const standIn = layout === 'sandwich' ? undefined : coolerMaxMm;
      const room = on?.need(box, 'room above a graphics card', gpuHeightMaxMm ?? standIn);
      const within = holdsPlug(box);
      const bend = within ? 0 : on?.need(gpu, 'power plugs', bendMm(gpu.specs.power, angled));
      if (height === undefined || bend === undefined || room === undefined) continue;
      const needed = height + bend;
      if (needed > room)
        on?.warn(
          `The cable of ${gpu.name} presses against the side of ${box.name}: ${needed} mm with the cable's bend, ${room} mm of room.`,
          [`${needed} mm with cable`, `${room} mm of room`],
        );
      // Why: only where the card stands upright in the board has it the room that a CPU cooler has.
      else if (gpuHeightMaxMm === undefined && layout !== 'standard')
        on?.assume(factOf(box, 'room above a graphics card'));
      else if (within && (gpu.specs.power?.p16 ?? 0) > 0 && room - needed < straightMm)
        note ??= `${room - needed} mm are left for the cable of ${gpu.name}: a straight 16-pin plug bends within ${straightMm} mm, an angled one within ${angledMm} mm.`;
    }
    return on?.verdict('Card and cable fit beside the side panel.', note);
  },
});
