import { cardFacts, gamesFeatures as cardFeatures, memoryShare } from '../../src/domain/estimates/card-facts';
import type { FittedModel } from '../../src/domain/estimates/fitted-model';
import { speedTogether, type Together } from '../../src/domain/estimates/games-together';
import { gamesFeatures as processorFeatures, processorFacts } from '../../src/domain/estimates/processor-facts';
import { neededMemory, type Resolution } from '../../src/domain/estimates/resolutions';
import { leastSquares } from './least-squares';
import { chipFacts } from './measured-parts';
import type { Relation } from '../gaming-relations/relation';

/** The parts by which the model is measured, and with which the relations of the other kind are read. */
export const reference = { gpu: 'GeForce RTX 5090', cpu: 'Ryzen 7 9800X3D' } as const;

export interface Chip {
  features: readonly number[];
  group: string;
  memory: Readonly<Record<Resolution, number>>;
  /** By how much, as a logarithm, it is faster than the model says. */
  own?: number;
}

export interface GamesModels {
  card: FittedModel;
  processor: FittedModel;
  together: Together;
}

const noLoss = { '1080p': 1, '1440p': 1, '4k': 1 };

/** The chips whose facts are known, by name. */
export function chipsForGames(): ReadonlyMap<string, Chip> {
  const { cpu, gpu } = chipFacts();
  const chips = new Map<string, Chip>();
  for (const [name, specs] of Object.entries(cpu)) {
    const facts = processorFacts({ name, specs });
    if (facts.cores === undefined || facts.boostGHz === undefined || facts.l3MB === undefined) continue;
    const group = facts.architectures?.[0] ?? 'unknown';
    chips.set(name, { features: processorFeatures(facts).map(({ mid }) => mid), group, memory: noLoss });
  }
  for (const [name, specs] of Object.entries(gpu)) {
    const facts = cardFacts({ name, specs });
    if (facts.shaders === undefined || facts.boostMHz === undefined) continue;
    const share = (at: Resolution): number => memoryShare(facts, neededMemory[at]).mid;
    chips.set(name, {
      features: cardFeatures(facts).map(({ mid }) => mid),
      group: facts.architectures?.[0] ?? 'unknown',
      memory: { '1080p': share('1080p'), '1440p': share('1440p'), '4k': share('4k') },
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
};

const sharpness = 4;

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

/** The relations of which both chips' facts are known. */
export const usable = (relations: readonly Relation[], chips: ReadonlyMap<string, Chip>): Relation[] =>
  relations.filter(({ faster, slower }) => chips.has(faster) && chips.has(slower));

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

/** The logarithm of how many times as fast the first of a relation is, by the models. */
export function logRatio(models: GamesModels, relation: Relation, chips: ReadonlyMap<string, Chip>): number {
  const { kind, resolution } = relation;
  const speed = (name: string): number => {
    const chip = needed(chips, name);
    const own = Math.exp(logOf(kind === 'gpu' ? models.card : models.processor, chip)) * chip.memory[resolution];
    return kind === 'gpu'
      ? speedTogether(models.together, resolution, own, 1)
      : speedTogether(models.together, resolution, 1, own);
  };
  return Math.log(speed(relation.faster) / speed(relation.slower));
}

/** The models that fit the relations best; without the spread of their range. */
export function fitGames(
  relations: readonly Relation[],
  chips: ReadonlyMap<string, Chip>,
  levels = levelsOf(relations),
): GamesModels {
  const cards = groupsOf(relations, 'gpu', chips);
  const cores = groupsOf(relations, 'cpu', chips);
  const ends = { card: needed(chips, reference.gpu), processor: needed(chips, reference.cpu) };
  const { card, processor, terms, room } = start;
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
    const [room1080 = 0] = take(1);
    return {
      card: modelOf(cardSlopes, cardTerms, cards, ends.card, cardChips),
      processor: modelOf(slopes, coreTerms, cores, ends.processor, processorChips),
      together: { processorRoom: roomsOf(Math.exp(room1080), levels), sharpness },
    };
  };
  const best = leastSquares(
    (at) => {
      const models = modelsAt(at);
      return relations.map((relation) => logRatio(models, relation, chips) - Math.log(relation.ratio));
    },
    {
      at: [...card.slopes, ...cards.map(() => 0), ...processor.slopes, ...cores.map(() => 0), room.at],
      held: [
        ...card.slopes.map(() => card.held),
        ...cards.map(() => terms),
        ...processor.slopes.map(() => processor.held),
        ...cores.map(() => terms),
        room.held,
      ],
    },
  );
  return modelsAt(best);
}
