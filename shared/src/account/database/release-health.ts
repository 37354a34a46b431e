import * as v from 'valibot';
import { loadMinute, type LoadMinute } from '../../kernel/contracts/load-minute';
import { call, type CallOptions } from './call';
import { parseRows } from './rows';

/** What one answer may hold: the hosted database gives no more than this. */
const pageSize = 1_000;
/** So many rows and no more: a page that reads for ever shows nothing. */
const mostPages = 20;

const columns = Object.keys(loadMinute.entries).join(',');

/** How releases loaded since a moment (ISO), newest first, for the owner; `whole` is false where there was more than is read. */
export async function listLoadMinutes({ from, signal }: CallOptions & { from: string }): Promise<{
  rows: LoadMinute[];
  whole: boolean;
}> {
  const known = new Map<string, LoadMinute>();
  for (let page = 0; page < mostPages; page += 1) {
    const found = await call(
      (client) => {
        let query = client.from('load_minutes').select(columns).gte('minute', from);
        for (const column of ['minute', 'gateway', 'part', 'version'])
          query = query.order(column, { ascending: column !== 'minute' });
        return query.range(page * pageSize, (page + 1) * pageSize - 1);
      },
      { signal },
    );
    // A minute that is written meanwhile moves the others on, so that some come twice.
    for (const row of parseRows('load_minutes', loadMinute, found))
      known.set([row.minute, row.gateway, row.part, row.version].join(' '), row);
    if (found.length < pageSize) return { rows: [...known.values()], whole: true };
  }
  return { rows: [...known.values()], whole: false };
}

const version = v.string();
const release = v.pipe(
  v.tuple([version, v.string()]),
  v.transform(([named]) => named),
);
const hold = { by: v.string(), at: v.string(), why: v.nullish(v.string()) };

const partState = v.object({
  live: release,
  before: v.array(release),
  withdrawn: v.array(version),
  put: v.object({ revision: v.number(), command: v.string(), ...hold }),
  pinned: v.optional(v.object({ until: v.string(), ...hold })),
  rollout: v.optional(
    v.object({
      release,
      steps: v.array(v.number()),
      step: v.number(),
      everyMs: v.number(),
      since: v.string(),
      stopIf: v.object({ overLivePp: v.number(), atLeast: v.number() }),
      paused: v.optional(v.object({ reason: v.string(), ...hold })),
      ...hold,
    }),
  ),
  stopped: v.optional(v.object({ version, ...hold })),
});

/** One thing that a revision changed. Of one that a newer gateway wrote, all that is known is what was done. */
const change = v.object({
  do: v.string(),
  part: v.optional(v.string()),
  version: v.optional(version),
  from: v.optional(v.unknown()),
  to: v.optional(v.unknown()),
  how: v.optional(v.string()),
  release: v.optional(release),
  steps: v.optional(v.array(v.number())),
  until: v.optional(v.string()),
  reason: v.optional(v.string()),
  who: v.optional(v.string()),
});

const revisionRow = v.object({
  epoch: v.number(),
  revision: v.number(),
  at: v.string(),
  by: v.string(),
  command: v.string(),
  why: v.nullable(v.string()),
  changes: v.array(change),
});

const stateRow = v.object({
  epoch: v.number(),
  revision: v.number(),
  state: v.object({
    host: partState,
    remotes: v.record(v.string(), partState),
    frozen: v.optional(v.object(hold)),
  }),
});

export type PartState = v.InferOutput<typeof partState>;
export type RevisionChange = v.InferOutput<typeof change>;
export type RevisionRow = v.InferOutput<typeof revisionRow>;
export type RegistryState = v.InferOutput<typeof stateRow>;

/** Revisions of the registry, newest first, for the owner: what changed, who did it, when and why. */
export const listRevisions = async ({ limit, signal }: CallOptions & { limit: number }): Promise<RevisionRow[]> =>
  parseRows('release_revisions', revisionRow, await newest(Object.keys(revisionRow.entries), limit, signal));

/** What all revisions so far made of the registry, for the owner; undefined where none was written yet. */
export const readRegistryState = async ({ signal }: CallOptions = {}): Promise<RegistryState | undefined> =>
  parseRows('release_revisions', stateRow, await newest(Object.keys(stateRow.entries), 1, signal))[0];

const newest = (columns: readonly string[], limit: number, signal: AbortSignal | undefined) =>
  call(
    (client) =>
      client
        .from('release_revisions')
        .select(columns.join(','))
        .order('epoch', { ascending: false })
        .order('revision', { ascending: false })
        .limit(limit),
    { signal },
  );
