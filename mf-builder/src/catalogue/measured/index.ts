import * as v from 'valibot';
import catalogue from './catalogue-chips.json';
import { measuredSchema, wholeSchema, type MeasuredChips } from './measured-schema';

export type { MeasuredChips } from './measured-schema';

/** The measured chips of the catalogue's own parts: few, so they are in the first script. */
export const catalogueChips: MeasuredChips = v.parse(measuredSchema, catalogue);

/** All measured chips, for parts that a visitor adds and for commands. */
export async function loadMeasuredChips(): Promise<MeasuredChips> {
  const { default: whole } = await import(/* webpackChunkName: "measured" */ './blender.json');
  const { cpu, gpu } = v.parse(wholeSchema, whole);
  return { cpu, gpu };
}
