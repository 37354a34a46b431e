import type { SavedBuild } from '../src/builds';
import { settled, setAuthState } from '../src/account/auth/state';
import { initConfig } from '../src/kernel/config';
import { DatabaseError, type AccountBuildRow } from '../src/account/database';
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

/**
 * The table of one user, by the rules of the database: no date after its own clock, and no older change over a
 * newer one. For tests only.
 */
export function fakeTable(now: () => number) {
  const rows = new Map<string, AccountBuildRow>();
  const refused = new Set<string>();
  let present = true;
  const answer = <T>(value: () => T): Promise<T> =>
    present ? Promise.resolve().then(value) : Promise.reject(new DatabaseError('offline'));
  const put = (sent: readonly AccountBuildRow[]) => {
    if (sent.some((row) => refused.has(row.build_id))) throw new DatabaseError('refused');
    return sent.map(({ build_id, id, name, created_at, changed_at, components, verdict, deleted }) => {
      const dated = new Date(Math.min(Date.parse(changed_at), now())).toISOString();
      const row = { build_id, id, name, created_at, changed_at: dated, components, verdict, deleted };
      const old = rows.get(build_id);
      if (!old || Date.parse(dated) > Date.parse(old.changed_at)) rows.set(build_id, row);
      return rows.get(build_id) ?? row;
    });
  };
  return {
    rows,
    /** Builds that it never takes. */
    refused,
    setPresent: (next: boolean) => (present = next),
    fetch: () => answer(() => [...rows.values()]),
    put: (sent: readonly AccountBuildRow[]) => answer(() => put(sent)),
  };
}
