import * as v from 'valibot';
import { navPlace, pathPattern, storedKey } from '@rig4u/shared/contracts';
import { exampleAddress, exampleData, screenValues } from './fields';
import { filePattern } from './not-ahead';

/**
 * What a part says under `rig4u` in its package.json that goes into its manifest: for each screen with `:name` in its path an address,
 * what the browser holds there and what the name may stand for, menu places, what it stores,
 * files that are not fetched ahead, and the bytes that it may weigh as brotli.
 */
export const declaredFields = {
  examples: v.optional(v.record(pathPattern, exampleAddress), {}),
  values: v.optional(v.record(pathPattern, screenValues), {}),
  exampleData: v.optional(exampleData),
  nav: v.optional(v.array(navPlace)),
  stores: v.optional(v.array(storedKey)),
  notAhead: v.optional(v.array(filePattern), []),
  budget: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
};
