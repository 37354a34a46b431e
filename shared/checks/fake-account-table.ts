import type { SavedBuild } from '../src/builds';
import { settled, setAuthState } from '../src/account/auth/state';
import { initConfig } from '../src/kernel/config';
import { DatabaseError, type AccountBuildChange, type AccountBuildRow } from '../src/account/database';
import { testConfig } from './test-config';

/** Settings of services that nobody listens at. For tests only. */
const services = {
  auth: { apiKey: 'key', authDomain: 'localhost', projectId: 'demo' },
  database: { url: 'http://127.0.0.1:9', anonKey: 'anon' },
};

/** A page of an installation with services, with this user signed in. For tests only. */
export function pageOf(uid: string): void {
  initConfig({ ...testConfig, services });
  const unknown = { displayName: null, email: null, photoURL: null, phoneNumber: null };
  setAuthState(settled({ ...unknown, uid, emailVerified: true, method: 'email' }));
}

export const build = (id: string, name = `Build #${id}`, price = 100): SavedBuild => ({
  id,
  name,
  date: '2026-11-01T10:00:00.000Z',
  components: { cpu: { id: 'c', name: 'Chip', price } },
  totalPrice: price,
});

/** The row that a change becomes. */
const accountRow = (
  { base: _base, ...change }: AccountBuildChange & { user_id?: string },
  version: number,
  changed: number,
): AccountBuildRow => ({ ...change, version, changed_at: new Date(changed).toISOString() });

/**
 * The table of one user, by the rules of the database: it takes a change that names the version it has, and counts versions itself.
 * For tests only.
 */
export function fakeTable(now: () => number) {
  const rows = new Map<string, AccountBuildRow>();
  let reach: 'all' | 'none' | 'no answers' = 'all';
  let last = 1;
  const answer = async <T>(value: () => T): Promise<T> => {
    if (reach === 'none') throw new DatabaseError('offline');
    await Promise.resolve();
    const given = value();
    if (reach === 'no answers') throw new DatabaseError('timeout');
    return given;
  };
  const put = (sent: readonly AccountBuildChange[]) => {
    if (sent.some(table.refused)) throw new DatabaseError('refused');
    return sent.map((change) => {
      const old = rows.get(change.build_id);
      const row = old && old.version !== change.base ? old : accountRow(change, (last += 1), now());
      rows.set(change.build_id, row);
      return row;
    });
  };
  const table = {
    rows,
    /** Whether it never takes a build. */
    refused: (change: AccountBuildChange): boolean => change.build_id === '',
    setPresent: (present: boolean) => (reach = present ? 'all' : 'none'),
    /** What is sent arrives; its answer is lost. */
    loseAnswers: () => (reach = 'no answers'),
    fetch: () => answer(() => [...rows.values()]),
    put: (sent: readonly AccountBuildChange[]) => answer(() => put(sent)),
  };
  return table;
}
