import * as v from 'valibot';

const reasons: Readonly<Record<string, string>> = {
  integer: 'Write a whole number, such as 4.',
  gt_value: 'Write a number above 0, or leave the field empty.',
  min_value: 'Write a number of at least 1, or leave the field empty.',
};

/** What is wrong with a value that was read; undefined where it may stand in the fact. */
export function factError(schema: v.GenericSchema, value: unknown): string | undefined {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  return result.success
    ? undefined
    : (reasons[result.issues[0].type] ?? 'This cannot be read. Write it as the hint says, or leave the field empty.');
}
