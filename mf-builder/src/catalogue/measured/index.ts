import * as v from 'valibot';
import catalogue from './catalogue-chips.json';
import { measuredSchema, wholeSchema, type MeasuredChips, type WholeTable } from './measured-schema';

export type { MeasuredChips, WholeTable } from './measured-schema';

/** The measured chips of the catalogue's own parts: few, so they are in the first script. */
export const catalogueChips: MeasuredChips = v.parse(measuredSchema, catalogue);

/** All measured chips with their source, for parts that a visitor adds and for what estimates rest on. */
export async function loadMeasuredChips(): Promise<WholeTable> {
  const { default: whole } = await import(/* webpackChunkName: "measured" */ './blender.json');
  return v.parse(wholeSchema, whole);
}
