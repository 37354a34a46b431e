import { randomUUID } from 'node:crypto';
import { clientOf, errorRow, ownerOf, userOf, type Target } from './target';

const table = 'error_logs';

/** What everybody may and may not do to the error log. */
export function errorLogContract(the: () => Target): void {
  const rowsOf = (message: string) =>
    the().stored(`select * from error_logs where error_message = $1 order by "timestamp"`, [message]);

  test(
    spec('3.35 6.7 7.9 7.10', 'a visitor reports, the owner reads every field, newest first, and resolves'),
    async () => {
      const visitor = clientOf(the());
      const id = randomUUID();
      const { error, status, data } = await visitor
        .from(table)
        .insert(
          errorRow('it broke "here" \\ ☃', { id, error_stack: 'Error\n  at a', timestamp: '2026-01-01T00:00:00.123Z' }),
        );
      expect({ error, status, data }).toEqual({ error: null, status: 201, data: null });
      await visitor.from(table).insert(errorRow('a newer one')).throwOnError();
      const owner = await ownerOf(the());
      const { data: read } = await owner
        .from(table)
        .select('*')
        .order('timestamp', { ascending: false })
        .throwOnError();
      expect(read.map((row) => row.error_message)).toEqual(['a newer one', 'it broke "here" \\ ☃']);
      expect(read[1]).toEqual({
        ...errorRow('it broke "here" \\ ☃'),
        id,
        error_stack: 'Error\n  at a',
        timestamp: '2026-01-01T00:00:00.123+00:00',
        resolved: false,
        occurrences: 1,
        last_seen: expect.any(String),
        fingerprint: expect.any(String),
      });
      expect((await owner.from(table).update({ resolved: true }).eq('id', id)).status).toBe(204);
      expect((await owner.from(table).select('id').eq('resolved', true)).data).toEqual([{ id }]);
      expect(
        (await owner.from(table).update({ resolved: false }).eq('id', id).select('resolved').single()).data,
      ).toEqual({ resolved: false });
    },
  );

  test.each([
    [
      'somebody with the owner’s address, not verified',
      () => userOf(the(), 'thief', { email: the().ownerEmail, email_verified: false }),
    ],
    [
      'the same with a text for "verified"',
      () => userOf(the(), 'thief', { email: the().ownerEmail, email_verified: 'true' }),
    ],
    ['somebody who gave himself a role', () => userOf(the(), 'thief', { role: 'service_role' })],
  ])(spec('6.5', '%s reads and resolves nothing'), async (_, client) => {
    const message = `secret ${randomUUID()}`;
    await clientOf(the()).from(table).insert(errorRow(message)).throwOnError();
    const other = await client();
    expect((await other.from(table).select('*')).data).toEqual([]);
    expect((await other.from(table).update({ resolved: true }).eq('error_message', message).select('id')).data).toEqual(
      [],
    );
    expect(await rowsOf(message)).toMatchObject([{ resolved: false }]);
    expect((await other.from(table).insert(errorRow('read back')).select()).error?.code).toBe('42501');
    expect((await other.from(table).delete().eq('error_message', message)).error?.code).toBe('42501');
    expect(await rowsOf(message)).toHaveLength(1);
  });

  test('an id that comes twice makes one row, and no error', async () => {
    const id = randomUUID();
    const send = () =>
      clientOf(the())
        .from(table)
        .insert(errorRow(`twice ${id}`, { id }));
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.map(({ error }) => error)).toEqual([null, null, null]);
    expect(await rowsOf(`twice ${id}`)).toMatchObject([{ id, occurrences: 1 }]);
  });

  test('one error many times, at once and in one request, is one row that counts', async () => {
    const message = `again ${randomUUID()}`;
    const client = clientOf(the());
    await Promise.all(Array.from({ length: 8 }, () => client.from(table).insert(errorRow(message)).throwOnError()));
    await client
      .from(table)
      .insert([
        errorRow(message, { occurrences: 5 }),
        errorRow(message, { occurrences: 7 }),
        errorRow(message, { occurrences: 1 }),
      ])
      .throwOnError();
    expect(await rowsOf(message)).toMatchObject([{ occurrences: 11 }]);
    await the().stored('update error_logs set occurrences = 9999 where error_message = $1', [message]);
    for (let n = 0; n < 3; n += 1) await client.from(table).insert(errorRow(message)).throwOnError();
    expect(await rowsOf(message)).toMatchObject([{ occurrences: 10_000 }]);
  });

  test('a repeat that comes by two ways, with one id, counts once', async () => {
    const [message, id] = [`two ways ${randomUUID()}`, randomUUID()];
    const report = (more: Record<string, unknown>) =>
      clientOf(the()).from(table).insert(errorRow(message, more)).throwOnError();
    await report({});
    await report({ id });
    await report({ id });
    expect(await rowsOf(message)).toMatchObject([{ occurrences: 2 }]);
  });

  test('an error that was resolved comes back as a new row; another stack or kind is another error', async () => {
    const message = `back ${randomUUID()}`;
    const client = clientOf(the());
    const report = (more: Record<string, unknown>) => client.from(table).insert(errorRow(message, more)).throwOnError();
    await report({ error_stack: 'E\na\nb\nx' });
    await report({ error_stack: 'E\na\nb\ny' });
    expect(await rowsOf(message)).toMatchObject([{ occurrences: 2 }]);
    await report({ error_stack: 'E\nother\nb' });
    await report({ error_stack: 'E\na\nb', metadata: { type: 'unhandledrejection' } });
    expect(await rowsOf(message)).toHaveLength(3);
    await (await ownerOf(the())).from(table).update({ resolved: true }).eq('error_message', message).throwOnError();
    await report({ error_stack: 'E\na\nb' });
    expect((await rowsOf(message)).filter(({ resolved }) => resolved === false)).toMatchObject([{ occurrences: 1 }]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['that is resolved already', { resolved: true }, '42501'],
    ['with a fingerprint of its own', { fingerprint: 'x' }, '42501'],
    ['seen at another time', { last_seen: '2020-01-01T00:00:00Z' }, '42501'],
    ['without a component', { component: '' }, '23514'],
    ['with a long component', { component: 'x'.repeat(201) }, '23514'],
    ['without a message', { error_message: null }, '23502'],
    ['with a long message', { error_message: 'x'.repeat(4001) }, '23514'],
    ['with a long stack', { error_stack: 'x'.repeat(20_001) }, '23514'],
    ['with a list as metadata', { metadata: [1] }, '23514'],
    ['with much metadata', { metadata: { a: 'x'.repeat(33_000) } }, '23514'],
    ['with much about the browser', { browser_info: { a: 'x'.repeat(8200) } }, '23514'],
    ['with an unknown column', { password: 'x' }, 'PGRST204'],
  ])('a report %s is refused and counts nothing', async (_, more, code) => {
    const message = `refused ${randomUUID()}`;
    await clientOf(the()).from(table).insert(errorRow(message)).throwOnError();
    const before = await the().stored('select count(*) from error_logs');
    const { error, status } = await clientOf(the()).from(table).insert(errorRow(message, more));
    expect(error?.code).toBe(code);
    expect(status).toBeLessThan(500);
    expect(await the().stored('select count(*) from error_logs')).toEqual(before);
    expect(await rowsOf(message)).toMatchObject([{ occurrences: 1 }]);
  });

  test('a clock that is wrong does not make a report the newest for ever', async () => {
    const message = `clock ${randomUUID()}`;
    await clientOf(the())
      .from(table)
      .insert(errorRow(message, { timestamp: 'infinity' }))
      .throwOnError();
    expect(Math.abs(new Date(String((await rowsOf(message))[0]?.timestamp)).getTime() - Date.now())).toBeLessThan(
      60_000,
    );
  });
}
