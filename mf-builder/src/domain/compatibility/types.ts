import type { CatalogueType, Specs } from '../../catalogue/schema';

/** From best to worst: pass, unknown, warning, fail. */
export type Verdict = 'pass' | 'fail' | 'warning' | 'unknown';

/** What is known of a part: any of its type's facts, or none. An absent fact is unknown; null is known to be none. */
export type Facts<T extends CatalogueType> = Partial<Specs<T>>;

/** Facts by name: a list, or what answers like one. */
export type FactNames = Pick<readonly string[], 'includes'>;

/** A part as the check sees it, with the facts `F`. `quantity` is a whole number from 1 on. */
export interface CheckedPart<T extends CatalogueType = CatalogueType, F = Facts<T>> {
  type: T;
  /** Absent for a part that is in no catalogue. */
  id?: string;
  name: string;
  quantity: number;
  /** The visitor has it: it need not be bought, and is not what a shop has today. */
  owned?: boolean;
  /** The name where a rule tells something by it, as by a fact; absent where it is simply the name. What names the part in a text is `name`. */
  told?: string;
  /** Absent for a part of which no fact may be wrong, such as every part of the catalogue. */
  doubts?: FactNames;
  /** Those of `doubts` that are what is usual: what would pass by them probably fits. */
  probable?: FactNames;
  /** Facts that follow from others or are recalled: a pass may rest on them, a fail may not. */
  derived?: FactNames;
  specs: F;
}

/** The parts chosen so far. A type that is absent is not chosen yet; null says that none is wanted. */
export type CheckedBuild = { readonly [T in CatalogueType]?: readonly CheckedPart<T>[] | null };

/** A part that a finding is about. */
export interface PartRef {
  type: CatalogueType;
  id?: string;
  name: string;
}

/** What one rule says of a build. */
export interface Finding {
  /** The rule's id, such as `cpu-socket`. */
  rule: string;
  verdict: Verdict;
  /** Beside an unknown: it would pass, or not apply, by what is usual of the parts. */
  probably?: true;
  parts: readonly PartRef[];
  /** A sentence for visitors: what met what; for an unknown, which fact is absent. */
  message: string;
  /** The two values that met; a fail and a warning always have them. */
  values?: readonly [string, string];
  /** Information that goes with a pass. */
  note?: string;
  /** What has to be bought beside the parts, where that helps: '2 fan splitters'. */
  buy?: string;
}

/** Parts of which at least one fact is known, and all of them. */
export interface SpeaksOf {
  known: number;
  all: number;
}

/**
 * What all rules say of a build: the worst verdict (pass where there is no finding), and one finding per rule that
 * applies, in the table's order.
 */
export interface BuildCheck {
  verdict: Verdict;
  /** Beside an unknown: all that is unknown probably fits, and the findings speak of all parts. */
  probably?: true;
  findings: readonly Finding[];
  /** Of how many of the parts the findings speak; absent where that is all of them. */
  speaksOf?: SpeaksOf;
}

/** The check itself. */
export type Check = (build: CheckedBuild) => BuildCheck;

/** The facts that a rule reads, by type. An empty list: only whether a part of the type is chosen, or none is wanted. */
export type Reads = { readonly [T in CatalogueType]?: readonly (keyof Facts<T>)[] };

/** What a rule takes of facts that it reads, by type and fact: values of which it takes the same are answered alike, to the letter. */
export type Takes = { readonly [T in CatalogueType]?: Readonly<Record<string, Take>> };

interface Taking {
  take(value: unknown): unknown;
}

/** Of a value of a fact what counts. Why a method's type: each takes the values of its own fact, as the schema of the catalogue has parsed them. */
export type Take = Taking['take'];

/** What a row of options says in two or three words where a rule does not let an option pass. */
export type ShortWords = { readonly [V in Exclude<Verdict, 'pass'>]?: string };

/** A rule of the list; `defineRule` makes it. */
export interface Rule {
  id: string;
  title: string;
  source: string;
  reads: Reads;
  takes: Takes;
  can: readonly Verdict[];
  short: ShortWords;
  /** Its fail asks for a part of another type, in the words of a row: an option does not fail by what is not chosen yet. */
  asks?: string;
  /** Every type whose parts, or whose absence, can change its verdict. A swap of another type cannot touch it. */
  types: readonly CatalogueType[];
  /** Its finding; undefined where it does not apply. */
  check: (build: CheckedBuild) => Finding | undefined;
}

/** What a rule finds; `defineRule` adds the rule's id. */
export type Outcome = Omit<Finding, 'rule'>;
