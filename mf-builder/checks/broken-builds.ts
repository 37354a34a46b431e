import { partTypes, type BuildComponents, type PartQuantity, type PartType } from '@rig4u/shared/builds';
import { partsInFile } from './catalogue-files';
import { fromComponents } from '../src/domain/compatibility/checked-build';
import { rules } from '../src/domain/compatibility/rules';
import { random, type Random } from './random';
import type { Candidates } from '../src/domain/fitting/swap';

/** All parts of the catalogue. */
export const wholeCatalogue = (): Candidates =>
  Object.fromEntries(partTypes.map(({ type }) => [type, partsInFile(type)] as const));

/** Whether any rule fails; the rest need not be run. */
const isBroken = (components: BuildComponents): boolean => {
  const build = fromComponents(components);
  return rules.some((rule) => rule.check(build)?.verdict === 'fail');
};

const withLines = (components: BuildComponents, type: PartType, lines: readonly PartQuantity[]): BuildComponents => {
  const [one] = lines;
  return { ...components, [type]: one && lines.length === 1 && one.quantity === 1 ? one.part : lines };
};

const line = (stream: Random, catalogue: Candidates, type: PartType, several: boolean): PartQuantity => {
  const part = stream.pick(catalogue[type] ?? []);
  return {
    part: stream.chance(0.12) ? { ...part, owned: true } : part,
    quantity: several && stream.chance(0.3) ? stream.whole(2, 4) : 1,
  };
};

const linesOf = (stream: Random, catalogue: Candidates, type: PartType, several: boolean): PartQuantity[] => {
  const first = line(stream, catalogue, type, several);
  if (!several || !stream.chance(0.3)) return [first];
  const second = line(stream, catalogue, type, several);
  return second.part.id === first.part.id ? [first] : [first, second];
};

const likely: { readonly [T in PartType]?: number } = { gpu: 0.75, cooling: 0.75, caseFan: 0.4, monitor: 0.4, os: 0.4 };

/** Types drawn one after the other; where it can be, each fits what is there. */
const draw = (stream: Random, catalogue: Candidates): BuildComponents => {
  const patience = stream.pick([1, 8, 20]);
  const requiredChance = stream.pick([0.8, 1, 1]);
  let components: BuildComponents = {};
  for (const { type, required, several } of partTypes) {
    if (!stream.chance(required ? requiredChance : (likely[type] ?? 0.15))) continue;
    let next = withLines(components, type, linesOf(stream, catalogue, type, several));
    for (let tries = 1; tries < patience && isBroken(next); tries++)
      next = withLines(components, type, linesOf(stream, catalogue, type, several));
    components = next;
  }
  return components;
};

/** Some of the types drawn anew, without looking. */
const spoil = (stream: Random, catalogue: Candidates, components: BuildComponents): BuildComponents => {
  const there = partTypes.filter(({ type }) => components[type]);
  if (there.length === 0) return components;
  const { type, several } = stream.pick(there);
  const spoiled = withLines(components, type, linesOf(stream, catalogue, type, several));
  return stream.chance(0.3) ? spoil(stream, catalogue, spoiled) : spoiled;
};

/**
 * So many builds of catalogue parts in which something fails, most of them nearly right: with quantities, with parts that are owned,
 * without graphics card or cooler, with required parts not chosen yet. The same seed gives the same builds.
 */
export const brokenBuilds = (catalogue: Candidates, seed: number, count: number): BuildComponents[] => {
  const stream = random(seed);
  const builds: BuildComponents[] = [];
  while (builds.length < count) {
    const build = spoil(stream, catalogue, draw(stream, catalogue));
    if (isBroken(build)) builds.push(build);
  }
  return builds;
};
