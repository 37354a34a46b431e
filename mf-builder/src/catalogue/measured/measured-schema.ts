import * as v from 'valibot';

/** The programs that cards render by: only cards of one backend are compared with each other for games. */
export const backends = ['OPTIX', 'HIP', 'ONEAPI', 'CUDA'] as const;

const median = v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(1_000_000));
const submissions = v.pipe(v.number(), v.integer(), v.minValue(3));
const chipName = v.pipe(v.string(), v.trim(), v.minLength(3));

/** Per chip the median in samples per minute and how many submissions it is of; for a card also its backend. */
export const measuredSchema = v.strictObject({
  cpu: v.record(chipName, v.strictTuple([median, submissions])),
  gpu: v.record(chipName, v.strictTuple([median, submissions, v.picklist(backends)])),
});

const sourceSchema = v.strictObject({
  name: v.literal('Blender Open Data'),
  url: v.pipe(v.string(), v.url()),
  licence: v.literal('CC0-1.0'),
  licenceUrl: v.pipe(v.string(), v.url()),
  /** The day of the snapshot. */
  asOf: v.pipe(v.string(), v.isoDate()),
  blenderVersion: v.string(),
  scenes: v.array(v.string()),
  /** How it is to be named wherever a figure of it is shown. */
  attribution: v.pipe(v.string(), v.minLength(10)),
});

export const wholeSchema = v.strictObject({ source: sourceSchema, ...measuredSchema.entries });

export type MeasuredChips = v.InferOutput<typeof measuredSchema>;
export type WholeTable = v.InferOutput<typeof wholeSchema>;
