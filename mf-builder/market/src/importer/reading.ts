import * as v from 'valibot';

/** Facts of our schema as they are read: the importer parses each by the schema before it is kept. */
export type Facts = Readonly<Record<string, unknown>>;

/** What a record says, by the names of the source. */
export type Raw = Readonly<Record<string, unknown>>;

/**
 * What became of one field of a record. `drop` says why nothing is taken of it; `doubt` why its facts are kept as doubtful: such a fact
 * may warn and never makes a fail.
 */
export interface Read {
  facts?: Facts;
  doubt?: string;
  /** What of the facts the doubt is about; all of them where it is left out. */
  doubtOf?: readonly string[];
  drop?: string;
}

/** Reads one field; the record is there for what depends on another field. */
export type Reader = (value: unknown, record: Raw) => Read;

/** The readers of a type: one for each field that its records have, and one of the name, for facts that no field stated. */
export interface Mapping {
  fields: Readonly<Record<string, Reader>>;
  name?: (name: string) => Read;
}

export const dropped = (drop: string): Read => ({ drop });

/** A field of which our schema has nothing, or which is kept elsewhere. */
export const leave =
  (why: string): Reader =>
  () =>
    dropped(why);

const unreadable = 'not readable';

/** Reads a value of one form into a fact; `turn` says what it is in our words, undefined where we have none for it. */
export const reader =
  <S extends v.GenericSchema>(schema: S, read: (value: v.InferOutput<S>, record: Raw) => Read | undefined): Reader =>
  (value, record) => {
    const parsed = v.safeParse(schema, value);
    return parsed.success ? (read(parsed.output, record) ?? dropped(unreadable)) : dropped(unreadable);
  };

/** A number that is taken as it stands, where it lies in what such parts can have. */
export const number = (fact: string, from: number, to: number): Reader =>
  reader(v.number(), (value) =>
    value >= from && value <= to ? { facts: { [fact]: value } } : dropped(`outside ${from} to ${to}`),
  );

/** The same, doubted where nothing or too little may have been entered. */
export const doubtedNumber = (
  fact: string,
  from: number,
  to: number,
  doubts: (value: number) => string | undefined,
): Reader => {
  const read = number(fact, from, to);
  return (value, record) => {
    const doubt = typeof value === 'number' ? doubts(value) : undefined;
    return { ...read(value, record), ...(doubt !== undefined && { doubt }) };
  };
};

/** Zero stands in the source also where nobody entered anything. */
export const zeroIsDoubted = (value: number): string | undefined =>
  value === 0 ? 'zero stands also where nothing was entered' : undefined;

/** A flag that is taken as it stands. */
export const flag = (fact: string): Reader => reader(v.boolean(), (value) => ({ facts: { [fact]: value } }));

/** A text, as it stands or in our words. */
export const text = (fact: string, turn: (text: string) => string | undefined = (same) => same): Reader =>
  reader(v.string(), (value) => {
    const turned = turn(value.trim());
    return turned === undefined ? undefined : { facts: { [fact]: turned } };
  });

/** A list of texts, each as it stands or in our words, none twice; what has no word of ours is left out. */
export const texts = (fact: string, turn: (text: string) => string | undefined = (same) => same): Reader =>
  reader(v.array(v.string()), (values) => {
    const turned = [...new Set(values.flatMap((one) => turn(one.trim()) ?? []))];
    return turned.length === 0 ? undefined : { facts: { [fact]: turned } };
  });

/** The first group of a pattern in a text. */
export const found = (from: string, pattern: RegExp): string | undefined => pattern.exec(from)?.[1];

/** The first group of a pattern in a text as a number. */
export const numberIn = (from: string, pattern: RegExp): number | undefined => {
  const digits = found(from, pattern);
  return digits === undefined ? undefined : Number(digits);
};

/** The facts of a name: those that it states; nothing where it states none. */
export const stated = (facts: Facts): Read => {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return known.length > 0 ? { facts: Object.fromEntries(known) } : {};
};
