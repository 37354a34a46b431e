import { architecturesOfSocket, coreArchitecture, hasSmallCores } from './architectures';
import type { Architectures } from './fitted-model';
import { numberFact, textFact, type NamedPart } from './part-facts';
import { between, clamped, exactly, through, within, type Range } from './range';

/** The facts of a processor that estimates rest on. An absent one is not known. */
export interface ProcessorFacts {
  cores?: number | undefined;
  threads?: number | undefined;
  pCores?: number | undefined;
  eCores?: number | undefined;
  boostGHz?: number | undefined;
  l3MB?: number | undefined;
  architectures: Architectures;
}

export function processorFacts(part: NamedPart | undefined): ProcessorFacts {
  const arch = coreArchitecture(textFact(part, 'arch') ?? '');
  return {
    cores: numberFact(part, 'cores'),
    threads: numberFact(part, 'threads'),
    pCores: numberFact(part, 'pCores'),
    eCores: numberFact(part, 'eCores'),
    boostGHz: numberFact(part, 'speed'),
    l3MB: numberFact(part, 'l3MB'),
    architectures: arch === undefined ? architecturesOfSocket(textFact(part, 'socket') ?? '') : [arch],
  };
}

/** What a small core does of a full one's work, and what the second thread of a core adds; both fitted. */
const small = 0.65;
const second = 0.35;

/** Cores beside the full ones; those that run two threads each are full ones in this count. */
function smallCores({ cores = 0, threads = 0, pCores, eCores, architectures }: ProcessorFacts): Range {
  const one = architectures?.length === 1 ? architectures[0] : undefined;
  if (one !== undefined && !hasSmallCores(one)) return exactly(0);
  if (threads > cores) {
    const told = Math.max(0, 2 * cores - threads);
    const stated = eCores ?? (pCores === undefined ? told : cores - pCores);
    return exactly(stated <= told ? stated : told);
  }
  const stated = eCores ?? (pCores === undefined ? undefined : cores - pCores);
  return stated === undefined ? between(0, cores) : exactly(Math.min(cores, Math.max(0, stated)));
}

const anyCores = between(1, 130);

/** Full cores that the processor is worth in work on all of them. */
function coresWorth(facts: ProcessorFacts): Range {
  const { cores, threads } = facts;
  if (cores === undefined) return threads === undefined ? anyCores : between(small * threads, threads);
  if (threads === undefined) return between(small * cores, (1 + second) * cores);
  const extra = second * Math.max(0, threads - cores);
  const { low, mid, high } = smallCores(facts);
  const worth = (few: number): number => cores - (1 - small) * few + extra;
  return { low: worth(high), mid: worth(mid), high: worth(low) };
}

const log = Math.log;

const logBoost = ({ boostGHz }: ProcessorFacts): Range => through(within(boostGHz, between(2.5, 6.2)), log);

/** Base clock as a share of the boost clock: what a processor keeps up under full load follows it. */
const logBaseShare = ({ boostGHz }: ProcessorFacts, baseGHz: number | undefined): Range =>
  through(within(baseGHz && boostGHz && baseGHz / boostGHz, between(0.4, 1)), log);

/** What rendering on all cores goes by, as logarithms. The base clock counts for it alone. */
export const renderingFeatures = (facts: ProcessorFacts, baseGHz: number | undefined): readonly Range[] => [
  through(coresWorth(facts), log),
  logBoost(facts),
  logBaseShare(facts, baseGHz),
];

/** From how much cache, and per core, it is stacked (X3D). */
const stacked = { total: 96, perCore: 7 };

/** 1 for a processor with stacked cache, which decides in games. */
function stackedCache({ l3MB, cores }: ProcessorFacts): Range {
  if (l3MB === undefined) return between(0, 1);
  if (l3MB < stacked.total) return exactly(0);
  return cores === undefined ? between(0, 1) : exactly(l3MB / cores >= stacked.perCore ? 1 : 0);
}

/** Cache that one core can reach; more than this is on another die. */
const reachable = between(4, 36);

/** What the cores are worth, up to as much as games use. */
const used = between(2, 7);

/** What games go by, as logarithms. */
export const gamesFeatures = (facts: ProcessorFacts): readonly Range[] => [
  logBoost(facts),
  stackedCache(facts),
  through(within(facts.l3MB, reachable), log),
  through(clamped(coresWorth(facts), used), log),
];
