import type { Judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { CheckedBuild } from '../types';

/** What the supplies give together in W; undefined where one does not say, which is noted. */
export const supplyOf = (build: CheckedBuild, on: Judge): number | undefined => {
  let sum = 0;
  let known = true;
  for (const psu of chosen(build, 'psu')) {
    const power = on.need(psu, 'power', psu.specs.power);
    known &&= power !== undefined;
    sum += (power ?? 0) * psu.quantity;
  }
  return known ? sum : undefined;
};

export const supplyText = (watts: number): string => `${watts} W supply`;
