import * as v from 'valibot';

/** A time as ISO text in UTC with milliseconds, so that two texts compare like the times. */
const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'is not a time'),
  v.transform((text) => new Date(text).toISOString()),
);

/**
 * A row of the table `saved_builds`. Times are ISO; the caller parses `components` and `verdict`, which is null where
 * nothing was checked.
 */
export const accountBuildRow = v.object({
  build_id: v.string(),
  id: v.string(),
  name: v.string(),
  created_at: moment,
  changed_at: moment,
  components: v.record(v.string(), v.unknown()),
  verdict: v.exactOptional(v.unknown()),
  deleted: v.boolean(),
  version: v.number(),
  parted_from: v.exactOptional(v.nullable(v.string())),
});

export type AccountBuildRow = v.InferOutput<typeof accountBuildRow>;

/** What is sent of a row: instead of a date and a version of its own, the version that was changed; 0 where there was none. */
export type AccountBuildChange = Omit<AccountBuildRow, 'changed_at' | 'version'> & { base: number };

const warned = new Set<string>();

/** The rows that fit the schema. Others are left out, with one warning per table in the console. */
export function parseRows<T>(table: string, schema: v.GenericSchema<unknown, T>, rows: readonly unknown[]): T[] {
  const read = rows.map((row) => v.safeParse(schema, row));
  const bad = read.filter(({ success }) => !success).length;
  if (bad > 0 && !warned.has(table)) {
    warned.add(table);
    console.warn(`${bad} of ${rows.length} rows of ${table} cannot be read and are left out.`);
  }
  return read.flatMap((result) => (result.success ? [result.output] : []));
}
