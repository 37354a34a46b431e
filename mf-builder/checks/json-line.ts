import * as v from 'valibot';

export const record = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

const idSchema = v.union([v.string(), v.number()]);

/** What is wrong with a line, in words that say what to correct. */
export class Malformed extends Error {}

/** What a line comes to: a JSON line to write, and whether the line was in order. */
export interface LineAnswer {
  text: string;
  ok: boolean;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Malformed('this is not JSON; write one object in one line', { cause });
  }
};

const idOf = (value: unknown): { id?: string | number } =>
  v.is(record, value) && v.is(idSchema, value['id']) ? { id: value['id'] } : {};

/**
 * Answers one line of a command: what `answerOf` makes of its object, with the id of the line, or `{"id"?, "error"}` where it is malformed.
 * `like` shows what a line looks like; `number` counts lines from 1. Never throws for a bad line.
 */
export function answerTo(
  text: string,
  number: number,
  like: string,
  answerOf: (line: Record<string, unknown>) => object,
): LineAnswer {
  let id = {};
  try {
    const value = parsed(text);
    id = idOf(value);
    if (!v.is(record, value)) throw new Malformed(`a line must be an object like ${like}`);
    if (value['id'] !== undefined && !v.is(idSchema, value['id'])) throw new Malformed('id must be text or a number');
    return { text: JSON.stringify({ ...id, ...answerOf(value) }), ok: true };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { text: JSON.stringify({ ...id, error: `Line ${number}: ${error.message}.` }), ok: false };
  }
}
