import { createHash } from 'node:crypto';
import { migrateLog, postgresLog } from '.';
import type { TestDatabases } from './test-databases';

const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const named = (parent: string, more = ''): string => `${JSON.stringify({ parent, more })}\n`;
const first = '{ "parent": null, "why": "ä 😀" }\n';

/** A log in a database only grows, whoever asks. */
export function appendOnlyCases(postgres: () => TestDatabases): void {
  async function began(): Promise<{
    address: string;
    log: Awaited<ReturnType<typeof postgresLog>>['log'];
    close(): Promise<void>;
  }> {
    const address = await postgres().emptied();
    const { log, close } = await postgresLog(address);
    await log.append(1, first);
    return { address, log, close };
  }
  const row = (revision: number) =>
    `insert into rig4u_log.revisions (log, revision, text, writer) values ('live', ${revision}, 'x', gen_random_uuid())`;

  it.each([
    ["update rig4u_log.revisions set text = 'other'", 'never changes and is never removed'],
    ['delete from rig4u_log.revisions', 'never changes and is never removed'],
    ['truncate rig4u_log.revisions', 'never changes and is never removed'],
    [row(3), 'has none before it'],
    [row(0), 'has none before it'],
    [row(1), 'duplicate key'],
  ])('the database itself refuses, also its owner: %s', async (sql, why) => {
    const { address, log, close } = await began();
    await expect(postgres().query(address, sql)).rejects.toThrow(why);
    expect([await log.newest(), await log.text(1)]).toEqual([1, first]);
    await close();
  });

  it('a text that names its parent follows that one and no other', async () => {
    const { address, log, close } = await began();
    await expect(log.append(2, named(hashOf('another')))).rejects.toThrow('it was made for another log');
    expect(await log.newest()).toBe(1);
    const second = named(hashOf(first), 'x'.repeat(100));
    expect(await log.append(2, second)).toBe(true);
    expect(await log.append(3, named(hashOf(second)))).toBe(true);
    expect(await postgres().query(address, 'select count(*)::int as n from rig4u_log.revisions')).toEqual([{ n: 3 }]);
    await close();
  });

  it('a database that was migrated before keeps its log', async () => {
    const { address, log, close } = await began();
    expect(await migrateLog(address)).toEqual([]);
    expect(await log.text(1)).toBe(first);
    await close();
  });
}
