import { randomUUID } from 'node:crypto';
import { buildRow, clientOf, userOf, type Target } from './target';

const table = 'saved_builds';
const key = { onConflict: 'user_id,build_id' };

/** What everybody may and may not do to the builds of an account. */
export function savedBuildsContract(the: () => Target): void {
  const person = () => `user-${randomUUID()}`;
  const rowsOf = (user: string) =>
    the().stored('select * from saved_builds where user_id = $1 order by build_id', [user]);

  test(spec('3.39', 'a user saves builds and finds them on another device'), async () => {
    const user = person();
    const row = { ...buildRow('b1'), id: randomUUID(), created_at: '2026-01-01T00:00:00+00:00', verdict: { fails: 1 } };
    await (await userOf(the(), user)).from(table).upsert([row], key).throwOnError();
    const { data } = await (
      await userOf(the(), user, { email: 'x@example.com' })
    )
      .from(table)
      .select('*')
      .throwOnError();
    expect(data).toEqual([
      {
        ...row,
        user_id: user,
        changed_at: '2026-01-02T00:00:00+00:00',
        deleted: false,
        version: 2,
        base: null,
        parted_from: null,
      },
    ]);
  });

  /** Saves as a release does that knows versions: `base` is the version that it changed. */
  const saver = async (user: string) => {
    const client = await userOf(the(), user);
    return async (name: string, base: number, more: Record<string, unknown> = {}) =>
      (
        await client
          .from(table)
          .upsert([{ build_id: 'b', name, components: {}, base, ...more }], key)
          .select('name, version, base')
          .throwOnError()
      ).data[0];
  };

  test('a change names the version it was made from, and one that was made from another is not taken', async () => {
    const user = person();
    const save = await saver(user);
    expect(await save('first', 0)).toEqual({ name: 'first', version: 2, base: null });
    expect(await save('unaware', 0)).toEqual({ name: 'first', version: 2, base: null });
    expect(await save('second', 2)).toEqual({ name: 'second', version: 3, base: null });
    expect(await save('late', 2)).toEqual({ name: 'second', version: 3, base: null });
    expect(await save('later', 4)).toEqual({ name: 'second', version: 3, base: null });
    expect(await save('gone', 3, { deleted: true })).toEqual({ name: 'gone', version: 4, base: null });
    expect(await save('back', 4, { deleted: false })).toEqual({ name: 'back', version: 5, base: null });
    expect(await rowsOf(user)).toMatchObject([{ name: 'back', version: '5', deleted: false }]);
  });

  test('of changes of one version at once exactly one is taken, whatever the clocks say', async () => {
    const user = person();
    const save = await saver(user);
    await save('first', 0);
    const clocks = ['2000-01-01T00:00:00Z', '2026-01-02T00:00:00Z', '2999-01-01T00:00:00Z'];
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, n) => save(`device ${n}`, 2, { changed_at: clocks[n % 3] })),
    );
    const [row] = await rowsOf(user);
    expect(answers).toEqual(answers.map(() => ({ name: row?.name, version: 3, base: null })));
    expect(row).toMatchObject({ name: expect.stringMatching(/^device/), version: '3' });
    expect(Math.abs(new Date(String(row?.changed_at)).getTime() - Date.now())).toBeLessThan(60_000);
  });

  test('no version comes back with a build whose row made room, and a client counts none itself', async () => {
    const user = person();
    const save = await saver(user);
    await save('first', 0);
    await save('second', 2);
    await the().stored('delete from saved_builds where user_id = $1', [user]);
    expect(await save('anew', 0, { version: 1 })).toEqual({ name: 'anew', version: 4, base: null });
    expect(await save('same', 4, { version: 4 })).toEqual({ name: 'same', version: 5, base: null });
  });

  test('a release from before the versions goes on by the date, and the others notice its change', async () => {
    const user = person();
    const save = await saver(user);
    const client = await userOf(the(), user);
    const old = (name: string, changed_at: string) =>
      client
        .from(table)
        .upsert([buildRow('b', { name, changed_at })], key)
        .throwOnError();
    await old('old release', '2026-01-02T00:00:00Z');
    expect(await save('new release', 2)).toEqual({ name: 'new release', version: 3, base: null });
    await old('older', '2026-01-03T00:00:00Z');
    expect(await rowsOf(user)).toMatchObject([{ name: 'new release', version: '3' }]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await old('old release again', new Date().toISOString());
    expect(await rowsOf(user)).toMatchObject([{ name: 'old release again', version: '4' }]);
    expect(await save('from version 3', 3)).toEqual({ name: 'old release again', version: 4, base: null });
  });

  test('the newest change wins, in whatever order they arrive, and each answer is the row as it stands', async () => {
    const user = person();
    const client = await userOf(the(), user);
    const put = async (name: string, changed_at: string, more = {}) =>
      (
        await client
          .from(table)
          .upsert([buildRow('b', { name, changed_at, ...more })], key)
          .select('name, deleted')
          .throwOnError()
      ).data;
    expect(await put('second', '2026-01-02T00:00:00Z', { verdict: { fails: 1 } })).toEqual([
      { name: 'second', deleted: false },
    ]);
    expect(await put('first', '2026-01-01T00:00:00Z')).toEqual([{ name: 'second', deleted: false }]);
    expect(await put('same time', '2026-01-02T00:00:00Z')).toEqual([{ name: 'second', deleted: false }]);
    expect(await put('third', '2026-01-03T00:00:00Z', { deleted: true, verdict: null })).toEqual([
      { name: 'third', deleted: true },
    ]);
    expect(await put('late', '2026-01-02T12:00:00Z')).toEqual([{ name: 'third', deleted: true }]);
    expect(await rowsOf(user)).toMatchObject([{ name: 'third', deleted: true, verdict: null }]);
  });

  test('a clock that is fast does not win for ever', async () => {
    const user = person();
    const client = await userOf(the(), user);
    await client
      .from(table)
      .upsert([buildRow('b', { name: 'from the future', changed_at: '2999-01-01T00:00:00Z' })], key)
      .throwOnError();
    await client
      .from(table)
      .upsert([buildRow('b', { name: 'now', changed_at: '2999-01-01T00:00:00Z' })], key)
      .throwOnError();
    expect(await rowsOf(user)).toMatchObject([{ name: 'now' }]);
  });

  test('writing at once from many devices makes one row of a build', async () => {
    const user = person();
    const client = await userOf(the(), user);
    const days = Array.from({ length: 8 }, (_, day) => `2026-02-0${day + 1}T00:00:00Z`);
    await Promise.all(
      days.toReversed().map((changed_at) =>
        client
          .from(table)
          .upsert([buildRow('b', { name: changed_at, changed_at })], key)
          .throwOnError(),
      ),
    );
    expect(await rowsOf(user)).toMatchObject([{ name: '2026-02-08T00:00:00Z' }]);
  });

  test('an account holds 500 builds; a deletion makes room, and nothing of others counts', async () => {
    const user = person();
    const client = await userOf(the(), user);
    const many = Array.from({ length: 500 }, (_, n) => buildRow(`b${n}`, { deleted: n === 7 }));
    await client.from(table).upsert(many, key).throwOnError();
    await client
      .from(table)
      .upsert([buildRow('one more')], key)
      .throwOnError();
    const { error, status } = await client.from(table).upsert([buildRow('too many')], key);
    expect({ code: error?.code, message: error?.message, status }).toEqual({
      code: 'P0001',
      message: 'An account holds at most 500 builds. Remove some first.',
      status: 400,
    });
    await client
      .from(table)
      .upsert([buildRow('b1', { name: 'changed', changed_at: '2026-03-01T00:00:00Z' })], key)
      .throwOnError();
    const rows = await rowsOf(user);
    expect(rows).toHaveLength(500);
    expect(
      rows
        .filter(({ build_id }) => ['b7', 'one more', 'too many'].includes(String(build_id)))
        .map(({ build_id }) => build_id),
    ).toEqual(['one more']);
    await (
      await userOf(the(), person())
    )
      .from(table)
      .insert([buildRow('b')])
      .throwOnError();
  });

  test('whoever asks for another account gets one answer, whether that account is full, empty or has the build', async () => {
    const [full, empty] = [person(), person()];
    const client = await userOf(the(), full);
    await client
      .from(table)
      .upsert(
        Array.from({ length: 500 }, (_, n) => buildRow(`b${n}`)),
        key,
      )
      .throwOnError();
    for (const thief of [clientOf(the()), await userOf(the(), person())]) {
      const answers = [];
      for (const row of [buildRow('new', { user_id: full }), buildRow('b1', { user_id: full })])
        for (const owner of [full, empty])
          for (const more of [{}, { base: 0 }]) {
            const rows = [{ ...row, ...more, user_id: owner }];
            for (const asked of [thief.from(table).upsert(rows, key), thief.from(table).insert(rows)]) {
              const { error, status, data } = await asked;
              answers.push(JSON.stringify({ error, status, data }));
            }
          }
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toContain('42501');
    }
    expect(await rowsOf(full)).toHaveLength(500);
  });

  test('devices that save at once do not get past 500 together', async () => {
    const user = person();
    const client = await userOf(the(), user);
    await client
      .from(table)
      .insert(Array.from({ length: 495 }, (_, n) => buildRow(`b${n}`)))
      .throwOnError();
    const statuses = await Promise.all(
      Array.from({ length: 16 }, async (_, n) => (await client.from(table).insert([buildRow(`more${n}`)])).status),
    );
    expect(statuses.toSorted()).toEqual([...Array<number>(5).fill(201), ...Array<number>(11).fill(400)].toSorted());
    expect(await rowsOf(user)).toHaveLength(500);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['without a name', { name: '' }, '23514'],
    ['with a long name', { name: 'x'.repeat(201) }, '23514'],
    ['without a build', { build_id: '' }, '23514'],
    ['with a long build id', { build_id: 'x'.repeat(101) }, '23514'],
    ['with a list of components', { components: [] }, '23514'],
    ['with a verdict that is none', { verdict: 'fits' }, '23514'],
    ['with a verdict as long as a book', { verdict: { a: 'x'.repeat(5_000) } }, '23514'],
    ['with too much in it', { components: { a: 'x'.repeat(66_000) } }, '23514'],
    ['from before time', { changed_at: '-infinity' }, '23514'],
    ['made in no year', { created_at: 'infinity' }, '23514'],
    ['with an id that is none', { id: 'x' }, '22P02'],
  ])('a build %s is refused', async (_, more, code) => {
    const user = person();
    const { error } = await (await userOf(the(), user)).from(table).insert([buildRow('b', more)]);
    expect(error?.code).toBe(code);
    expect(await rowsOf(user)).toEqual([]);
  });
}
