import * as v from 'valibot';
import { remoteNames, versionText } from './release';

/** What a visitor got of a release: the release, the same after another try, the one before it, or a panel in its place. */
export const loadOutcomes = ['ok', 'retried', 'last-good', 'panel'] as const;

/** How far a load came that did not arrive: 'render' is a screen that crashed, 'needs' a release that asks for more than the host has. */
export const loadPhases = ['record', 'shared', 'entry', 'screen', 'render', 'needs'] as const;

const tenMinutes = 600_000;
const ms = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(tenMinutes));
const counted = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000));
const version = v.pipe(v.string(), v.maxLength(100), versionText);
const part = v.pipe(v.string(), v.maxLength(60), v.union([v.literal('host'), remoteNames]));

const load = v.strictObject({
  part,
  /** The release that was tried. A fallback is counted against the one that failed. */
  version,
  outcome: v.picklist(loadOutcomes),
  phase: v.optional(v.picklist(loadPhases)),
  ms,
});

/** What the web-vitals library measured; what it could not measure is left out. Milliseconds, but for `cls`. */
const vitals = v.strictObject({
  /** The release that the visit began with; left out for a page of the host itself. */
  of: v.optional(v.strictObject({ part, version })),
  ttfb: v.optional(ms),
  fcp: v.optional(ms),
  lcp: v.optional(ms),
  inp: v.optional(ms),
  cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});

/**
 * Body of `POST /api/loads`: how the releases of one visit loaded. Nothing in it says who the visitor is, or ties two reports of one visit
 * together.
 */
export const loadReport = v.strictObject({
  schema: v.literal(1),
  epoch: counted,
  revision: counted,
  /** It was told before that this visit was there. */
  again: v.optional(v.literal(true)),
  preview: v.optional(v.literal(true)),
  /** The installation asks a share of the visits only, and this one is beside it: it is told because something failed. */
  beside: v.optional(v.literal(true)),
  host: v.strictObject({ version, ms }),
  loads: v.pipe(
    v.array(load),
    v.maxLength(40),
    v.check(
      (loads) => new Set(loads.map((one) => `${one.part}@${one.version}`)).size === loads.length,
      'name a release once',
    ),
  ),
  vitals: v.optional(vitals),
});

export type LoadReport = v.InferOutput<typeof loadReport>;
export type ReportedLoad = LoadReport['loads'][number];
export type LoadOutcome = ReportedLoad['outcome'];
export type LoadPhase = (typeof loadPhases)[number];
export type Vitals = v.InferOutput<typeof vitals>;
