import { flag, maybe, measure, text } from './values';
import * as v from 'valibot';

/** Facts of a drive. `capacity` in GB, `speed` and `writeMBs` in MB/s (sequential), `tbw` in terabytes written. */
export const storageSpecs = v.strictObject({
  capacity: measure,
  type: v.picklist(['SSD', 'HDD']),
  speed: measure,
  writeMBs: maybe(measure),
  formFactor: maybe(text),
  interface: maybe(text),
  nvme: maybe(flag),
  pcieGen: maybe(measure),
  rpm: maybe(measure),
  cacheMB: maybe(measure),
  tbw: maybe(measure),
});
