import * as v from 'valibot';

const limited = (length: number) => v.pipe(v.string(), v.maxLength(length));

/** Body of `POST /api/log-error`. */
export const errorReport = v.object({
  error: v.pipe(limited(4_000), v.minLength(1, 'is empty')),
  stack: limited(20_000),
  componentStack: limited(20_000),
  url: limited(4_000),
  timestamp: v.pipe(v.string(), v.isoTimestamp('must be an ISO time stamp')),
});

export type ErrorReport = v.InferOutput<typeof errorReport>;
