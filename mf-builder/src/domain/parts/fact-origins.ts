import { openDbNotice } from '@rig4u/shared/format';
import type { Origin } from '../../../market/src/origins/origins';
import { factsOf } from './facts';

/** Which facts of a part are entered by hand, may be wrong, are probable, or are derived or recalled. */
export interface MarkedFacts {
  id: string;
  entered?: readonly string[] | undefined;
  doubted?: readonly string[] | undefined;
  probable?: readonly string[] | undefined;
  derived?: readonly string[] | undefined;
}

interface Marked extends MarkedFacts {
  type: string;
  specs: Readonly<Record<string, unknown>>;
}

/** What stands beside a fact that is not simply stated; undefined for one that is. */
export function factMark({ entered, doubted, probable, derived }: MarkedFacts, fact: string) {
  if (entered?.includes(fact)) return 'entered by hand';
  if (doubted?.includes(fact)) return probable?.includes(fact) ? 'probable' : 'may be wrong';
  return derived?.includes(fact) ? 'not stated' : undefined;
}

/** Facts of a part that come from the same place. */
export interface OriginGroup {
  title: string;
  /** What holds for all of them. */
  note: string;
  /** `why` is a sentence of its own for the fact. */
  facts: readonly { label: string; why?: string }[];
}

type Kind = Origin['kind'] | 'entered' | 'earlier';

const kinds: Readonly<Record<Kind, Omit<OriginGroup, 'facts'>>> = {
  entered: { title: 'Entered by hand', note: 'They stand over what a source says.' },
  stated: { title: 'Stated by the source', note: openDbNotice },
  recalled: { title: 'Recalled', note: 'Two keepers who did not see each other recall the same.' },
  derived: { title: 'Derived from other facts', note: 'They let a check pass, and no part fails by them.' },
  probable: { title: 'Probable', note: 'They are usual for such a part. What would pass by them probably fits.' },
  doubted: { title: 'May be wrong', note: 'The source states them. No check passes or fails by them.' },
  earlier: {
    title: 'From before',
    note: 'They are as they were when the part was chosen. The source says otherwise by now.',
  },
};

/** The facts of a part that are shown, by where they come from; `origins` says it of the part as the market has it now. */
export function originGroups(part: Marked, origins: ReadonlyMap<string, Origin>): OriginGroup[] {
  const shown = factsOf(part.type).flatMap(({ key, label, write }) => {
    if (write(part.specs[key]) === undefined) return [];
    const origin = part.entered?.includes(key) ? undefined : sameAsKept(part, key, origins.get(key));
    return [{ kind: kindOf(part, key, origin), label, ...(origin && whyOf(origin)) }];
  });
  return (['entered', 'stated', 'recalled', 'derived', 'probable', 'doubted', 'earlier'] as const)
    .map((kind) => ({ ...kinds[kind], facts: shown.filter((fact) => fact.kind === kind) }))
    .filter(({ facts }) => facts.length > 0);
}

const kindOf = ({ entered }: Marked, fact: string, origin: Origin | undefined): Kind =>
  entered?.includes(fact) ? 'entered' : (origin?.kind ?? 'earlier');

/** The origin, where the part was chosen with a fact of that kind: a later edition may say otherwise. */
function sameAsKept({ doubted = [], derived = [] }: Marked, fact: string, origin: Origin | undefined) {
  const uncertain = origin?.kind === 'doubted' || origin?.kind === 'probable';
  const notStated = origin?.kind === 'derived' || origin?.kind === 'recalled';
  return uncertain === doubted.includes(fact) && notStated === derived.includes(fact) ? origin : undefined;
}

/** How it is said of how many parts a rule is wrong: a bound is, where a part has less than that, or more. */
const wrongWords = { value: 'Wrong for', least: 'Less in', most: 'More in' } as const;

function whyOf(origin: Origin): { why: string } | undefined {
  if (origin.kind === 'doubted') return { why: origin.because };
  if (origin.kind !== 'derived' && origin.kind !== 'probable') return undefined;
  const { because, bound, measured, records } = origin;
  const error = [
    measured.of > 0 && `${counted(measured)} parts that keepers checked`,
    records && `${counted(records)} records that state it`,
  ].filter(Boolean);
  return {
    why: `${because.charAt(0).toUpperCase()}${because.slice(1)}. ${wrongWords[bound ?? 'value']} ${error.join(', and for ')}.`,
  };
}

const counted = ({ of, wrong }: { of: number; wrong: number }): string =>
  `${wrong.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}`;
