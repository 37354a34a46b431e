import { gamesModels } from '../../../src/domain/estimates/fitted';
import type { Facts } from '../../../src/domain/compatibility/types';
import { fold, has, parts, type OracleRule } from '../three-valued-logic';

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The groups of the fitted model, by what a folded text holds; the first that fits. */
const processorGroups: [string, string][] = [
  ['zen5', 'Zen 5'],
  ['zen4', 'Zen 4'],
  ['zen3', 'Zen 3'],
  ['zen2', 'Zen 2'],
  ['zen+', 'Zen+'],
  ['zen', 'Zen'],
  ['alderlake', 'Alder Lake'],
  ['raptorlake', 'Alder Lake'],
  ['arrowlake', 'Arrow Lake'],
  ['rocketlake', 'Rocket Lake'],
  ['cascadelake', 'Skylake'],
  ['cometlake', 'Skylake'],
  ['coffeelake', 'Skylake'],
  ['kabylake', 'Skylake'],
  ['skylake', 'Skylake'],
];

const socketGroups: [string, string][] = [
  ['lga1700', 'Alder Lake'],
  ['lga1851', 'Arrow Lake'],
];

const groupOf = (table: [string, string][], text: string | undefined): string | undefined =>
  text === undefined ? undefined : table.find(([part]) => fold(text).includes(part))?.[1];

/** Cards that share a name with another chip, and are the other one with so much memory. */
const otherChips = / (?:2060 12|3080 12)gb /;

const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll('-', ' ')
    .replaceAll(/(\d) gb/g, '$1gb')} `;

/** The deviation of the longest name that stands in the text as whole words. */
const ownOf = (own: Readonly<Record<string, number>>, text: string): number => {
  const inText = spaced(text);
  const names = otherChips.test(inText) ? [] : Object.keys(own).filter((name) => inText.includes(spaced(name)));
  const [longest] = names.toSorted((a, b) => b.length - a.length);
  return longest === undefined ? 0 : (own[longest] ?? 0);
};

/** The logarithm of a speed; undefined where the model knows no such group. */
const sum = (
  { constant, slopes, terms }: typeof gamesModels.card,
  group: string | undefined,
  features: number[],
  own: number,
): number | undefined => {
  const term = group === undefined ? undefined : terms[group];
  if (term === undefined) return undefined;
  return features.reduce((all, feature, index) => all + feature * (slopes[index] ?? 0), constant + term + own);
};

function processorSpeed(name: string, facts: Facts<'cpu'>): number | undefined {
  const { cores, threads, speed, l3MB, arch, socket, pCores, eCores } = facts;
  if (cores === undefined || threads === undefined || speed === undefined || l3MB === undefined) return undefined;
  // Only these sockets take one group alone.
  const group = arch === undefined ? groupOf(socketGroups, socket) : groupOf(processorGroups, arch);
  let few = 0;
  if (group === 'Alder Lake' || group === 'Arrow Lake') {
    const stated = eCores ?? (pCores === undefined ? undefined : cores - pCores);
    const told = threads > cores ? Math.max(0, 2 * cores - threads) : undefined;
    // Even if all were small, so many are worth all that games use.
    if (stated === undefined && told === undefined && 0.65 * cores < 7) return undefined;
    few = told === undefined ? between(0, stated ?? 0, cores) : Math.min(stated ?? told, told);
  }
  const worth = cores - 0.35 * few + 0.35 * Math.max(0, threads - cores);
  const stacked = l3MB >= 96 && l3MB / cores >= 7 ? 1 : 0;
  return sum(
    gamesModels.processor,
    group,
    [Math.log(between(2.5, speed, 6.2)), stacked, Math.log(between(4, l3MB, 36)), Math.log(between(2, worth, 7))],
    ownOf(gamesModels.own.cpu, name),
  );
}

const cardGroups: [string, string][] = [
  // Cards for workstations, by their makers' lists: their numbers mean other generations than those of cards for games.
  ['quadro', 'none that is fitted'],
  ['ada', 'Ada'],
  ['rtxpro', 'Blackwell'],
  ['rtxa', 'Ampere'],
  ['t1000', 'Turing'],
  ['t600', 'Turing'],
  ['t400', 'Turing'],
  ['r9700', 'RDNA 4'],
  ['radeonprow7', 'RDNA 3'],
  ['radeonprow6', 'RDNA 2'],
  ['arcprob', 'Battlemage'],
  ['arcproa', 'Alchemist'],
  ['rtx50', 'Blackwell'],
  ['rtx40', 'Ada'],
  ['rtx30', 'Ampere'],
  ['gtx16', 'Turing'],
  ['rx90', 'RDNA 4'],
  ['rx7', 'RDNA 3'],
  ['rx6', 'RDNA 2'],
  ['arcb', 'Battlemage'],
  ['arca', 'Alchemist'],
];
const rates: Record<string, number> = { gddr5: 8, gddr5x: 10, gddr6: 16, gddr6x: 21, gddr7: 28 };

function cardSpeed(facts: Facts<'gpu'>): number | undefined {
  const { chip, shaders, boostMHz, memory, busBit, vramType } = facts;
  const rate = rates[fold(vramType ?? '')];
  if (chip === undefined || shaders === undefined || boostMHz === undefined) return undefined;
  if (memory === undefined || busBit === undefined || rate === undefined) return undefined;
  const work = Math.log(between(256, shaders, 25_000)) + Math.log(between(800, boostMHz, 3600) / 1000);
  const room = Math.log(between(64, busBit, 512)) + Math.log(rate);
  const log = sum(gamesModels.card, groupOf(cardGroups, chip), [work, room], ownOf(gamesModels.own.gpu, chip));
  const { scaling, memoryLoss } = gamesModels.together;
  // From 12 GB on nothing is lost; with less than 4 GB games do not run.
  if (log === undefined || memory < 4) return undefined;
  return scaling['1440p'] * log - memoryLoss['1440p'] * Math.max(0, 1 - memory / 12) ** 1.5;
}

/** A note where one of the two holds the other back by much; never worse. */
const balance: OracleRule = (build) => {
  if (!has(build, 'cpu', 'gpu')) return undefined;
  const [cpu] = parts(build, 'cpu');
  const [gpu] = parts(build, 'gpu');
  const [own, other] = [cpu && processorSpeed(cpu.name, cpu.specs), gpu && cardSpeed(gpu.specs)];
  if (own === undefined || other === undefined) return 'pass';
  const share = Math.exp(own - other) * gamesModels.together.processorRoom['1440p'];
  return share < 1 || share >= 4 ? 'note' : 'pass';
};

export const balanceRules: Record<string, OracleRule> = { balance };
