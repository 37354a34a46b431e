import type { Part } from '../src/catalogue/schema';

/** Whether a case can exist: a card that stands upright in the board has the room that a CPU cooler has, or more. */
// Why it matters: `gpu-width` takes the cooler's room where the card's is not stated, so a case that contradicts itself passes without it.
export const isPossibleCase = ({
  layout,
  gpuHeightMaxMm,
  coolerMaxMm,
}: Pick<Part<'case'>['specs'], 'layout' | 'gpuHeightMaxMm' | 'coolerMaxMm'>): boolean =>
  layout !== 'standard' || gpuHeightMaxMm === undefined || coolerMaxMm === undefined || gpuHeightMaxMm >= coolerMaxMm;
