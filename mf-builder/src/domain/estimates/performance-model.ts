import type { BuildFacts } from './facts-for-estimates';
import { exactly, plus, through, times, within, type Interval } from './interval';

/**
 * How far each side of a part brings a build, 0 to 1, where 1 is the best that is sold today. The curves are ours: they rise more slowly
 * at the top, as frame rates and render times do, and were set against the order of published tests.
 */

const root =
  (power: number, best: number) =>
  (value: number): number =>
    Math.min(1, (value / best) ** power);

/** How much an efficiency core does of what a full core does, and what the second thread of a core adds. */
const small = 0.35;
const second = 0.25;

/** Full cores that the processor is worth. Only full cores run two threads, so small ones can often be told from the thread count. */
function coreWorth({ cores, threads, eCores }: BuildFacts): Interval {
  if (cores === undefined)
    return threads === undefined ? { low: 1.2, high: 32 } : { low: 0.6 * threads, high: threads };
  if (threads === undefined) return { low: 0.65 * cores, high: 1.25 * cores };
  if (threads > cores)
    return exactly(
      cores - small * Math.min(cores, eCores ?? Math.max(0, 2 * cores - threads)) + second * (threads - cores),
    );
  return eCores === undefined ? { low: 0.65 * cores, high: cores } : exactly(cores - small * Math.min(cores, eCores));
}

const clock = ({ ghz }: BuildFacts): Interval => within(ghz, { low: 2.5, high: 6.2 });

/** Work on all cores. */
export const allCores = (facts: BuildFacts): Interval => through(times(coreWorth(facts), clock(facts)), root(0.5, 120));

/** Work on few cores with a need for cache: games. */
export function fewCores(facts: BuildFacts): Interval {
  const cache = through(within(facts.l3MB, { low: 4, high: 96 }), (mb) => 0.85 + 0.15 * (mb / 96));
  const enough = through(coreWorth(facts), (worth) => Math.min(1, worth / 6) ** 0.3);
  return through(times(clock(facts), cache, enough), root(1, 5.7));
}

/** What one shader operation is worth in games, by maker. */
const worth: Readonly<Record<string, Interval>> = {
  nvidia: { low: 0.95, high: 1.05 },
  amd: { low: 1.35, high: 1.7 },
  intel: { low: 1, high: 1.2 },
};
const anyWorth: Interval = { low: 0.95, high: 1.7 };

function worthOf(maker: string | undefined): Interval {
  const name = maker?.toLowerCase() ?? '';
  return (Object.hasOwn(worth, name) ? worth[name] : undefined) ?? anyWorth;
}

/** A card's boost clock is up to about twice its base clock. */
function boost({ boostMHz, coreMHz }: BuildFacts): Interval {
  const bounds = { low: 800, high: 3600 };
  const base = within(coreMHz, bounds);
  return within(
    boostMHz,
    coreMHz === undefined ? bounds : { low: base.low, high: Math.min(bounds.high, base.high * 1.95) },
  );
}

/** What the graphics do; undefined where nothing of them is known. */
export function picture(facts: BuildFacts): Interval | undefined {
  if (facts.graphics === 'processor') return { low: 0.08, high: 0.24 };
  if (facts.graphics !== 'card' || facts.shaders === undefined) return undefined;
  const teraflops = times(boost(facts), exactly((2 * facts.shaders) / 1e6), worthOf(facts.chipMaker));
  const room = through(within(facts.videoGB, { low: 4, high: 12 }), (gb) => Math.min(1, 0.8 + gb / 50));
  return times(through(teraflops, root(0.35, 110)), room);
}

/** How near the memory comes to what the work can use. */
export const memory = ({ ramGB }: BuildFacts, useful: number): Interval =>
  through(within(ramGB, { low: 4, high: useful }), (gb) => gb / useful);

const speeds = { 'NVMe SSD': 1, 'SATA SSD': 0.7, 'hard disk': 0.3 } as const;

export const drive = ({ drive: kind }: BuildFacts): Interval =>
  within(kind && speeds[kind], { low: speeds['hard disk'], high: speeds['NVMe SSD'] });

/** Shares of several sides, in tenths that add up to ten. */
export const weighted = (...sides: readonly (readonly [tenths: number, side: Interval])[]): Interval =>
  plus(...sides.map(([tenths, side]) => times(exactly(tenths / 10), side)));
