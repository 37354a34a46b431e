import type { BuildComponents } from '@rig4u/shared/builds';
import { estimatesOf, scoreOf, usualResolution, type Aspect, type Resolution } from '../estimates';
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

/** The aspects that count for a use. General use is a little of everything. */
const aspectsOf: Readonly<Record<UseCase, readonly Aspect[]>> = {
  gaming: ['gaming'],
  streaming: ['streaming'],
  'content-creation': ['videoEditing'],
  'office-work': ['productivity'],
  programming: ['productivity'],
  'general-use': ['gaming', 'productivity', 'videoEditing', 'streaming'],
};

const keyFacts: Readonly<Partial<Record<Place, readonly string[]>>> = {
  ram: ['capacity'],
  storage: ['nvme', 'type'],
};

/**
 * The estimate for a use: the middle of its range. Differences of less than a tenth of a point count as none, so that nobody pays for what
 * no estimate can tell apart.
 */
export function objectiveFor(use: UseCase, resolution: Resolution): Objective {
  const aspects = aspectsOf[use];
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
      const sum = aspects.reduce((total, aspect) => total + (scoreOf(parts, aspect, { resolution }) ?? 0), 0);
      return Math.round((10 * sum) / aspects.length) / 10;
    },
  };
}

/** The whole range of the estimate that the value is the middle of; undefined where a part of it is not known. */
export function rangeFor(
  use: UseCase,
  parts: BuildComponents,
  resolution: Resolution = usualResolution,
): [low: number, high: number] | undefined {
  const estimates = estimatesOf(parts, { resolution });
  const aspects = aspectsOf[use];
  let [low, high] = [0, 0];
  for (const aspect of aspects) {
    const estimate = estimates[aspect];
    if (!estimate.known) return undefined;
    low += estimate.low / aspects.length;
    high += estimate.high / aspects.length;
  }
  return [low, high];
}
