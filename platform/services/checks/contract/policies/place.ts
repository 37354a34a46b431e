import { randomInt, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { clientOf } from '../target';
import type { Place } from './policy';

/** Asks the database itself, as the owner of its tables. */
export type Stored = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

export interface PlaceOptions {
  url: string;
  anonKey: string;
  /** Tokens of two users and of the owner. */
  tokens: { anna: string; ben: string; owner: string };
  stored: Stored;
  mark: string;
}

/** What all marks begin with. */
export const markStart = 'rig4u-contract-';

/** A name for the rows of one run: what it is, when, and which. */
export const newMark = (now = new Date()): string =>
  `${markStart}${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}-${randomUUID().slice(0, 8)}`;

/** What the ids of a run's reports begin with: they are known by it also where the report itself is gone. */
export const idStart = (mark: string): string => mark.slice(-8);
const idWithMark = (mark: string): string => idStart(mark) + randomUUID().slice(8);

/** Makes the given rows, past the endpoint, and says who asks. */
export async function openPlace({ url, anonKey, tokens, stored, mark }: PlaceOptions): Promise<Place> {
  const ids = { anna: decodeJwt(tokens.anna).sub ?? '', ben: decodeJwt(tokens.ben).sub ?? '' };
  const newError = (more: Record<string, unknown> = {}) => {
    const id = idWithMark(mark);
    return { id, component: mark, error_message: `A test of the policies: ${id}`, priority: 'medium', ...more };
  };
  const newBuild = (more: Record<string, unknown> = {}) => ({
    build_id: `${mark}-${randomUUID().slice(0, 8)}`,
    name: 'A test of the policies',
    components: {},
    changed_at: '2026-01-01T00:00:00Z',
    ...more,
  });
  const revision = randomInt(1, 1_000_000_000);
  const [error, build] = [newError(), newBuild()];
  await stored(
    'insert into public.error_logs (id, component, error_message, priority) values ($1, $2, $3, $4)',
    ['id', 'component', 'error_message', 'priority'].map((name) => Reflect.get(error, name)),
  );
  await stored(
    'insert into public.saved_builds (user_id, build_id, name, components, changed_at) values ($1, $2, $3, $4, $5)',
    [ids.anna, build.build_id, build.name, build.components, build.changed_at],
  );
  await stored(
    `insert into public.load_minutes (minute, gateway, part, version, visits, failed, retried, last_good, panel, ms_buckets, lcp_buckets,
        inp_buckets, cls_buckets, failed_senders, left_out, largest_sender)
      values (date_trunc('minute', now()), $1, 'mf-contract', '0.0.0', 0, 0, 0, 0, 0, '{}', '{}', '{}', '{}', '{}', 0, 0)`,
    [mark],
  );
  await stored(
    `insert into public.release_revisions (epoch, revision, at, by, command, changes, state) values (0, $1, now(), $2, 'none', '[]', '{}')`,
    [revision, mark],
  );
  const [found] = await stored('select to_jsonb(e) as row from public.error_logs as e where id = $1', [error.id]);
  return {
    url,
    anonKey,
    mark,
    ids,
    visitor: clientOf({ url, anonKey }),
    anna: clientOf({ url, anonKey }, tokens.anna),
    ben: clientOf({ url, anonKey }, tokens.ben),
    owner: clientOf({ url, anonKey }, tokens.owner),
    ownerToken: tokens.owner,
    given: { error: Object(found?.['row']), build: build.build_id, revision },
    newError,
    newBuild,
  };
}
