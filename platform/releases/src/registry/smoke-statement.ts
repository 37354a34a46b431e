import * as v from 'valibot';
import { namedRelease } from '@rig4u/shared/contracts';

/** What ran in a browser, said by who let it run: these releases, beside these. */
export const smokeStatement = v.object({
  tried: v.record(v.string(), namedRelease),
  beside: v.record(v.string(), namedRelease),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

export type SmokeStatement = v.InferOutput<typeof smokeStatement>;

const shortText = v.optional(v.pipe(v.string(), v.maxLength(500)));

/** The run of a build machine that changed something, from its token. */
export const ciRun = v.object({
  issuer: v.string(),
  repository: shortText,
  ref: shortText,
  workflow: shortText,
  id: shortText,
  commit: shortText,
  actor: shortText,
});

export type CiRun = v.InferOutput<typeof ciRun>;
