import * as v from 'valibot';

const limited = (length: number) => v.pipe(v.string(), v.maxLength(length));

/** Body of `POST /api/log-error`. */
export const errorReport = v.object({
  error: v.pipe(limited(4_000), v.minLength(1, 'is empty')),
  stack: limited(20_000),
  componentStack: limited(20_000),
  url: limited(4_000),
  timestamp: v.pipe(
    v.string(),
    v.isoTimestamp('must be an ISO time stamp'),
    v.check((text) => !Number.isNaN(Date.parse(text)), 'must be an ISO time stamp'),
  ),
  /** Made by the client, so that the same error sent another way makes no second row. */
  id: v.optional(v.pipe(v.string(), v.uuid('must be a UUID'))),
  component: v.optional(v.pipe(limited(200), v.minLength(1, 'is empty'))),
  /** The page was translated and its screen was drawn anew: no release is to blame. */
  translated: v.optional(v.literal(true)),
});

export type ErrorReport = v.InferOutput<typeof errorReport>;
