import { randomUUID } from 'node:crypto';
import { buildRow, userOf, type Target } from './target';

const table = 'saved_builds';

/** What the client library relies on: filters, order, pages, counts, single rows, and the words of each refusal. */
export function protocolContract(the: () => Target): void {
  const shelf = async () => {
    const user = `user-${randomUUID()}`;
    const client = await userOf(the(), user);
    const names = ['ant', 'bee', 'a,"b\\', 'Cat'];
    await client
      .from(table)
      .insert(
        names.map((name, n) =>
          buildRow(`b${n}`, { name, deleted: n === 3, created_at: `2026-01-0${n + 1}T00:00:00Z` }),
        ),
      )
      .throwOnError();
    return client.from(table);
  };

  test('filters', async () => {
    const builds = await shelf();
    const names = async (filtered: PromiseLike<{ data: { name: unknown }[] | null }>) =>
      (await filtered).data?.map(({ name }) => name);
    const all = () => builds.select('name').order('build_id');
    expect(await names(all().eq('name', 'a,"b\\'))).toEqual(['a,"b\\']);
    expect(await names(all().neq('name', 'ant'))).toEqual(['bee', 'a,"b\\', 'Cat']);
    expect(
      await names(all().gt('created_at', '2026-01-02T00:00:00Z').lte('created_at', '2026-01-03T01:00:00+01:00')),
    ).toEqual(['a,"b\\']);
    expect(await names(all().gte('build_id', 'b1').lt('build_id', 'b3'))).toEqual(['bee', 'a,"b\\']);
    expect(await names(all().like('name', 'a%'))).toEqual(['ant', 'a,"b\\']);
    expect(await names(all().ilike('name', 'c*'))).toEqual(['Cat']);
    expect(await names(all().is('deleted', true))).toEqual(['Cat']);
    expect(await names(all().in('name', ['bee', 'x,y', '(', 'q"']))).toEqual(['bee']);
    expect(await names(all().filter('name', 'in', '("a,\\"b\\\\",bee)'))).toEqual(['bee', 'a,"b\\']);
    expect(await names(all().in('name', []))).toEqual([]);
    expect(await names(all().not('name', 'in', '(ant,bee)'))).toEqual(['a,"b\\', 'Cat']);
    expect(await names(all().not('deleted', 'is', null).match({ deleted: false, name: 'ant' }))).toEqual(['ant']);
  });

  test('order, pages and counts', async () => {
    const builds = await shelf();
    const page = await builds
      .select('build_id', { count: 'exact' })
      .order('deleted', { ascending: false })
      .order('build_id', { nullsFirst: true })
      .range(1, 2);
    expect(page).toMatchObject({ data: [{ build_id: 'b0' }, { build_id: 'b1' }], count: 4, status: 206 });
    expect(await builds.select('*', { count: 'exact', head: true })).toMatchObject({
      data: null,
      count: 4,
      status: 200,
    });
    expect((await builds.select('*', { count: 'exact' }).range(9, 10)).error?.code).toBe('PGRST103');
    expect((await builds.select('build_id').limit(1)).data).toHaveLength(1);
    expect(
      await builds.update({ deleted: true, changed_at: '2026-04-01T00:00:00Z' }, { count: 'exact' }).eq('name', 'ant'),
    ).toMatchObject({ count: 1, status: 204, data: null });
  });

  test('one row, none or many', async () => {
    const builds = await shelf();
    expect((await builds.select('name').eq('name', 'bee').single()).data).toEqual({ name: 'bee' });
    expect((await builds.select('name').eq('name', 'none').maybeSingle()).data).toBeNull();
    expect(await builds.select('name').eq('name', 'none').single()).toMatchObject({
      status: 406,
      error: { code: 'PGRST116', details: 'The result contains 0 rows' },
    });
    const many = await builds
      .update({ name: 'x', changed_at: '2026-04-01T00:00:00Z' })
      .neq('name', '')
      .select()
      .single();
    expect(many.error?.code).toBe('PGRST116');
    expect((await builds.select('name').eq('name', 'x')).data).toEqual([]);
  });

  test('rows that are there: refused, ignored or merged', async () => {
    const builds = await shelf();
    const again = [
      buildRow('b0', { name: 'other', changed_at: '2026-04-01T00:00:00Z' }),
      buildRow('b9', { name: 'new' }),
    ];
    expect(await builds.insert(again)).toMatchObject({ status: 409, error: { code: '23505' } });
    expect(
      (await builds.upsert(again, { onConflict: 'user_id,build_id', ignoreDuplicates: true }).select('name')).data,
    ).toEqual([{ name: 'new' }]);
    expect(await builds.upsert(again).select('name')).toMatchObject({
      status: 200,
      data: [{ name: 'other' }, { name: 'new' }],
    });
    // Created is only what was not there.
    const later = (id: string) => buildRow(id, { name: 'later', changed_at: '2026-05-01T00:00:00Z' });
    expect((await builds.upsert([later('b0'), later('b8')])).status).toBe(201);
    expect((await builds.upsert([later('b0'), later('b8')])).status).toBe(200);
    expect((await builds.upsert(again, { onConflict: 'name' })).error?.code).toBe('42P10');
  });

  test.each<[string, number, string, RequestInit & { headers?: Record<string, string> }]>([
    ['nothing', 404, 'PGRST205', {}],
    ['saved_builds/x', 404, 'PGRST125', {}],
    ['saved_builds%00', 404, 'PGRST125', {}],
    ['rpc/now', 404, 'PGRST125', { method: 'POST', body: '{}' }],
    ['saved_builds?select=secret', 400, '42703', {}],
    ['saved_builds?select=id::text', 400, 'PGRST100', {}],
    ['saved_builds?select=app_config(*)', 400, 'PGRST100', {}],
    ['saved_builds?components->>cpu=eq.a', 400, 'PGRST100', {}],
    ['saved_builds?name=fts.a', 400, 'PGRST100', {}],
    ['saved_builds?name=like(any).{a}', 400, 'PGRST100', {}],
    ['saved_builds?name=a', 400, 'PGRST100', {}],
    ['saved_builds?name=in.("a"b)', 400, 'PGRST100', {}],
    ['saved_builds?or=(name.eq.a,name.eq.b)', 400, '42703', {}],
    ['saved_builds?deleted=is.maybe', 400, 'PGRST100', {}],
    ['saved_builds?deleted=eq.maybe', 400, '22P02', {}],
    ['saved_builds?created_at=gt.yesterday-ish', 400, '22007', {}],
    ['saved_builds?deleted=like.t', 404, '42883', {}],
    ['saved_builds?order=name.up', 400, 'PGRST100', {}],
    ['saved_builds?limit=-1', 400, 'PGRST100', {}],
    ['saved_builds?limit=1&limit=2', 400, 'PGRST100', {}],
    ['saved_builds?on_conflict=id', 400, 'PGRST100', {}],
    ['saved_builds?name=eq.%zz', 400, 'PGRST100', {}],
    ['saved_builds?name=eq.%ff', 400, 'PGRST100', {}],
    ['saved_builds?name=eq.%00', 400, 'PGRST100', {}],
    ['saved_builds', 406, 'PGRST107', { headers: { accept: 'text/csv' } }],
    ['saved_builds', 406, 'PGRST106', { headers: { 'accept-profile': 'auth' } }],
    ['saved_builds', 400, 'PGRST122', { headers: { prefer: 'tx=rollback' } }],
    ['saved_builds', 400, 'PGRST100', { headers: { range: '0-1' } }],
    ['saved_builds', 405, 'PGRST117', { method: 'PUT', body: '{}' }],
    ['saved_builds', 400, '21000', { method: 'DELETE' }],
    ['saved_builds', 400, '21000', { method: 'PATCH', body: '{"name":"x"}' }],
    ['saved_builds?name=eq.x', 400, 'PGRST102', { method: 'PATCH', body: '{}' }],
    ['error_logs', 400, 'PGRST102', { method: 'POST' }],
    ['error_logs', 400, 'PGRST102', { method: 'POST', body: '{"component":' }],
    ['error_logs', 400, 'PGRST102', { method: 'POST', body: '[1]' }],
    ['error_logs', 400, 'PGRST102', { method: 'POST', body: '[{"component":"a"},{"priority":"high"}]' }],
    ['error_logs', 400, 'PGRST102', { method: 'POST', body: '{}', headers: { 'content-type': 'text/csv' } }],
    [
      'error_logs',
      400,
      'PGRST102',
      { method: 'POST', body: `{"metadata":${'['.repeat(50_000)}${']'.repeat(50_000)}}` },
    ],
    ['error_logs', 413, 'PGRST102', { method: 'POST', body: `{"component":"${'x'.repeat(1024 * 1024)}"}` }],
    ['error_logs', 400, '22P05', { method: 'POST', body: '{"component":"\\u0000"}' }],
    ['error_logs', 400, '22P02', { method: 'POST', body: '{"component":"\\ud800"}' }],
    ['error_logs', 400, '22P02', { method: 'POST', body: '{"occurrences":1e400}' }],
    ['error_logs', 400, '22003', { method: 'POST', body: '{"occurrences":99999999999}' }],
    ['error_logs', 400, '22P02', { method: 'POST', body: '{"id":"x"}' }],
    ['error_logs?resolved=eq.false', 400, 'PGRST100', { method: 'POST', body: '{"component":"a"}' }],
  ])('%s is answered %i %s', async (path, status, code, { headers, ...init }) => {
    const response = await fetch(`${the().url}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: the().anonKey, 'content-type': 'application/json', ...headers },
    });
    const body: unknown = await response.json();
    expect({ status: response.status, body }).toMatchObject({ status, body: { code, message: expect.any(String) } });
    expect(Object.keys(Object(body)).toSorted()).toEqual(['code', 'details', 'hint', 'message']);
  });

  test('a body that is not UTF-8 is refused', async () => {
    const body = Buffer.concat([Buffer.from('{"component":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    const response = await fetch(`${the().url}/rest/v1/error_logs`, {
      method: 'POST',
      body,
      headers: { apikey: the().anonKey, 'content-type': 'application/json' },
    });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'PGRST102' }]);
  });

  test('a page of any origin may ask, and reads answers and refusals alike', async () => {
    const address = `${the().url}/rest/v1/error_logs`;
    const asked = await fetch(address, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:4400',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'apikey,authorization,prefer',
      },
    });
    expect([
      asked.status,
      asked.headers.get('access-control-allow-origin'),
      asked.headers.get('access-control-allow-headers'),
    ]).toEqual([204, '*', 'apikey,authorization,prefer']);
    expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH');
    for (const headers of [{ apikey: the().anonKey }, { apikey: 'wrong' }])
      expect((await fetch(address, { headers })).headers.get('access-control-allow-origin')).toBe('*');
  });
}
