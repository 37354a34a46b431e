import type { CatalogueType } from '../../src/catalogue/schema';
import type { CheckedBuild } from '../../src/domain/compatibility/types';
import { deleteFact, factPaths } from './deletions';
import { comfortable } from './generate/comfort';
import { cpu, motherboard, ram, type Frame } from './generate/core';
import { caseFans, cooling, gpus, housing, psu, storage } from './generate/inside';
import { withFinerFacts } from './generate/finer-facts';
import { mixOf, type Mix } from './generate/mix';
import { outside } from './generate/outside';
import { withScene } from './generate/scenes';
import { withWild } from './generate/wild-scenes';
import { platforms } from './generate/platforms';
import { random } from '../random';

const frameOf = (mix: Mix): Frame => {
  const platform = mix.pick(platforms);
  return {
    platform,
    ramType: mix.pick(platform.ramTypes),
    formFactor: mix.pick(['ATX', 'ATX', 'micro-ATX', 'mini-ITX', 'E-ATX', 'Mini-DTX']),
  };
};

const inside = (mix: Mix): CheckedBuild => {
  const frame = frameOf(mix);
  return {
    cpu: [cpu(mix, frame)],
    motherboard: [motherboard(mix, frame)],
    gpu: gpus(mix),
    ram: ram(mix, frame),
    storage: storage(mix),
    case: [housing(mix, frame)],
    psu: [psu(mix)],
    cooling: [cooling(mix, frame)],
    caseFan: caseFans(mix),
  };
};

/** A card that just finds room behind a radiator in front, or just does not: by chance that is seldom met. */
const tightInFront = (mix: Mix, build: CheckedBuild): CheckedBuild => {
  const [box] = build.case ?? [];
  const [gpu] = build.gpu ?? [];
  const [fan] = build.caseFan ?? [];
  const [cooler] = build.cooling ?? [];
  if (!box || !gpu || !fan || !cooler) return build;
  const lengthMm = (box.specs.gpuMaxMm ?? 320) - 27 - 25 + mix.whole(-12, 2);
  const radiators = [{ position: mix.spell('front'), sizesMm: [240, 360] }];
  return {
    ...build,
    gpu: [{ ...gpu, specs: { ...gpu.specs, lengthMm } }],
    case: [{ ...box, specs: { ...box.specs, radiators } }],
    cooling: [{ ...cooler, quantity: 1, specs: { ...cooler.specs, type: 'liquid', radiator: 360, thicknessMm: 27 } }],
    caseFan: [{ ...fan, specs: { ...fan.specs, sizeMm: mix.pick([120, 120, 140]), thicknessMm: mix.pick([30, 38]) } }],
  };
};

/** A radiator at the top alone, about as deep with its fans as the room there, beside tall memory: by chance that is seldom met. */
const tightAtTop = (mix: Mix, build: CheckedBuild): CheckedBuild => {
  const [box] = build.case ?? [];
  const [kit] = build.ram ?? [];
  const [cooler] = build.cooling ?? [];
  if (!box || !kit || !cooler) return build;
  const radiators = [{ position: mix.spell('top'), sizesMm: [240, 360] }];
  const thicknessMm = mix.pick([27, 30, 38]);
  return {
    ...build,
    ram: [{ ...kit, specs: { ...kit.specs, heightMm: mix.pick([35, 36, 44]) } }],
    case: [{ ...box, specs: { ...box.specs, radiators, topClearanceMm: thicknessMm + 25 + mix.whole(-3, 1) } }],
    cooling: [{ ...cooler, quantity: 1, specs: { ...cooler.specs, type: 'liquid', radiator: 360, thicknessMm } }],
  };
};

/** The parts inside, now and then so that something is tight. */
const insideOrTight = (mix: Mix): CheckedBuild => {
  const build = inside(mix);
  if (mix.chance(0.13)) return tightInFront(mix, build);
  return mix.chance(0.12) ? tightAtTop(mix, build) : build;
};

/** Types that a person may well say they want none of. */
const optional: readonly CatalogueType[] = [
  'gpu',
  'cooling',
  'storage',
  'caseFan',
  'networkCard',
  'thermalPaste',
  'monitor',
  'os',
];

const without = (mix: Mix, build: CheckedBuild): CheckedBuild => {
  const types: CheckedBuild = { ...build };
  const few = mix.chance(0.2);
  for (const type of Object.keys(build)) if (mix.chance(few ? 0.4 : 0.05)) Reflect.deleteProperty(types, type);
  for (const type of optional)
    if (mix.chance(type === 'gpu' || type === 'cooling' || type === 'caseFan' ? 0.15 : 0.03))
      Reflect.set(types, type, null);
  return types;
};

/** A build in which everything fits, or one in which a few types are drawn anew. */
const almostComfortable = (mix: Mix): CheckedBuild => {
  const build = comfortable();
  const other = { ...inside(mix), ...outside(mix) };
  const share = mix.pick([0, 0.05, 0.15]);
  for (const [type, list] of Object.entries(other)) if (mix.chance(share)) Reflect.set(build, type, list);
  return build;
};

/** Between the seeds of the streams of a build. */
const seedsApart = 1_000_000_007;

/**
 * A random build: coherent ones, ones with facts that clash, with types not chosen or not wanted, with facts unknown.
 * The same seed gives the same build.
 */
export const generateBuild = (seed: number): CheckedBuild => {
  const stream = random(seed);
  const mix = mixOf(stream, stream.pick([0.02, 0.1, 0.3, 0.6]));
  // Why a stream of their own: the other facts of a seed stay what they were.
  const finer = mixOf(random(seed + seedsApart), 0.1);
  const wild = mixOf(random(seed + 2 * seedsApart), 0.15);
  const plain = mix.chance(0.12);
  const build = plain
    ? almostComfortable(mix)
    : withScene(finer, withFinerFacts(finer, without(mix, { ...insideOrTight(mix), ...outside(mix) })));
  const unknown = mix.pick([0, 0, 0.02, 0.05, 0.15]);
  if (unknown > 0) for (const path of factPaths(build)) if (mix.chance(unknown)) deleteFact(build, path);
  // Why last: what is unknown of the other facts of a seed stays what it was, too.
  return plain ? build : withWild(wild, build);
};
