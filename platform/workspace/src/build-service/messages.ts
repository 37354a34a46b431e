import * as v from 'valibot';

/** What a build service is asked for: a part, built as a process with this environment would build it. */
export const orderSchema = v.object({ part: v.string(), env: v.record(v.string(), v.optional(v.string())) });
export type Order = v.InferOutput<typeof orderSchema>;

/** `left`: the service does not build any more, because what it consists of has changed. Another one is to be started. */
export const answerSchema = v.variant('did', [
  v.object({ did: v.literal('built') }),
  v.object({ did: v.literal('failed'), output: v.string() }),
  v.object({ did: v.literal('left') }),
]);
export type Answer = v.InferOutput<typeof answerSchema>;
