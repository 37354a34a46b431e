import { partTypeInfo, type PartType } from '@rig4u/shared/builds';
import type { Part } from '../../catalogue/schema';
import { isOfFamily } from './chips';
import type { ListLine } from './list-line';
import { joined, nameWords } from './name-words';
import { bracketWords, partNumberWords } from './part-numbers';
import { oneSlip } from './one-slip';
import { isOdd, type PartIndex } from './part-index';
import { mostOf, scoreOf, type LineWords, type Score } from './score';
import { isMeasure, isSoft } from './word-weights';

/** Why a match is not certain. */
export type Doubt =
  | { kind: 'number'; list: string; part: string }
  | { kind: 'words' | 'more'; list: readonly string[] }
  | { kind: 'less'; part: readonly string[] }
  | { kind: 'maker' | 'near' | 'letters' | 'type' };

export interface LineMatch {
  line: ListLine;
  /** The part of the catalogue that the line means, or comes nearest to it. */
  match?: Part;
  /** Other parts it may mean, the nearest first; at most five. */
  alternatives: readonly Part[];
  sure: boolean;
  /** The match is a part that the catalogue lists no more. */
  unlisted?: true;
  /** Says why, where there is a match that is not sure. */
  doubt?: Doubt;
}

/** Below it a part is no alternative either. */
const lowest = 0.25;
const least = 0.34;
const certain = 0.72;
const leastLead = 0.08;
const mostAlternatives = 5;

/** The part that a line means: by its own words first, then with one slip of the keyboard in a word. */
export function matchLine(line: ListLine, index: PartIndex): LineMatch {
  const plain = ranked(line.type, line.name, index);
  const found = decide(line, plain);
  if (found.sure) return found;
  const mended = withoutSlips(line.name, index);
  if (mended === undefined) return found;
  const again = ranked(line.type, mended, index);
  if (!again[0] || (found.match && again[0].score <= (plain[0]?.score ?? 0))) return found;
  const second = decide(line, again);
  return second.match ? { ...second, sure: false, doubt: second.doubt ?? { kind: 'letters' } } : second;
}

/**
 * The parts that come near the name, the best first: of the line's type, or of any where that has nothing near. A part of another type
 * has to be of the family that the line names: a 'Radeon RX 7600' that is not listed is no 'Ryzen 5 7600'.
 */
function ranked(type: PartType | undefined, name: string, index: PartIndex): Score[] {
  const [line, paste] = [wordsOf(name, undefined, index), wordsOf(name, 'thermalPaste', index)];
  const all = index.parts
    .flatMap((indexed) => {
      const words = indexed.type === 'thermalPaste' ? paste : line;
      return mostOf(words, indexed) < lowest ? [] : scoreOf(words, indexed, index.kin.get(indexed.type) ?? new Set());
    })
    .filter(({ score }) => score >= lowest)
    .toSorted((one, other) => other.score - one.score || other.fits - one.fits);
  const ofType = all.filter(({ indexed }) => type === undefined || indexed.type === type);
  const elsewhere =
    !ofType.some(isNear) &&
    all.some((one) => isNear(one) && one.score >= certain && isOfFamily(one.indexed.part, name));
  return elsewhere ? all : ofType;
}

function wordsOf(name: string, type: PartType | undefined, index: PartIndex): LineWords {
  const words = nameWords(name, type);
  const said = new Set([...words, ...joined(words)]);
  const makers = new Set([...said].filter((word) => index.brands.has(word)));
  return { words, said, makers, numbers: partNumberWords(name), remarks: bracketWords(name) };
}

/** Whether a part is near enough to be shown as what the line means; a chip that both name is enough, however little else fits. */
const isNear = ({ score, named, brandSaid, chipSaid }: Score): boolean =>
  chipSaid || (score >= least && (named || (brandSaid && score >= 0.6)));

/** What a line may mean best; a card of its chip before one that is like it but for the chip. */
function nearest(scores: readonly Score[]): Score | undefined {
  const best = scores.find(isNear);
  return best?.clash ? (scores.find(({ chipSaid }) => chipSaid) ?? best) : best;
}

/** Of what a build holds one of, nobody means more. */
const asMany = (line: ListLine, type: PartType | undefined): ListLine =>
  line.quantity > 1 && type !== undefined && !partTypeInfo(type).several ? { ...line, quantity: 1 } : line;

function decide(line: ListLine, scores: readonly Score[]): LineMatch {
  const best = nearest(scores);
  const rest = scores.filter((score) => score !== best);
  const alternatives = rest.slice(0, mostAlternatives).map(({ indexed }) => indexed.part);
  if (!best || (line.loose && (best.byChance || best.score < certain)))
    return { line: asMany(line, line.type), alternatives, sure: false };
  const doubt = doubtOf(line, best, rest[0]);
  const found = {
    line: asMany(line, best.indexed.type),
    match: best.indexed.part,
    alternatives,
    sure: doubt === undefined,
  };
  return doubt ? { ...found, doubt } : found;
}

function doubtOf(line: ListLine, best: Score, next: Score | undefined): Doubt | undefined {
  const { clash, otherBrand, indexed, onlyInList, onlyInPart, named, brandSaid, score } = best;
  if (clash) return { kind: 'number', ...clash };
  if (otherBrand) return { kind: 'maker' };
  if (onlyInList.length > 0) return { kind: 'words', list: onlyInList };
  if (line.type !== undefined && line.type !== indexed.type) return { kind: 'type' };
  if (next && score - next.score < leastLead) return { kind: 'near' };
  // A kit of a size is mostly sold in one count of modules, so lists leave it out.
  if (score < certain || onlyInPart.some((word) => !/^\dx\d+gb$/.test(word))) return { kind: 'less', part: onlyInPart };
  if (best.unknown.length > 0) return { kind: 'more', list: best.unknown };
  const model = indexed.words.some(
    (word) => /\d/.test(word) && word.length >= 4 && !isMeasure(word, indexed.type) && !isSoft(word),
  );
  return brandSaid || model || (named && score > 0.95) ? undefined : { kind: 'less', part: onlyInPart };
}

/** The name with its slips set right; undefined where none is. */
function withoutSlips(name: string, index: PartIndex): string | undefined {
  const words = nameWords(name, undefined);
  const mended = words.map((word) =>
    isOdd(word, index) ? ([...index.words].find((known) => known.length >= 5 && oneSlip(word, known)) ?? word) : word,
  );
  return mended.every((word, at) => word === words[at]) ? undefined : mended.join(' ');
}
