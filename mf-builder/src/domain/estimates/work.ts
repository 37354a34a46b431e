import type { BuildComponents } from '@rig4u/shared/builds';
import { catalogueChips, type MeasuredChips } from '../../catalogue/measured';
import { factsOf, type BuildFacts, type DriveKind } from './facts-for-estimates';
import { fastest } from './fitted';
import { processorFacts } from './processor-facts';
import { between, product, through, within, type Range } from './range';
import { memoryLeft, sidesOfFacts } from './sides';

/** Work that rendering does not stand for by itself. */
export type WorkKind = 'compiling' | 'office';

/**
 * What of the processor's rendering speed (samples per minute) counts, how many GB are useful, and what is left of the speed with each
 * drive. Nobody publishes open measurements of either: that compiling goes by all cores as rendering does, with 2 GB for each thread, and
 * that office work gains nothing beyond six cores of 2022 (150 samples, a Ryzen 5 5600), are our own assumptions, and are said to be.
 */
interface Work {
  speed: (rendering: number) => number;
  usefulGB: (facts: BuildFacts) => number;
  drives: Readonly<Record<DriveKind, number>>;
}

const enoughForOffice = 150;

const works: Readonly<Record<WorkKind, Work>> = {
  compiling: {
    speed: (rendering) => rendering / fastest.productivity['1440p'],
    usefulGB: ({ processor }) => Math.max(16, 2 * (processorFacts(processor).threads ?? 16)),
    drives: { 'NVMe SSD': 1, 'SATA SSD': 0.95, 'hard disk': 0.7 },
  },
  office: {
    speed: (rendering) => Math.min(1, rendering / enoughForOffice),
    usefulGB: () => 16,
    drives: { 'NVMe SSD': 1, 'SATA SSD': 0.98, 'hard disk': 0.6 },
  },
};

const point = (share: number): number => 100 * Math.min(1, Math.max(0, share));

/**
 * What a build can be expected to do in a kind of work, from 0 to 100: of compiling 100 is the catalogue's fastest processor with memory
 * for all its threads, of office work it is enough. Undefined where the processor's speed is not known. `low` is what orders go by.
 */
export function workRange(
  components: BuildComponents,
  kind: WorkKind,
  chips: MeasuredChips = catalogueChips,
): Range | undefined {
  const facts = factsOf(components);
  const { processor, memory } = sidesOfFacts(facts, chips);
  if (!processor?.rendering) return undefined;
  const { speed, usefulGB, drives } = works[kind];
  const drive = within(facts.drive && drives[facts.drive], { ...between(drives['hard disk'], 1), mid: 1 });
  const left = product(memoryLeft(memory, usefulGB(facts)), drive);
  return through(product(through(processor.rendering, speed), left), point);
}

/** The same in whole points, as it is shown. */
export function workPoints(components: BuildComponents, kind: WorkKind): { low: number; high: number } | undefined {
  const range = workRange(components, kind);
  return range && { low: Math.floor(range.low), high: Math.ceil(range.high) };
}

export const workLabels: Readonly<Record<WorkKind, string>> = { compiling: 'Compiling', office: 'Office work' };

/** What stands for what, for who reads an estimate of work. */
export const workText =
  'Productivity is rendering on all cores, as Blender measures it. It stands for compiling too, which goes by the same cores but also ' +
  'wants 2 GB of memory for each thread and a fast drive, and for office work only up to about six cores of today: more gain nothing there. Both are our own assumptions and not measured.';
