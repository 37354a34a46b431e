import { count, maybe, measure, text } from './values';
import * as v from 'valibot';

/** Facts of a supply. `power` in W; plugs are counted; `pcie16W` rates each 16-pin lead in W. */
export const psuSpecs = v.strictObject({
  power: measure,
  efficiency: text,
  modularity: v.picklist(['full', 'semi', 'none']),
  formFactor: maybe(text),
  lengthMm: maybe(measure),
  eps8: maybe(count),
  pcie8: maybe(count),
  pcie16: maybe(count),
  pcie16W: maybe(v.array(measure)),
  sata: maybe(count),
  molex: maybe(count),
  atxVersion: maybe(text),
});
