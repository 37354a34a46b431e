import * as v from 'valibot';
import { accountBuild, type AccountBuild } from '../../builds/account';
import { changeTime } from '../../builds/account-time';
import { verdictOf } from '../../builds/verdict-summary';
import type { AccountState } from '../../builds/account-merge';
import type { AccountBuildChange, AccountBuildRow } from '../database';

/** A row with its owner, so that the database refuses it if somebody else has signed in meanwhile. */
export type OwnedRow = AccountBuildChange & { user_id: string };

/**
 * The row of an entry, with the version that it was made from. A date that the database cannot store becomes the nearest one that it
 * can. A verdict that cannot be read, or is about other parts, becomes none: the database would refuse the row, and another device
 * would not show it.
 */
export const rowOf = (userId: string, entry: AccountBuild): OwnedRow => ({
  user_id: userId,
  build_id: entry.buildId,
  id: entry.id,
  name: entry.name,
  created_at: readableDate(changeTime({ createdAt: entry.createdAt })),
  components: { ...entry.components },
  verdict: verdictOf(entry, undefined) ?? null,
  deleted: entry.deleted ?? false,
  base: entry.synced?.version ?? 0,
  parted_from: entry.partedFrom ?? null,
});

/** The builds in the rows, without rows whose parts this version cannot read. */
export const statesOf = (rows: readonly AccountBuildRow[]): AccountState[] =>
  rows.flatMap(({ build_id, id, name, created_at, changed_at, components, verdict, deleted, version, parted_from }) => {
    const read = v.safeParse(accountBuild, {
      id,
      buildId: build_id,
      name,
      createdAt: created_at,
      components,
      ...(verdict !== null && { verdict }),
      changedAt: changed_at,
      ...(deleted && { deleted }),
      ...(typeof parted_from === 'string' && { partedFrom: parted_from }),
    });
    return read.success ? [{ ...read.output, synced: { version, at: changed_at } }] : [];
  });

// The days from 1970 to the year 9999, which the database can store.
const first = 0;
const last = Date.UTC(9999, 11, 31);
const readableDate = (time: number): string => new Date(Math.min(Math.max(time, first), last)).toISOString();
