import { factsOf, shownFactsOf, type Fact } from './facts';
import { missing } from './units';
import { writtenFact, type ShownPart } from './written-fact';

/** One line of a part's facts. */
export interface SpecLine {
  /** Where the fact stands in `specs`. */
  key: string;
  label: string;
  value: string;
}

type Described = ShownPart & { type: string };

const linesOf = (facts: readonly Fact[], part: Described): SpecLine[] =>
  facts.flatMap((fact) => {
    const { label, key, rare, of } = fact;
    const value = writtenFact(fact, part.type, part);
    return (rare || of !== undefined) && value === undefined ? [] : [{ key, label, value: value ?? missing }];
  });

/**
 * Every fact of the part's type, written with its unit; `N/A` where the part does not carry the fact, but for what hardly a part has and what is
 * worked out.
 */
export const allSpecLines = (part: Described): SpecLine[] => linesOf(shownFactsOf(part.type), part);

/** What is not known of a part and others of its kind have, as words of a sentence: 'response', 'ECC memory'. */
export const unknownFacts = ({ type, specs }: Described): string[] =>
  factsOf(type)
    .filter(({ rare, needs, key, write }) => !rare && write(specs[key]) === undefined && mayHave(specs, needs))
    .map(({ label }) => inSentence(label));

/** A label within a sentence: 'memory slots', but 'ECC memory' and 'M.2 slots'. */
export const inSentence = (label: string): string =>
  /^[A-Z][a-z]*(?: |$)/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

const mayHave = (specs: Described['specs'], needs: Fact['needs']): boolean =>
  !needs || specs[needs[0]] === undefined || specs[needs[0]] === needs[1];

/** The first three of them: what a card shows. */
export const specLines = (part: Described): SpecLine[] => linesOf(factsOf(part.type), part).slice(0, 3);
