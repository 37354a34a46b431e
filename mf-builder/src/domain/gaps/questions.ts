import type { BuildComponents } from '@rig4u/shared/builds';
import type { CatalogueType, Part } from '../../catalogue/schema';
import { gradeOf } from '../compatibility/check-summary';
import { fromComponents } from '../compatibility/checked-build';
import { rules } from '../compatibility/rules';
import type { BuildCheck } from '../compatibility/types';
import { fieldsOf } from '../own-parts/fields';
import type { AskedFact } from '../own-parts/question';
import { askedParts, type AskedPart } from './asked-parts';
import { neededFacts } from './needed-facts';
import type { FactOfPart, Said } from './stand-in';
import { usualFacts } from './usual-facts';

/** What is asked first of a chosen part, and what follows. */
export interface PartQuestions extends AskedPart {
  /** The facts by name, those that decide most first. */
  facts: readonly string[];
  /** Ids of the rules that then know enough. */
  follow: readonly string[];
  /** How many more do, once facts of other parts are known, too. */
  followWithOthers: number;
}

/** At most so many facts of a part are asked at once: fewer are rather answered. */
const atOnce = 3;

/** A rule that does not know enough, what it has to be told, and how much it weighs: one that can fail twice as much as one that cannot. */
interface Open {
  rule: string;
  weight: number;
  needs: readonly FactOfPart[];
}

/**
 * What to ask first of each part of a build, so that most checks follow; the part that allows most comes first. `catalogue` has parts of the same types, of
 * which usual values are taken to try what a rule needs.
 */
export function questionsOf(
  components: BuildComponents,
  { findings }: BuildCheck,
  catalogue: (type: CatalogueType) => readonly Part[],
): PartQuestions[] {
  const asked = askedParts(components);
  const usual = new Map(
    asked.map(({ type, place, part }) => [`${type} ${place}`, usualFacts(part.specs ?? {}, catalogue(type))]),
  );
  const said: Said = ({ type, place, fact }) => asEntered(type, fact, usual.get(`${type} ${place}`)?.(fact));
  const build = fromComponents(components);
  const unknown = new Set(findings.flatMap((finding) => (gradeOf(finding) === 'unknown' ? [finding.rule] : [])));
  const open = rules.flatMap((rule): Open[] => {
    const needs = unknown.has(rule.id) && neededFacts(build, rule, said, rankOf);
    return needs && needs.length > 0 ? [{ rule: rule.id, weight: rule.can.includes('fail') ? 2 : 1, needs }] : [];
  });
  return asked
    .flatMap((one) => questionsOfPart(one, open))
    .toSorted((one, other) => other.follow.length - one.follow.length);
}

function questionsOfPart(part: Pick<PartQuestions, 'type' | 'place' | 'part'>, open: readonly Open[]): PartQuestions[] {
  const isHere = ({ type, place }: FactOfPart): boolean => type === part.type && place === part.place;
  const here = open
    .map(({ rule, weight, needs }) => ({
      rule,
      weight,
      facts: needs.filter(isHere).map(({ fact }) => fact),
      isAlone: needs.every(isHere),
    }))
    .filter(({ facts }) => facts.length > 0);
  const alone = here.filter(({ isAlone }) => isAlone);
  const first = mostFor(alone, new Set());
  const facts = mostFor(here, first);
  if (facts.size === 0) return [];
  const isTold = (one: { facts: readonly string[] }): boolean => one.facts.every((fact) => facts.has(fact));
  const follow = alone.filter(isTold).map(({ rule }) => rule);
  const rank = (fact: string): number => rankOf({ ...part, fact });
  return [
    {
      ...part,
      facts: [...facts].toSorted((one, other) => rank(one) - rank(other)),
      follow,
      followWithOthers: here.filter((one) => !one.isAlone && isTold(one)).length,
    },
  ];
}

interface Needing {
  weight: number;
  facts: readonly string[];
}

/** Adds facts, up to `atOnce`, for one rule after the other: next for that with which each fact brings most. */
function mostFor(open: readonly Needing[], told: ReadonlySet<string>): ReadonlySet<string> {
  const broughtBy = (facts: ReadonlySet<string>): number =>
    open.reduce((sum, one) => sum + (one.facts.every((fact) => facts.has(fact)) ? one.weight : 0), 0);
  const ways = open
    .map(({ facts }) => new Set([...told, ...facts]))
    .filter((facts) => facts.size > told.size && facts.size <= atOnce)
    .map((facts) => ({ facts, each: (broughtBy(facts) - broughtBy(told)) / (facts.size - told.size) }));
  const [best] = ways.toSorted((one, other) => other.each - one.each);
  return best ? mostFor(open, best.facts) : told;
}

const questionsByType = new Map<CatalogueType, ReadonlyMap<string, AskedFact & { rank: number }>>();

/** The facts of a type that the form asks and rules read, in its order. */
function formOf(type: CatalogueType) {
  const known =
    questionsByType.get(type) ?? new Map(fieldsOf(type).checked.map((fact, rank) => [fact.key, { ...fact, rank }]));
  questionsByType.set(type, known);
  return known;
}

/** A value as the form can say it, which may be less: of slots how many there are. Undefined where the form does not ask. */
function asEntered(type: CatalogueType, fact: string, value: unknown): unknown {
  const asked = value === undefined ? undefined : formOf(type).get(fact);
  const reading = asked?.read(asked.write(value));
  return reading?.ok ? reading.value : undefined;
}

const rankOf = ({ type, fact }: Pick<FactOfPart, 'type' | 'fact'>): number => formOf(type).get(fact)?.rank ?? Infinity;
