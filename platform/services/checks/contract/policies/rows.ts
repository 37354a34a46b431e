import { idStart, type Stored } from './place';

/** Each table with what tells one of its rows from others, and how its rows with a mark ($1) are found. */
const marked = {
  error_logs: { key: 'id::text', found: 'component = $1' },
  saved_builds: { key: "user_id || ' ' || build_id", found: 'starts_with(build_id, $1)' },
  load_minutes: { key: "minute::text || ' ' || part", found: 'gateway = $1' },
  release_revisions: { key: 'revision::text', found: 'by = $1' },
};
const tables = Object.entries(marked);

/** The rows with a mark as they are: a name for each, and a hash of what is in it. */
export type Snapshot = ReadonlyMap<string, string>;

const snapshotText = tables
  .map(
    ([table, { key, found }]) =>
      `select '${table} ' || ${key} as name, md5(t::text) as hash from public.${table} as t where ${found}`,
  )
  .join(' union all ');

export async function snapshot(stored: Stored, mark: string): Promise<Snapshot> {
  return new Map((await stored(snapshotText, [mark])).map(({ name, hash }) => [String(name), String(hash)]));
}

/** What has become of the rows, in words; empty where nothing has. */
export function effectOf(before: Snapshot, after: Snapshot): string {
  const added = [...after.keys()].filter((name) => !before.has(name)).length;
  const removed = [...before.keys()].filter((name) => !after.has(name)).length;
  const changed = [...after].filter(([name, hash]) => before.has(name) && before.get(name) !== hash).length;
  return Object.entries({ added, changed, removed })
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `, ${count} ${what}`)
    .join('');
}

/** Removes every row with a mark, and what counted its reports. */
export async function removeRows(stored: Stored, mark: string): Promise<void> {
  await stored('delete from rig4u.taken_reports where starts_with(id::text, $1)', [idStart(mark)]);
  for (const [table, { found }] of tables) await stored(`delete from public.${table} where ${found}`, [mark]);
}

/** When the rows of each table were made. */
const made = {
  error_logs: ['component', '"timestamp"'],
  saved_builds: ['build_id', 'created_at'],
  load_minutes: ['gateway', 'minute'],
  release_revisions: ['by', 'at'],
};

/** Marks of rows that a run left behind which was killed. A run that still goes on is younger. */
export async function leftMarks(stored: Stored, start: string): Promise<string[]> {
  const text = Object.entries(made)
    .map(
      ([table, [column, at]]) =>
        // A mark ends after its eight random letters; of a build more follows.
        `select substring(${column} for ${start.length + 24}) as mark from public.${table} where starts_with(${column}, $1) and ${at} < now() - interval '10 minutes'`,
    )
    .join(' union ');
  return (await stored(text, [start])).map(({ mark }) => String(mark));
}
