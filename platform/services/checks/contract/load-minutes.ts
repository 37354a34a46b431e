import { emptyMinute } from '@rig4u/shared/server';
import { userOf, type Target } from './target';

const row = {
  ...emptyMinute({ minute: '2026-11-23T12:00:00+00:00', gateway: 'g', part: 'mf-guides', version: '1.0.0' }),
  visits: 3,
  failed: 1,
  panel: 1,
  ms_buckets: [1, 2],
  failed_senders: ['abc'],
  largest_sender: 1,
};
const revision = {
  epoch: 1,
  revision: 7,
  at: '2026-11-23T12:00:00+00:00',
  by: 'anna',
  command: 'promote mf-guides@1.0.0',
  why: null,
  changes: [{ do: 'live' }],
  state: { host: {} },
};
const tables = [
  ['load_minutes', row],
  ['release_revisions', revision],
] as const;

/** What the owner, and nobody else, reads of how releases load and of the registry's history; and that no client writes either. */
export function loadMinutesContract(the: () => Target): void {
  beforeAll(async () => {
    for (const [table, one] of tables)
      await the().stored(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [
        JSON.stringify(one),
      ]);
  });

  test.each([
    ['somebody with the owner’s address, not verified', () => userOf(the(), 'thief', { email: the().ownerEmail })],
    ['somebody who gave himself the gateway’s role', () => userOf(the(), 'thief', { role: 'rig4u_gateway' })],
  ])('%s reads nothing of them', async (_, client) => {
    for (const [table] of tables) expect((await (await client()).from(table).select('*')).data ?? []).toEqual([]);
  });

  test('a gateway’s connection writes these tables, and reads neither the secret nor any other table', async () => {
    const asGateway = (text: string) =>
      the().stored(`do $body$ begin set local role rig4u_gateway; execute $text$ ${text} $text$; end $body$`);
    await asGateway("update load_minutes set visits = 3 where gateway = 'g'");
    await asGateway("delete from load_minutes where gateway = 'nobody'");
    for (const text of [
      'select * from rig4u.load_secret',
      'select * from app_config',
      'select * from saved_builds',
      'select * from error_logs',
      "update release_revisions set by = 'x'",
      'delete from release_revisions',
    ])
      await expect(asGateway(text)).rejects.toThrow(/permission denied/);
  });

  test('the code of a sender is another one for another release, and does not hold the sender', async () => {
    const codeOf = async (sender: string, version: string) =>
      (await the().stored('select rig4u.code_of_sender($1, $2, $3) as code', [sender, 'mf-guides', version]))[0]?.code;
    const codes = [await codeOf('a', '1.0.0'), await codeOf('a', '1.0.1'), await codeOf('b', '1.0.0')];
    expect(new Set(codes).size).toBe(3);
    expect(await codeOf('a', '1.0.0')).toBe(codes[0]);
    expect(codes[0]).toMatch(/^[0-9a-f]{12}$/);
  });
}
