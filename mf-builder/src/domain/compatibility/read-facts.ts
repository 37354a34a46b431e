import * as v from 'valibot';
import { type CatalogueType, specSchemas } from '../../catalogue/schema';
import type { Facts } from './types';

/** A fact as it was read, or why it could not be read. Neither: it is unknown. */
export interface ReadFact {
  value?: unknown;
  problem?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Step = string | number;

/** A value with one place in it changed; undefined takes the place out. */
const changed = (value: unknown, [step, ...rest]: readonly Step[], change: (old: unknown) => unknown): unknown => {
  if (step === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (index === step ? changed(one, rest, change) : one));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
      const next = key === String(step) ? changed(one, rest, change) : one;
      return next === undefined ? [] : [[key, next]];
    }),
  );
};

/** What a value clearly means that is not of the right kind: `2.1` for a version's text, one word for a list, null for not known. */
const meant = ({ type, input }: v.BaseIssue<unknown>, unknownKey: boolean): { value: unknown } | undefined => {
  if (unknownKey || input === null) return { value: undefined };
  if (type === 'string' && typeof input === 'number' && Number.isFinite(input)) return { value: String(input) };
  if (type === 'array' && typeof input === 'string') return { value: [input] };
  if (type === 'picklist' && input === false) return { value: 'none' };
  return undefined;
};

const stepsOf = (issue: v.BaseIssue<unknown>): Step[] =>
  issue.path?.flatMap(({ key }) => (typeof key === 'string' || typeof key === 'number' ? [key] : [])) ?? [];

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

const expected: Readonly<Record<string, string>> = {
  string: 'text',
  non_empty: 'text',
  min_length: 'text that is not empty',
  number: 'a number',
  finite: 'a number',
  gt_value: 'a number above 0',
  min_value: 'a whole number that is not too small',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
};

const problemOf = (issue: v.BaseIssue<unknown>): string => {
  const where = stepsOf(issue)
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('');
  if (issue.type === 'strict_object') return `${where}: expected an object, found ${shown(issue.input)}`;
  return `${where}: expected ${expected[issue.type] ?? issue.expected ?? 'something else'}, found ${shown(issue.input)}`;
};

/** An entry of a list leaves out what its schema wants: then nothing is known of the whole fact. */
const isMissing = (issue: v.BaseIssue<unknown>): boolean => issue.input === undefined && issue.received === 'undefined';

const isUnknownKey = (issue: v.BaseIssue<unknown>): boolean =>
  issue.type === 'strict_object' && issue.expected === 'never';

/** `true` and `false` where a text or null stands: there is one, or there is none. */
const spoken = (value: unknown, takesNull: boolean): unknown => {
  if (typeof value !== 'boolean' || !takesNull) return value;
  return value ? 'yes' : null;
};

const parse = (schema: v.GenericSchema, given: unknown): ReadFact => {
  const first = v.safeParse(schema, given);
  if (first.success) return { value: first.output };
  if (given === null) return {};
  // Why twice: a list of one word may hold a number that is meant as text.
  let value: unknown = given;
  let result: v.SafeParseResult<v.GenericSchema> = first;
  for (let round = 0; round < 3 && !result.success; round++) {
    if (result.issues.some(isMissing)) return {};
    for (const issue of result.issues) {
      const fix = meant(issue, isUnknownKey(issue));
      if (!fix) return { problem: problemOf(issue) };
      value = changed(value, stepsOf(issue), () => fix.value);
    }
    result = v.safeParse(schema, value);
  }
  return result.success ? { value: result.output } : { problem: problemOf(result.issues[0]) };
};

const textOrNone: ReadonlySet<string> = new Set(['igpu', 'wifi']);

/** Reads one fact of a type. A key that the type does not have is passed over; null where none is impossible is unknown. */
const readFact = (type: CatalogueType, key: string, value: unknown): ReadFact => {
  const entries: Readonly<Record<string, v.GenericSchema>> = specSchemas[type].entries;
  const schema = Object.hasOwn(entries, key) ? entries[key] : undefined;
  return schema === undefined || value === undefined ? {} : parse(schema, spoken(value, textOrNone.has(key)));
};

/** Why no parsing: each value has just been read by its own schema; what is left to check is that no other key is there. */
const isFacts = <T extends CatalogueType>(
  type: T,
  facts: Record<string, unknown>,
): facts is Facts<T> & Record<string, unknown> =>
  Object.keys(facts).every((key) => Object.hasOwn(specSchemas[type].entries, key));

/** A part's facts and what could not be read of them, each problem starting with its fact's name. A fact that cannot be read is unknown. */
export const readFacts = <T extends CatalogueType>(
  type: T,
  specs: Readonly<Record<string, unknown>>,
): { facts: Facts<T>; problems: string[] } => {
  const facts: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [key, value] of Object.entries(specs)) {
    const read = readFact(type, key, value);
    if ('value' in read) facts[key] = read.value;
    else if (read.problem !== undefined) problems.push(`${key}${read.problem}`);
  }
  if (!isFacts(type, facts)) throw new Error(`A fact of ${type} was read that its schema does not have.`);
  return { facts, problems };
};
