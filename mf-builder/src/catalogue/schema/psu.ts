import { count, flag, maybe, measure, text } from './values';
import * as v from 'valibot';

/**
 * Facts of a supply. `power` in W; plugs are counted; `pcie16W` rates each 16-pin lead in W, `pcie8Cables`
 * carry the plugs of `pcie8`; `pcie16Angled`: the 16-pin plug at the card leaves
 * to the side. `cpu4` counts leads of 4 pins for the processor, `mainPower` is its main lead.
 */
export const psuSpecs = v.strictObject({
  power: measure,
  efficiency: text,
  modularity: v.picklist(['full', 'semi', 'none']),
  formFactor: maybe(text),
  lengthMm: maybe(measure),
  eps8: maybe(count),
  cpu4: maybe(count),
  mainPower: maybe(v.picklist(['24-pin', '10-pin'])),
  pcie8: maybe(count),
  pcie8Cables: maybe(count),
  pcie16: maybe(count),
  pcie16W: maybe(v.array(measure)),
  pcie16Angled: maybe(flag),
  sata: maybe(count),
  molex: maybe(count),
  atxVersion: maybe(text),
  activePfc: maybe(flag),
});
