import type { Pool } from 'pg';

export interface Table {
  name: string;
  /** The type of each column as SQL writes it, in the order of the columns. */
  columns: ReadonlyMap<string, string>;
  /** Columns of the primary key; none when it has none. */
  key: readonly string[];
}

export type Tables = ReadonlyMap<string, Table>;

/** The one schema that is served. */
export const schema = 'public';

const text = `
  select c.relname::text as "table", a.attname::text as "column", format_type(a.atttypid, null) as type,
         coalesce(a.attnum = any (k.conkey), false) as key
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
   where c.relnamespace = to_regnamespace($1) and c.relkind in ('r', 'p')
   order by c.relname, a.attnum`;

interface Row {
  table: string;
  column: string;
  type: string;
  key: boolean;
}

/** The tables of the schema as they are now. */
export async function readTables(pool: Pool): Promise<Tables> {
  const { rows } = await pool.query<Row>(text, [schema]);
  const names = [...new Set(rows.map(({ table }) => table))];
  return new Map(
    names.map((name) => {
      const own = rows.filter(({ table }) => table === name);
      return [
        name,
        {
          name,
          columns: new Map(own.map(({ column, type }) => [column, type])),
          key: own.filter(({ key }) => key).map(({ column }) => column),
        },
      ];
    }),
  );
}
