import * as v from 'valibot';

/** ISO in UTC with milliseconds, whatever form the database writes a time in: two such texts compare as times do. */
const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'is not a time'),
  v.transform((text) => new Date(text).toISOString()),
);

/** A build in a user's own list, as the table saved_builds keeps it. Times are ISO; `components` is parsed by whoever knows builds. */
export const accountBuildRow = v.object({
  build_id: v.string(),
  id: v.string(),
  name: v.string(),
  created_at: moment,
  changed_at: moment,
  components: v.record(v.string(), v.unknown()),
  deleted: v.boolean(),
});

export type AccountBuildRow = v.InferOutput<typeof accountBuildRow>;

const told = new Set<string>();

/** The rows that fit the schema. One that does not is left out, and said in the console once for each table. */
export function parseRows<T>(table: string, schema: v.GenericSchema<unknown, T>, rows: readonly unknown[]): T[] {
  const read = rows.map((row) => v.safeParse(schema, row));
  const bad = read.filter(({ success }) => !success).length;
  if (bad > 0 && !told.has(table)) {
    told.add(table);
    console.warn(`${bad} of ${rows.length} rows of ${table} cannot be read and are left out.`);
  }
  return read.flatMap((result) => (result.success ? [result.output] : []));
}
