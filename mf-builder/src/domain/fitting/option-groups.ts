import type { Option } from '../columns/column';
import type { Finding, PartRef } from '../compatibility/types';
import { failingReason } from './failing-reason';
import { isOfOthers } from './fit-words';
import { grouped } from './grouped';

/** What is not known for any option, by a fact of another part: a table says it once. */
export interface UnknownForAll {
  rule: string;
  sentence: string;
  /** The part whose fact it is. */
  part?: PartRef;
}

/** Options in their order, of which a table draws some: a list, or what makes them of rows when they are asked for. */
export interface Lines {
  readonly length: number;
  slice: (from: number, to: number) => readonly Option[];
}

/** The options of a table in its groups, each in the order that was given. */
export interface OptionGroups<L extends Lines = Lines> {
  /** Chosen parts, also where they fail. */
  chosen: readonly Option[];
  fitting: L;
  /** Parts that do not fail and of which less is known; of the catalogue there are none. */
  lessKnown: L;
  failing: L;
  /** What the failing ones have in common, in words. */
  failingWords: string | undefined;
}

/** Groups the options: what is chosen, what does not fail, what fails. `picked` are the ids of the chosen parts. */
export function groupOptions(options: readonly Option[], picked: ReadonlySet<string>): OptionGroups<readonly Option[]> {
  const others = options.filter(({ part }) => !picked.has(part.id));
  const failing = others.filter(({ fit }) => fit.verdict === 'fail');
  return {
    chosen: options.filter(({ part }) => picked.has(part.id)),
    fitting: others.filter(({ fit }) => fit.verdict !== 'fail'),
    lessKnown: [],
    failing,
    failingWords: failingReason(failing),
  };
}

interface Said {
  option: Option;
  finding: Finding;
}

/** The rules that pass for no option, and that a fact of another part keeps from it. */
export function unknownForAll(options: readonly Option[]): UnknownForAll[] {
  const byRule = grouped(
    options.flatMap((option) => option.fit.findings.map((finding): Said => ({ option, finding }))),
    ({ finding }) => finding.rule,
  );
  return [...byRule].flatMap(([rule, said]) => {
    if (said.some(({ finding }) => finding.verdict === 'pass')) return [];
    const one = said.find(({ option, finding }) => isOfOthers(option, finding));
    if (!one) return [];
    const part = partNamed(one);
    // Why the others: by a fallback a rule may fail or warn, and still let nothing pass.
    const all = said.every(({ finding }) => finding.verdict === 'unknown');
    const whom = all ? 'any part here' : 'the other parts';
    const what = one.finding.probably ? 'Probably fits' : 'Not checked';
    return [{ rule, sentence: `${what} for ${whom}: ${missingIn(one.finding)}.`, ...(part && { part }) }];
  });
}

const missingIn = ({ message }: Finding): string => {
  const fact = message.replace(/^Probably fits: /, '').replace(/(?: (?:is|are) not known)?\.$/, '');
  return `${fact.charAt(0).toLowerCase()}${fact.slice(1)}`;
};

/** The other part of a finding that its message names. */
const partNamed = ({ option, finding }: Said): PartRef | undefined =>
  finding.parts.find(({ id, name }) => id !== option.part.id && finding.message.includes(` of ${name}`));
