import * as v from 'valibot';
import { integrityText } from '@rig4u/shared/contracts';
import { changeSchema, stateSchema, whoAndWhy } from './change';
import { ciRun, smokeStatement } from './smoke-statement';

/** One revision of the registry, format 2: what changed, by whom and why, and the state that came of it. */
export const revisionSchema = v.object({
  schema: v.literal(2),
  /** Rises when a store is restored or moved, so that a page does not keep a higher revision of another time. */
  epoch: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...whoAndWhy.entries,
  /** The hash of the revision before; null for the first. */
  parent: v.nullable(integrityText),
  changes: v.array(changeSchema),
  /** Checks of the gate that were left out, by their codes. */
  leftOut: v.optional(v.array(v.string())),
  /** The run of a build machine that did it, and what it let run in a browser before. */
  run: v.optional(ciRun),
  smoke: v.optional(smokeStatement),
  ...stateSchema.entries,
});

export type Revision = v.InferOutput<typeof revisionSchema>;

/** `registry/head.json`: which revision is the newest, and the hash of its bytes. */
export interface Head {
  epoch: number;
  revision: number;
  hash: string;
}
