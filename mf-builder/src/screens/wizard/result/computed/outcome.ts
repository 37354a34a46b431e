import type { PartType } from '@rig4u/shared/builds';
import type { FoundBuild, Place } from '../../../../domain/best-build';
import type { CurveStep } from '../../../../domain/money-curve';

/** A build beside the best one, and why somebody may want it. */
export interface Alternative {
  title: string;
  reason: string;
  found: FoundBuild;
}

/** The best build of a budget. */
export interface BestFound extends FoundBuild {
  /** Whether the search went to its end: then no build is better. */
  proven: boolean;
  /** No build is better than this many points. */
  bound: number;
  /** Why each part is the one it is, in a sentence. */
  reasons: ReadonlyMap<PartType, string>;
}

/** What a search came to; `steps` are the best builds at every budget, cheapest first. */
export type Outcome =
  | { kind: 'best'; best: BestFound; steps: readonly CurveStep[]; alternatives: readonly Alternative[] }
  | { kind: 'none'; least: FoundBuild | undefined; missing: readonly Place[]; steps: readonly CurveStep[] };
