import { cardFacts, gamesFeatures as cardFeatures, memoryShort } from '../../src/domain/estimates/card-facts';
import type { FittedModel } from '../../src/domain/estimates/fitted-model';
import { speedTogether, type Together } from '../../src/domain/estimates/games-together';
import { gamesFeatures as processorFeatures, processorFacts } from '../../src/domain/estimates/processor-facts';
import { resolutions, type Resolution } from '../../src/domain/estimates/resolutions';
import { leastSquares } from './least-squares';
import { chipFacts } from './measured-parts';
import { shownOf } from './relation-as-shown';
import type { Relation } from '../gaming-relations/relation';

/** The parts by which the model is measured, and with which the relations of the other kind are read. */
export const reference = { gpu: 'GeForce RTX 5090', cpu: 'Ryzen 7 9800X3D' } as const;

export interface Chip {
  features: readonly number[];
  group: string;
  /** How short of memory it is, between 0 and 1. */
  short: number;
  /** By how much, as a logarithm, it is faster than the model says. */
  own?: number;
}

export interface GamesModels {
  card: FittedModel;
  processor: FittedModel;
  together: Together;
}

/** The chips whose facts are known, by name. */
export function chipsForGames(): ReadonlyMap<string, Chip> {
  const { cpu, gpu } = chipFacts();
  const chips = new Map<string, Chip>();
  for (const [name, specs] of Object.entries(cpu)) {
    const facts = processorFacts({ name, specs });
    if (facts.cores === undefined || facts.boostGHz === undefined || facts.l3MB === undefined) continue;
    const group = facts.architectures?.[0] ?? 'unknown';
    chips.set(name, { features: processorFeatures(facts).map(({ mid }) => mid), group, short: 0 });
  }
  for (const [name, specs] of Object.entries(gpu)) {
    const facts = cardFacts({ name, specs });
    if (facts.shaders === undefined || facts.boostMHz === undefined) continue;
    chips.set(name, {
      features: cardFeatures(facts).map(({ mid }) => mid),
      group: facts.architectures?.[0] ?? 'unknown',
      short: memoryShort(facts.videoGB ?? 24),
    });
  }
  return chips;
}

/** Where the search starts, and what is held how strongly: a slope is what one expects of it, unless the relations say otherwise. */
const start = {
  card: { slopes: [0.75, 0.15], held: 0.03 },
  processor: { slopes: [0.8, 0.25, 0.1, 0.2], held: 0.03 },
  terms: 0.06,
  room: { at: Math.log(0.75), held: 0.01 },
  scaling: { at: 1, held: 0.05 },
  memoryLoss: { at: [0.2, 0.4, 1.7], held: 0.01 },
};

const sharpness = 3;

const atEach = ([low = 0, middle = 0, high = 0]: readonly number[]): Readonly<Record<Resolution, number>> => ({
  '1080p': low,
  '1440p': middle,
  '4k': high,
});

type Levels = Readonly<Record<Resolution, number>>;

/**
 * Frames a second of the fastest card in one test at each resolution, with the reference processor. They say how much less the card
 * does as the resolution grows, while the processor does the same: so the room of one resolution gives those of the others.
 */
export function levelsOf(relations: readonly Relation[]): Levels {
  const of = relations.filter(({ faster }) => faster === reference.gpu);
  for (const { source, slower } of of) {
    const at = (wanted: Resolution): number | undefined => {
      const found = of.find((one) => one.source === source && one.slower === slower && one.resolution === wanted);
      return typeof found?.figures === 'string' ? undefined : found?.figures[0];
    };
    const [low, middle, high] = [at('1080p'), at('1440p'), at('4k')];
    if (low && middle && high) return { '1080p': low, '1440p': middle, '4k': high };
  }
  throw new Error(`No test states the frames of the ${reference.gpu} at all three resolutions.`);
}

function roomsOf(room1080: number, levels: Levels): Together['processorRoom'] {
  const unlimited = (level: number, processor: number): number =>
    Math.max(level ** -sharpness - processor ** -sharpness, 1e-3 * level ** -sharpness) ** (-1 / sharpness);
  const card = levels['1080p'] * (1 + room1080 ** -sharpness) ** (1 / sharpness);
  const processor = room1080 * card;
  return {
    '1080p': room1080,
    '1440p': processor / unlimited(levels['1440p'], processor),
    '4k': processor / unlimited(levels['4k'], processor),
  };
}

/** The names of the architectures of a kind's chips in the relations. */
const groupsOf = (relations: readonly Relation[], kind: 'gpu' | 'cpu', chips: ReadonlyMap<string, Chip>): string[] =>
  [
    ...new Set(
      relations
        .filter((one) => one.kind === kind)
        .flatMap(({ faster, slower }) => [faster, slower])
        .flatMap((name) => chips.get(name)?.group ?? []),
    ),
  ].toSorted();

/** The relations of which both chips' facts are known, as they are shown: what a visitor sees is what has to be right. */
export function usable(relations: readonly Relation[], chips: ReadonlyMap<string, Chip>): Relation[] {
  const known = relations.filter(({ faster, slower }) => chips.has(faster) && chips.has(slower));
  return known.map((one) => shownOf(one, known, reference[one.kind]));
}

const modelOf = (
  slopes: readonly number[],
  terms: readonly number[],
  groups: readonly string[],
  own: Chip,
  n: number,
) => {
  const open = {
    slopes,
    terms: Object.fromEntries(groups.map((name, place) => [name, terms[place] ?? 0])),
    spread: 0,
    n,
  };
  return { ...open, constant: -logOf({ ...open, constant: 0 }, own) };
};

const logOf = ({ constant, slopes, terms }: FittedModel, { features, group, own = 0 }: Chip): number =>
  features.reduce((sum, value, place) => sum + value * (slopes[place] ?? 0), constant + (terms[group] ?? 0) + own);

export const needed = (chips: ReadonlyMap<string, Chip>, name: string): Chip => {
  const chip = chips.get(name);
  if (!chip) throw new Error(`The facts of the ${name} are not known.`);
  return chip;
};

/** A pair of a relation's chip and the reference of the other kind: how fast each is, and how much of the pair's speed is the chip's. */
function pairOf({ card, processor, together }: GamesModels, { kind, resolution: at }: Relation, chip: Chip) {
  const log =
    kind === 'cpu'
      ? logOf(processor, chip)
      : together.scaling[at] * logOf(card, chip) - together.memoryLoss[at] * chip.short;
  const [own, other] = [Math.exp(log), 1];
  const room = together.processorRoom[at];
  const [mine, theirs] = kind === 'cpu' ? [room * own, other] : [own, room * other];
  return {
    speed: kind === 'cpu' ? speedTogether(together, at, other, own) : speedTogether(together, at, own, other),
    share: mine ** -together.sharpness / (mine ** -together.sharpness + theirs ** -together.sharpness),
  };
}

/** The logarithm of how many times as fast the first of a relation is, by the models. */
export const logRatio = (models: GamesModels, relation: Relation, chips: ReadonlyMap<string, Chip>): number =>
  Math.log(
    pairOf(models, relation, needed(chips, relation.faster)).speed /
      pairOf(models, relation, needed(chips, relation.slower)).speed,
  );

/** How much of a change of a chip's own speed shows in the pair that it was compared in. */
export const ownShare = (
  models: GamesModels,
  relation: Relation,
  chip: string,
  chips: ReadonlyMap<string, Chip>,
): number => pairOf(models, relation, needed(chips, chip)).share;

/** The models that fit the relations best, without the spread of their range; sought from models that are near, where there are some. */
export function fitGames(
  relations: readonly Relation[],
  chips: ReadonlyMap<string, Chip>,
  near?: GamesModels,
  levels = levelsOf(relations),
): GamesModels {
  const cards = groupsOf(relations, 'gpu', chips);
  const cores = groupsOf(relations, 'cpu', chips);
  const ends = { card: needed(chips, reference.gpu), processor: needed(chips, reference.cpu) };
  const { card, processor, terms, room, scaling, memoryLoss } = start;
  const count = (kind: string): number =>
    new Set(relations.filter((one) => one.kind === kind).flatMap(({ faster, slower }) => [faster, slower])).size;
  const [cardChips, processorChips] = [count('gpu'), count('cpu')];
  const modelsAt = (at: readonly number[]): GamesModels => {
    let from = 0;
    const take = (length: number): readonly number[] => at.slice(from, (from += length));
    const cardSlopes = take(card.slopes.length);
    const cardTerms = take(cards.length);
    const slopes = take(processor.slopes.length);
    const coreTerms = take(cores.length);
    const [room1080 = 0, low = 1, middle = 1] = take(3);
    const losses = take(resolutions.length);
    return {
      card: modelOf(cardSlopes, cardTerms, cards, ends.card, cardChips),
      processor: modelOf(slopes, coreTerms, cores, ends.processor, processorChips),
      together: {
        processorRoom: roomsOf(Math.exp(room1080), levels),
        scaling: atEach([low, middle, 1]),
        memoryLoss: atEach(losses),
        sharpness,
      },
    };
  };
  const expected = [
    ...card.slopes,
    ...cards.map(() => 0),
    ...processor.slopes,
    ...cores.map(() => 0),
    room.at,
    scaling.at,
    scaling.at,
    ...memoryLoss.at,
  ];
  const best = leastSquares(
    (at) => {
      const models = modelsAt(at);
      return relations.map((relation) => logRatio(models, relation, chips) - Math.log(relation.ratio));
    },
    {
      at: expected,
      from: near && parametersOf(near, cards, cores),
      held: [
        ...card.slopes.map(() => card.held),
        ...cards.map(() => terms),
        ...processor.slopes.map(() => processor.held),
        ...cores.map(() => terms),
        room.held,
        scaling.held,
        scaling.held,
        ...memoryLoss.at.map(() => memoryLoss.held),
      ],
    },
  );
  return modelsAt(best);
}

/** What is sought, as it is in given models: in the order in which `fitGames` seeks it. */
function parametersOf(
  { card, processor, together: { processorRoom, scaling, memoryLoss } }: GamesModels,
  cards: readonly string[],
  cores: readonly string[],
): number[] {
  return [
    ...card.slopes,
    ...cards.map((name) => card.terms[name] ?? 0),
    ...processor.slopes,
    ...cores.map((name) => processor.terms[name] ?? 0),
    Math.log(processorRoom['1080p']),
    scaling['1080p'],
    scaling['1440p'],
    ...resolutions.map((at) => memoryLoss[at]),
  ];
}
