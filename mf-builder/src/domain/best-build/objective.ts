import type { BuildComponents } from '@rig4u/shared/builds';
import {
  estimatesOf,
  lowOf,
  usualResolution,
  workPoints,
  workRange,
  type Aspect,
  type Resolution,
  type WorkKind,
} from '../estimates';
import type { UseCase } from '../recommendation';
import type { Option } from './option';
import type { Place } from './places';

export { resolutions, type Resolution } from '../estimates';

/** What a build is to be good at. */
export interface Objective {
  /** What is asked; two objectives of one id are the same. */
  id: string;
  /** The places that its value can depend on. It need not add up over them. */
  types: readonly Place[];
  /** Options of one key do the same for the value, whatever stands beside them. */
  key(option: Option): string;
  value(parts: BuildComponents): number;
}

interface Measures {
  aspects: readonly Aspect[];
  work: readonly WorkKind[];
}

/** The estimates that count for a use, each as much as the others. General use is a little of everything. */
const measuresOf: Readonly<Record<UseCase, Measures>> = {
  gaming: { aspects: ['gaming'], work: [] },
  streaming: { aspects: ['streaming'], work: [] },
  'content-creation': { aspects: ['videoEditing'], work: [] },
  'office-work': { aspects: [], work: ['office'] },
  programming: { aspects: [], work: ['compiling'] },
  'general-use': { aspects: ['gaming', 'videoEditing', 'streaming'], work: ['office'] },
};

/** The kind of work that a use is estimated by, where rendering does not stand for it. */
export const workOf = (use: UseCase): WorkKind | undefined => measuresOf[use].work[0];

const keyFacts: Readonly<Partial<Record<Place, readonly string[]>>> = {
  ram: ['capacity'],
  storage: ['nvme', 'type'],
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The estimate for a use: the lower end of its range, so that nothing comes first because little is known of it. Differences of less than a
 * tenth of a point count as none, so that nobody pays for what no estimate can tell apart.
 */
export function objectiveFor(use: UseCase, resolution: Resolution): Objective {
  const { aspects, work } = measuresOf[use];
  return {
    id: `${use} ${resolution}`,
    types: ['cpu', 'gpu', 'ram', 'storage'],
    key: ({ id, place, lines }) => {
      const facts = keyFacts[place];
      return facts && lines.length > 0
        ? JSON.stringify(lines.map(({ part, quantity }) => [quantity, ...facts.map((fact) => part.specs?.[fact])]))
        : id;
    },
    value: (parts) => {
      const lows = [
        ...aspects.map((aspect) => lowOf(parts, aspect, { resolution })),
        ...work.map((kind) => workRange(parts, kind)?.low),
      ];
      return Math.round(10 * mean(lows.map((low) => low ?? 0))) / 10;
    },
  };
}

/** The whole range of the estimate that the value is the lower end of; undefined where a part of it is not known. */
export function rangeFor(
  use: UseCase,
  parts: BuildComponents,
  resolution: Resolution = usualResolution,
): [low: number, high: number] | undefined {
  const estimates = estimatesOf(parts, { resolution });
  const { aspects, work } = measuresOf[use];
  const ranges = [
    ...aspects.map((aspect) => estimates[aspect]).map((one) => (one.known ? one : undefined)),
    ...work.map((kind) => workPoints(parts, kind)),
  ].filter((one) => one !== undefined);
  return ranges.length === aspects.length + work.length
    ? [mean(ranges.map(({ low }) => low)), mean(ranges.map(({ high }) => high))]
    : undefined;
}
