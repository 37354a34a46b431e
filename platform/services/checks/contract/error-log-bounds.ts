import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { times } from '@rig4u/kernel/prove';
import type { Instance } from './instance';
import { clientOf, errorRow, ownerOf, type Target } from './target';

const table = 'error_logs';
const seconds = times({ full: 60, short: 3 });
const senders = 16;
/** Reports that even a busy machine must have sent. */
const enough = 300;

type Bound = 'new_per_minute' | 'per_sender' | 'per_fingerprint' | 'rows';

/** Sets bounds of the error log; those that are not named get their own numbers again. */
async function setBounds({ stored }: Target, bounds: Partial<Record<Bound, number>>): Promise<void> {
  await stored("delete from app_config where key like 'error_log_%' and key <> 'error_log_secret'");
  for (const [name, value] of Object.entries(bounds))
    await stored('insert into app_config (key, value) values ($1, $2)', [`error_log_${name}`, String(value)]);
}

/** Bounds that no test but those about bounds comes near. */
export const setHighBounds = (target: Target): Promise<void> =>
  setBounds(target, { new_per_minute: 1_000_000, per_sender: 1_000_000, per_fingerprint: 1_000_000, rows: 100_000 });

/** How much the database takes of what anybody may write, asked past the gateway with the public key. */
export function errorLogBoundsContract(the: () => Instance): void {
  const target = () => the().target;
  const rows = async (where = 'true', values: unknown[] = []) =>
    target().stored(`select * from error_logs where ${where} order by "timestamp", id`, values);
  const report = (message: string, more: Record<string, unknown> = {}, from: SupabaseClient = clientOf(target())) =>
    from.from(table).insert(errorRow(message, more));
  /** What another sender than this machine has written: a row as it would be there. */
  const fromElsewhere = (sender: string, count: number, more: { resolved?: boolean } = {}) =>
    target()
      .stored(
        `with added as (
         insert into error_logs (component, error_message, priority, metadata, fingerprint)
           select 'Cable', $1 || n, 'high', '{"type": "window.error"}', 'x' from generate_series(1, $2::int) as n returning id)
       select id from added`,
        [sender, count],
      )
      .then(async (added) => {
        const ids = added.map(({ id }) => id);
        await target().stored('update rig4u.error_log_senders set sender = $1 where id = any ($2::uuid[])', [
          sender,
          ids,
        ]);
        await target().stored('update error_logs set resolved = $1 where id = any ($2::uuid[])', [
          more.resolved ?? false,
          ids,
        ]);
      });
  const reset = () => target().stored('truncate error_logs cascade; truncate rig4u.taken_reports');

  beforeEach(async () => {
    await reset();
    await setBounds(target(), {});
  });
  afterAll(() => setHighBounds(target()));

  test('of one sender the bound is kept, whatever the headers say; every answer is the same, and the owner is told', async () => {
    const answers = [];
    for (let n = 0; n < 70; n += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${n}`, 'cf-connecting-ip': `10.0.0.${n}` };
      const { error, status } = await clientOf(target(), undefined, headers)
        .from(table)
        .insert(errorRow(`flood ${n}`));
      answers.push(`${status} ${error?.code}`);
    }
    expect(new Set(answers)).toEqual(new Set(['201 undefined']));
    expect(await rows("error_message like 'flood %'")).toHaveLength(60);
    expect(await rows("component = 'Error log'")).toMatchObject([
      {
        error_message: 'More reports of one sender in a minute than are kept. The rest was left out.',
        metadata: { type: 'left-out' },
        occurrences: 1,
      },
    ]);
  });

  test('rows in one request count like rows in many, and requests at once like requests in turn', async () => {
    await clientOf(target())
      .from(table)
      .insert(Array.from({ length: 300 }, (_, n) => errorRow(`many ${n}`)))
      .throwOnError();
    expect(await rows("error_message like 'many %'")).toHaveLength(60);
    await reset();
    await Promise.all(Array.from({ length: 150 }, (_, n) => report(`at once ${n}`).throwOnError()));
    expect(await rows("error_message like 'at once %'")).toHaveLength(60);
  });

  test('of all senders together the bound of new rows is kept; a known error still counts', async () => {
    await setBounds(target(), { new_per_minute: 5 });
    for (let n = 0; n < 9; n += 1) await report(`new ${n}`).throwOnError();
    expect(await rows("error_message like 'new %'")).toHaveLength(5);
    await report('new 0').throwOnError();
    expect(await rows("error_message = 'new 0'")).toMatchObject([{ occurrences: 2 }]);
  });

  test('of one error the bound of repeats is kept', async () => {
    await setBounds(target(), { per_fingerprint: 5 });
    for (let n = 0; n < 9; n += 1) await report('the same').throwOnError();
    expect(await rows("error_message = 'the same'")).toMatchObject([{ occurrences: 6 }]);
  });

  test('a minute later there is room again', async () => {
    await setBounds(target(), { per_sender: 2 });
    for (let n = 0; n < 4; n += 1) await report(`before ${n}`).throwOnError();
    await target().stored("update rig4u.taken_reports set at = at - interval '61 seconds'");
    await report('after').throwOnError();
    expect((await rows("component = 'Picker'")).map(({ error_message }) => error_message).toSorted()).toEqual([
      'after',
      'before 0',
      'before 1',
    ]);
  });

  test('a report that the table refuses takes nobody’s room', async () => {
    await setBounds(target(), { per_sender: 2 });
    for (let n = 0; n < 5; n += 1) expect((await report(`x`, { component: '' })).error?.code).toBe('23514');
    await report('kept').throwOnError();
    expect(await rows("error_message = 'kept'")).toHaveLength(1);
  });

  test('when the table is full the oldest resolved rows go first, then the oldest of who sent most', async () => {
    await setBounds(target(), { rows: 18 });
    await fromElsewhere('flood', 12);
    await fromElsewhere('ana', 2);
    await fromElsewhere('bob', 2, { resolved: true });
    await fromElsewhere('cleo', 1);
    const left = async () =>
      (await rows("component = 'Cable'")).map(({ error_message }) => String(error_message)).toSorted();
    await report('first').throwOnError();
    await report('second').throwOnError();
    await report('third').throwOnError();
    expect((await left()).filter((text) => text.startsWith('bob'))).toEqual([]);
    for (let n = 0; n < 3; n += 1) await report(`more ${n}`).throwOnError();
    expect(await rows()).toHaveLength(18);
    const others = (await left()).filter((text) => !text.startsWith('flood'));
    expect(others).toEqual(['ana1', 'ana2', 'cleo1']);
    expect((await left()).filter((text) => text.startsWith('flood'))).toHaveLength(9);
  });

  test.each<[string, Record<string, unknown>]>([
    ['a stack', { error_stack: '線\n'.repeat(9_000) }],
    ['a message', { error_message: '線'.repeat(4_000) }],
    ['metadata', { metadata: { type: 'window.error', componentStack: '"\\'.repeat(4_000), more: 'x'.repeat(9_000) } }],
    ['a browser', { browser_info: { url: '"'.repeat(3_500), userAgent: 'x' }, error_stack: 'x'.repeat(20_000) }],
    [
      'everything',
      {
        error_message: '線'.repeat(4_000),
        error_stack: '\u0001'.repeat(20_000),
        metadata: { type: 'window.error', componentStack: '\u0001'.repeat(5_000) },
        browser_info: { userAgent: '\u0001'.repeat(1_300) },
      },
    ],
  ])('a row has at most 16 KB: %s too long is cut, and its beginning stays', async (_, more) => {
    await report('long', more).throwOnError();
    const [row] = await target().stored(
      `select rig4u.error_log_size(e) as size, left(error_message, 4) as message, left(error_stack, 2) as stack,
              metadata ->> 'type' as type from error_logs as e`,
    );
    expect(Number(row?.size)).toBeLessThanOrEqual(16_384);
    expect(row).toMatchObject({ type: 'window.error', message: String(more.error_message ?? 'long').slice(0, 4) });
    if (more.error_stack) expect(row?.stack).toBe(String(more.error_stack).slice(0, 2));
  });

  test('a row that is cut keeps what it is known by: its type, the translation, errors of extensions', async () => {
    const metadata = { type: 'react-error-boundary', translated: true, fromExtensions: 3 };
    const long = { error_stack: 'x'.repeat(20_000) };
    await report('cut', { ...long, metadata: { ...metadata, componentStack: 'x'.repeat(9_000) } }).throwOnError();
    await report('gone', { ...long, metadata: { ...metadata, componentStack: '\u0001'.repeat(5_000) } }).throwOnError();
    expect(await rows()).toMatchObject([
      { error_message: 'cut', metadata: { ...metadata, componentStack: 'x'.repeat(1_600) } },
      { error_message: 'gone', metadata },
    ]);
  });

  test.each<[string, object[], object]>([
    ['errors of extensions are added up', [{ fromExtensions: 2 }, {}, { fromExtensions: 5 }], { fromExtensions: 7 }],
    ['also where the first report had none', [{}, { fromExtensions: 4 }], { fromExtensions: 4 }],
    [
      'what is no number is none',
      [{ fromExtensions: 1 }, { fromExtensions: 'x' }, { fromExtensions: 1.5 }],
      { fromExtensions: 1 },
    ],
    ['a translation stays while each had one', [{ translated: true }, { translated: true }], { translated: true }],
    ['one without a translation takes the mark away', [{ translated: true }, {}], {}],
    ['and one with a translation puts none on', [{}, { translated: true }], {}],
  ])('of equal reports one row is kept: %s', async (_, marks, kept) => {
    for (const mark of marks) await report('equal', { metadata: { type: 'window.error', ...mark } }).throwOnError();
    expect(await rows()).toMatchObject([{ occurrences: marks.length, metadata: { type: 'window.error', ...kept } }]);
    expect(Object.keys(Object((await rows())[0]?.metadata))).toHaveLength(1 + Object.keys(kept).length);
  });

  test('a row that is as long as it may be takes the number of a later one, too', async () => {
    const long = { error_message: '線'.repeat(4_000), error_stack: 'x'.repeat(20_000) };
    await report('', { ...long, browser_info: { url: 'x'.repeat(3_000) } }).throwOnError();
    await report('', { ...long, metadata: { type: 'window.error', fromExtensions: 9 } }).throwOnError();
    expect(await rows()).toMatchObject([{ occurrences: 2, metadata: { type: 'window.error', fromExtensions: 9 } }]);
  });

  test.each([
    ['unhandledrejection', 'high'],
    ['window.error', 'high'],
    ['react-error-boundary', 'medium'],
    ['something else', 'medium'],
    [undefined, 'medium'],
  ])('the priority follows from the type %s: %s, whatever the report says', async (type, priority) => {
    for (const said of ['high', 'medium', 'low']) await report(`of ${said}`, { metadata: { type }, priority: said });
    expect((await rows()).map((row) => row.priority)).toEqual([priority, priority, priority]);
  });

  test.each([0, -5, 7, 10_000, 10_001])('a report counts once, whatever it says: %s', async (occurrences) => {
    await report('counted', { occurrences }).throwOnError();
    await report('counted', { occurrences }).throwOnError();
    expect(await rows()).toMatchObject([{ occurrences: 2 }]);
  });

  test('nobody’s address is kept, and nobody reads who sent what', async () => {
    await report('whose').throwOnError();
    const kept = JSON.stringify(await target().stored('select * from rig4u.error_log_senders, rig4u.taken_reports'));
    expect(kept).not.toMatch(/127\.0\.0\.1|::1/);
    expect(kept).toMatch(/"sender":"[0-9a-f]{64}"/);
    const owner = await ownerOf(target());
    expect((await owner.from('error_log_senders').select('*')).error?.code).toBe('PGRST205');
  });

  test(
    `a flood past the gateway for ${seconds} s: the bound is kept, and the owner still sees the errors of others`,
    async () => {
      const owner = await ownerOf(target());
      await fromElsewhere('ana', 1);
      await fromElsewhere('bob', 1);
      const end = Date.now() + seconds * 1_000;
      let sent = 0;
      const flooder = async (): Promise<void> => {
        const client = clientOf(target());
        while (Date.now() < end || sent < enough) {
          await client
            .from(table)
            .insert(errorRow(`flood ${randomUUID()}`))
            .throwOnError();
          sent += 1;
        }
      };
      const seen: boolean[] = [];
      const reader = async (): Promise<void> => {
        while (Date.now() < end) {
          const { data } = await owner
            .from(table)
            .select('error_message')
            .order('timestamp', { ascending: false })
            .limit(100)
            .throwOnError();
          const messages = data.map(({ error_message }) => String(error_message));
          seen.push(messages.includes('ana1') && messages.includes('bob1'));
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      };
      await Promise.all([reader(), ...Array.from({ length: senders }, flooder)]);
      const [most] = await target().stored(
        `select max(kept) from (
           select count(*) over (order by at range between interval '1 minute' preceding and current row) as kept
             from rig4u.taken_reports where sender = (
               select sender from rig4u.error_log_senders join error_logs using (id) where error_message like 'flood %' limit 1)
         ) as minutes`,
      );
      expect(most).toEqual({ max: '60' });
      expect((await rows("error_message like 'flood %'")).length).toBeLessThan(sent / 2);
      expect(seen.length).toBeGreaterThan(2);
      expect(seen.every(Boolean)).toBe(true);
      expect(the().log).toEqual([]);
    },
    (seconds + 90) * 1_000,
  );
}
