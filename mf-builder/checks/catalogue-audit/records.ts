import * as v from 'valibot';

const recordSchema = v.looseObject({
  id: v.string(),
  name: v.string(),
  brand: v.string(),
  mpn: v.exactOptional(v.array(v.string())),
  neweggSku: v.exactOptional(v.string()),
});

/** One record of the open data: what names it, and whatever facts it has. */
export type OpenRecord = v.InferOutput<typeof recordSchema>;

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/**
 * Reads a file of one JSON record per line; empty lines are skipped.
 * @throws Error naming the file, the line and what to do.
 */
export const readRecords = (file: string, text: string): OpenRecord[] =>
  text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const result = v.safeParse(recordSchema, parseLine(line));
    if (result.success) return [result.output];
    const where = `${file}, line ${index + 1}`;
    throw new Error(
      `${where}: expected a JSON record with id, name and brand. Correct the line or fetch the file again.`,
    );
  });
