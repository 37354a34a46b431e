import {
  partTypeInfo,
  type BuildComponents,
  type PartQuantity,
  type PartType,
  type StoredPart,
} from '@rig4u/shared/builds';
import type { Part } from '../../catalogue/schema';
import { readPrice } from '../own-parts/basics';
import { ownPartId } from '../own-parts/form';
import { simplest } from '../link/parts-of-link';
import type { LineMatch } from './match-line';

/** What becomes of a line: a part of the catalogue, a part of the visitor's own, or nothing. */
export interface Choice {
  take: 'listed' | 'own' | 'nothing';
  /** Which of the parts, where a listed one is taken. */
  part: Part | undefined;
  /** Type and price of an own part; the price as it is typed. */
  type: PartType | undefined;
  price: string;
  /** How many, of what a build may hold several of. */
  quantity: number;
}

/** The choice that a line starts with: where its match may well be another part, the list's own words win. */
export function firstChoice({ line, match, doubt }: LineMatch): Choice {
  const another = doubt !== undefined && ['number', 'maker', 'words'].includes(doubt.kind);
  const { price } = line;
  const dollars = price && (price.currency === undefined || price.currency === 'USD');
  return {
    take: match && !another ? 'listed' : 'own',
    part: match,
    type: line.type ?? match?.type,
    price: dollars ? price.amount.toFixed(2) : '',
    quantity: line.quantity,
  };
}

/** The lines as they start, those of which nobody knows what they are on top: they are asked first. */
export const firstChoices = (matches: readonly LineMatch[]): ChosenLine[] =>
  matches
    .map((match) => ({ match, choice: firstChoice(match) }))
    .toSorted((one, other) => Number(typeTaken(one) !== undefined) - Number(typeTaken(other) !== undefined));

/** A line with what the visitor chose for it. */
export interface ChosenLine {
  match: LineMatch;
  choice: Choice;
}

/** The type that a chosen line adds to; undefined where it adds nothing, or its own part has none yet. */
export const typeTaken = ({ choice }: ChosenLine): PartType | undefined =>
  choice.take === 'nothing' ? undefined : choice.take === 'own' ? choice.type : choice.part?.type;

/** The lines that would be a second part where a build holds one: the first is taken. */
export function secondOnes(lines: readonly ChosenLine[]): ReadonlySet<ChosenLine> {
  const seen = new Set<PartType>();
  return new Set(
    lines.filter((line) => {
      const type = typeTaken(line);
      if (type === undefined || partTypeInfo(type).several) return false;
      if (seen.has(type)) return true;
      seen.add(type);
      return false;
    }),
  );
}

/** The build of the chosen lines; `time` in ms makes the ids of own parts. Lines of one part are added up. */
export function componentsOf(lines: readonly ChosenLine[], time: number): BuildComponents {
  const second = secondOnes(lines);
  const chosen = new Map<PartType, PartQuantity[]>();
  for (const [at, line] of lines.entries()) {
    const type = typeTaken(line);
    if (type === undefined || second.has(line)) continue;
    const part = line.choice.take === 'own' ? ownPart(line, type, time + at) : listedPart(line);
    const quantity = partTypeInfo(type).several ? line.choice.quantity : 1;
    const there = chosen.get(type) ?? [];
    const same = there.find((one) => one.part.id === part?.id);
    if (same) same.quantity += quantity;
    else if (part) chosen.set(type, [...there, { part, quantity }]);
  }
  return Object.fromEntries([...chosen].map(([type, parts]) => [type, simplest(parts)]));
}

function listedPart({ match, choice }: ChosenLine): StoredPart | undefined {
  return choice.part && { ...choice.part, ...(match.line.owned && { owned: true }) };
}

/** What the list says of the part; a price that is missing or no number counts 0. */
function ownPart({ match, choice }: ChosenLine, type: PartType, time: number): StoredPart {
  const { name, owned } = match.line;
  const price = readPrice(choice.price, true);
  return {
    id: ownPartId(type, time),
    type,
    name,
    price: 'error' in price ? 0 : price.value,
    specs: {},
    ...(owned && { owned }),
  };
}
