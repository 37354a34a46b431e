import { maybe, measure } from './values';
import * as v from 'valibot';

/** Facts of a tube of thermal paste. */
export const thermalPasteSpecs = v.strictObject({
  grams: measure,
  conductivityWmK: maybe(measure),
});
