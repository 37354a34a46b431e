import { chosenOf, type PartType } from '@rig4u/shared/builds';
import { wholeDollars } from '@rig4u/shared/format';
import { estimatedDraw } from '../../src/domain/compatibility/power-draw';
import { fromComponents } from '../../src/domain/compatibility/checked-build';
import { scoreOf, type Aspect } from '../../src/domain/estimates';
import type { PresetBuild } from '../../src/domain/presets';

/** What presets are compared by. */
export interface Measure {
  /** As a sentence says who is first: "the lowest price". */
  best: string;
  of: (build: PresetBuild) => number;
  text: (value: number) => string;
  /** The lowest is the best; else the highest is. */
  lowest?: true;
}

const sumOf = (build: PresetBuild, type: PartType, fact: string): number =>
  chosenOf(build.parts, type).reduce((sum, { part, quantity }) => {
    const value = part.specs?.[fact];
    return sum + (typeof value === 'number' ? value * quantity : 0);
  }, 0);

/** Outer volume of the case in litres. */
function litres(build: PresetBuild): number {
  const [box] = chosenOf(build.parts, 'case');
  const sizes = box?.part.specs?.['dimensions'];
  return Array.isArray(sizes) ? sizes.reduce((volume: number, mm: number) => volume * (mm / 100), 1) : Infinity;
}

const aspect = (key: Aspect, name: string): Measure => ({
  best: `the highest estimate for ${name}`,
  of: ({ parts }) => {
    return Math.round(10 * (scoreOf(parts, key) ?? 0)) / 10;
  },
  text: (value) => `${value} of 100`,
});

export const measures = {
  price: { best: 'the lowest price', of: ({ price }) => price, text: wholeDollars, lowest: true },
  size: {
    best: 'the smallest case',
    of: litres,
    text: (value) => `${value.toFixed(1)} l`,
    lowest: true,
  },
  draw: {
    best: 'the lowest draw',
    of: ({ parts }) => estimatedDraw(fromComponents(parts)).watts,
    text: (value) => `${value} W`,
    lowest: true,
  },
  memory: {
    best: 'the most memory',
    of: (build) => sumOf(build, 'ram', 'capacity'),
    text: (value) => `${value} GB`,
  },
  drives: {
    best: 'the most room on drives',
    of: (build) => sumOf(build, 'storage', 'capacity') / 1000,
    text: (value) => `${value} TB`,
  },
  graphicsMemory: {
    best: 'the most graphics memory',
    of: (build) => sumOf(build, 'gpu', 'memory'),
    text: (value) => `${value} GB`,
  },
  cores: { best: 'the most cores', of: (build) => sumOf(build, 'cpu', 'cores'), text: (value) => `${value} cores` },
  games: aspect('gaming', 'games'),
  work: aspect('productivity', 'work'),
  video: aspect('videoEditing', 'video'),
  streams: aspect('streaming', 'streams'),
} satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;
