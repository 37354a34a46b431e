import { partedNews, removeBuild, saveToAccount, shownBuilds, syncAccountBuilds } from '.';
import { accountBuilds, partsMark, savedBuilds, verdictOf } from '../../builds';
import * as canonical from '../../builds/canonical-json';
import { settled, setAuthState } from '../auth/state';
import { initConfig } from '../../kernel/config';
import { fetchAccountBuilds, putAccountBuilds } from '../database';
import { rowOf } from './rows';
import { testConfig } from '../../../checks/test-config';
import { build, fakeTable, pageOf } from '../../../checks/fake-account-table';

jest.mock('../../builds/canonical-json', () => ({
  ...jest.requireActual<object>('../../builds/canonical-json'),
}));
jest.mock('../database', () => ({
  ...jest.requireActual<object>('../database'),
  fetchAccountBuilds: jest.fn(),
  putAccountBuilds: jest.fn(),
}));

const fetched = jest.mocked(fetchAccountBuilds);
const put = jest.mocked(putAccountBuilds);
let table: ReturnType<typeof fakeTable>;
const list = () => accountBuilds('ann').read().value;
const names = () => shownBuilds(list()).map(({ name }) => name);
const synced = { status: 'synced', unsent: 0 };
const away = { status: 'away', message: 'The database could not be reached. Check your connection and try again.' };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00.000Z') });
  table = fakeTable(Date.now);
  fetched.mockReset().mockImplementation(table.fetch);
  put.mockReset().mockImplementation(table.put);
  pageOf('ann');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test(spec('7.15', 'a build that is saved is in the browser at once, and in the database under its owner'), async () => {
  const change = saveToAccount('ann', build('17'));
  expect(change.ok).toBe(true);
  expect(names()).toEqual(['Build #17']);
  expect(await change.sent).toEqual(synced);
  expect([...table.rows.values()]).toMatchObject([
    {
      build_id: '17',
      name: 'Build #17',
      created_at: '2026-11-21T10:00:00.000Z',
      deleted: false,
      components: { cpu: { price: 100 } },
    },
  ]);
  expect(put).toHaveBeenCalledWith([expect.objectContaining({ user_id: 'ann' })]);
});

test('another device gets it, and a change made there comes back', async () => {
  await saveToAccount('ann', build('17')).sent;
  localStorage.clear();
  expect(await syncAccountBuilds('ann')).toEqual(synced);
  expect(names()).toEqual(['Build #17']);

  const here = localStorage.getItem('saved-builds-ann') ?? '';
  jest.advanceTimersByTime(1_000);
  await saveToAccount('ann', build('17', 'Renamed', 250)).sent;
  localStorage.setItem('saved-builds-ann', here);
  await syncAccountBuilds('ann');
  expect(list()).toMatchObject([{ name: 'Renamed', components: { cpu: { price: 250 } } }]);
});

test(spec('7.15', 'a build that is taken away is gone on every device, and nothing of it is left'), async () => {
  await saveToAccount('ann', build('17')).sent;
  const other = localStorage.getItem('saved-builds-ann') ?? '';
  jest.advanceTimersByTime(1_000);
  expect(await removeBuild('ann', '17').sent).toEqual(synced);
  expect(names()).toEqual([]);
  localStorage.setItem('saved-builds-ann', other);
  await syncAccountBuilds('ann');
  expect(names()).toEqual([]);
  expect([...table.rows.values()]).toMatchObject([{ deleted: true, components: {} }]);
});

test('what the check said goes to the other device; one about other parts, or damaged, does not', async () => {
  const { components } = build('17');
  const verdict = {
    date: '2026-11-21T10:00:00.000Z',
    edition: 2,
    parts: partsMark(components),
    passed: 3,
    warnings: 0,
    fails: 0,
    unknowns: 1,
  };
  await saveToAccount('ann', { ...build('17'), verdict }).sent;
  await saveToAccount('ann', { ...build('18'), verdict: { ...verdict, parts: 'others' } }).sent;
  await saveToAccount('ann', { ...build('19'), verdict: 'fits' }).sent;
  expect([...table.rows.values()].map((row) => row.verdict)).toEqual([verdict, null, null]);
  localStorage.clear();
  expect(await syncAccountBuilds('ann')).toEqual(synced);
  expect(list().map((entry) => verdictOf(entry, 2))).toEqual([verdict, undefined, undefined]);
});

/** Two devices have the build; then the other one changes it, and this one does before it has heard of that. */
async function apart(there: 'save' | 'remove', here: 'save' | 'remove') {
  await saveToAccount('ann', build('17')).sent;
  const before = localStorage.getItem('saved-builds-ann') ?? '';
  await (there === 'save' ? saveToAccount('ann', build('17', 'Theirs')) : removeBuild('ann', '17')).sent;
  const other = localStorage.getItem('saved-builds-ann') ?? '';
  localStorage.setItem('saved-builds-ann', before);
  table.setPresent(false);
  await (here === 'save' ? saveToAccount('ann', build('17', 'Mine', 250)) : removeBuild('ann', '17')).sent;
  table.setPresent(true);
  return { result: await syncAccountBuilds('ann'), other };
}

test('two devices that changed one build apart: both versions stay on both, and both are told', async () => {
  savedBuilds.update(() => [build('17')]);
  const { result, other } = await apart('save', 'save');
  const parted = [{ kind: 'both' as const, name: 'Theirs', copy: 'Mine (from another device)' }];
  expect(result).toEqual({ ...synced, parted });
  expect(names()).toEqual(['Theirs', 'Mine (from another device)']);
  expect(partedNews(parted)?.description).toBe(
    '"Theirs" was changed on two devices. Both versions stay; one is called "Mine (from another device)".',
  );
  localStorage.setItem('saved-builds-ann', other);
  expect(await syncAccountBuilds('ann')).toEqual({ ...synced, parted });
  expect(names()).toEqual(['Theirs', 'Mine (from another device)']);
  expect(await syncAccountBuilds('ann')).toEqual(synced);
});

test('who saves while another device was first is told at once', async () => {
  await saveToAccount('ann', build('17')).sent;
  const before = localStorage.getItem('saved-builds-ann') ?? '';
  await saveToAccount('ann', build('17', 'Theirs')).sent;
  localStorage.setItem('saved-builds-ann', before);
  expect(await saveToAccount('ann', build('17', 'Mine')).sent).toMatchObject({ parted: [{ kind: 'both' }] });
  expect([...table.rows.values()].map(({ name }) => name)).toEqual(['Theirs', 'Mine (from another device)']);
});

test('a change and a deletion apart: the change stays on both', async () => {
  const deletedThere = await apart('remove', 'save');
  expect(deletedThere.result).toMatchObject({ parted: [{ kind: 'kept-here', name: 'Mine' }] });
  localStorage.setItem('saved-builds-ann', deletedThere.other);
  expect(await syncAccountBuilds('ann')).toMatchObject({ parted: [{ kind: 'kept-there', name: 'Mine' }] });
  expect(names()).toEqual(['Mine']);
});

test('a deletion here and a change there: the change stays', async () => {
  const { result } = await apart('save', 'remove');
  expect(result).toMatchObject({ parted: [{ kind: 'kept-there', name: 'Theirs' }] });
  expect(names()).toEqual(['Theirs']);
});

test('a build in this browser that was changed before the account brought another version: saving it keeps both', async () => {
  await saveToAccount('ann', build('17')).sent;
  const before = localStorage.getItem('saved-builds-ann') ?? '';
  await saveToAccount('ann', build('17', 'Theirs')).sent;
  localStorage.setItem('saved-builds-ann', before);
  savedBuilds.update(() => [build('17', 'Mine')]);
  await syncAccountBuilds('ann');
  expect(names()).toEqual(['Theirs']);
  const [own] = savedBuilds.read().value;
  if (!own) throw new Error('The build in this browser is gone');
  expect(own.name).toBe('Mine');
  expect(await saveToAccount('ann', own).sent).toMatchObject({ parted: [{ kind: 'both', name: 'Theirs' }] });
  expect(names()).toEqual(['Theirs', 'Mine (from another device)']);
  expect(savedBuilds.read().value.map(({ name, basedOn }) => [name, basedOn])).toEqual([
    ['Theirs', undefined],
    ['Mine (from another device)', undefined],
  ]);
});

test('what a release from before the versions left here is joined with the account once', async () => {
  await saveToAccount('ann', build('17', 'Theirs')).sent;
  const old = { id: 'a', createdAt: '2026-11-01T00:00:00.000Z', components: build('1').components };
  localStorage.setItem(
    'saved-builds-ann',
    JSON.stringify([
      { ...old, buildId: '17', name: 'Mine', changedAt: '2999-01-01T00:00:00.000Z' },
      { ...old, buildId: '18', name: 'Only here' },
      { ...old, buildId: '19', name: 'Gone', deleted: true },
    ]),
  );
  expect(await syncAccountBuilds('ann')).toMatchObject({ status: 'synced', unsent: 0, parted: [{ kind: 'both' }] });
  expect(names().toSorted()).toEqual(['Mine (from another device)', 'Only here', 'Theirs']);
  expect([...table.rows.values()].map(({ name }) => name)).toHaveLength(3);
  expect(await syncAccountBuilds('ann')).toEqual(synced);
});

test('many builds that parted are told in a few words', () => {
  const parted = Array.from({ length: 5 }, (_, n) => ({ kind: 'kept-here', name: `Build #${n}` }) as const);
  expect(partedNews(parted)?.description).toMatch(/The same goes for 2 more builds\.$/);
  expect(partedNews(parted.slice(0, 4))?.description).toMatch(/The same goes for 1 more build\.$/);
  expect([partedNews([]), partedNews(undefined)]).toEqual([undefined, undefined]);
});

test('a full account keeps the version of the other device, and this one stays in this browser', async () => {
  table.refused = (row) => row.parted_from !== null;
  const { result } = await apart('save', 'save');
  expect(result).toMatchObject({ status: 'synced', unsent: 1, parted: [{ kind: 'both' }] });
  expect(names()).toEqual(['Theirs', 'Mine (from another device)']);
  expect([...table.rows.values()].map(({ name }) => name)).toEqual(['Theirs']);
});

test('an empty list here or there takes nothing away', async () => {
  await saveToAccount('ann', build('17')).sent;
  table.rows.clear();
  await syncAccountBuilds('ann');
  expect(names()).toEqual(['Build #17']);
  expect(table.rows.size).toBe(1);
});

test('while the database is away the browser keeps everything and says so; the next sync sends it', async () => {
  table.setPresent(false);
  const change = saveToAccount('ann', build('17'));
  expect(change.ok).toBe(true);
  expect(await change.sent).toEqual(away);
  expect(await syncAccountBuilds('ann')).toEqual(away);
  expect(names()).toEqual(['Build #17']);
  table.setPresent(true);
  expect(await syncAccountBuilds('ann')).toEqual(synced);
  expect(table.rows.size).toBe(1);
});

test('what is the same on both sides is neither sent nor written', async () => {
  await saveToAccount('ann', build('17')).sent;
  await syncAccountBuilds('ann');
  put.mockClear();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  expect(await syncAccountBuilds('ann')).toEqual(synced);
  expect(put).not.toHaveBeenCalled();
  expect(write).not.toHaveBeenCalled();
});

test('two syncs at a time become one; the next is a new one', async () => {
  await Promise.all([syncAccountBuilds('ann'), syncAccountBuilds('ann')]);
  expect(fetched).toHaveBeenCalledTimes(1);
  await syncAccountBuilds('ann');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a build that the database refuses stays here and keeps back no other', async () => {
  table.setPresent(false);
  for (const id of ['1', '2', '3']) await saveToAccount('ann', build(id)).sent;
  table.setPresent(true);
  table.refused = ({ build_id }) => build_id === '2';
  expect(await syncAccountBuilds('ann')).toEqual({ status: 'synced', unsent: 1 });
  expect([...table.rows.keys()]).toEqual(['1', '3']);
  expect(names()).toEqual(['Build #1', 'Build #2', 'Build #3']);
});

test('the database does not hear of a build that was saved and taken away without it', async () => {
  table.setPresent(false);
  await saveToAccount('ann', build('17')).sent;
  await removeBuild('ann', '17').sent;
  table.setPresent(true);
  put.mockClear();
  expect(await syncAccountBuilds('ann')).toEqual(synced);
  expect(put).not.toHaveBeenCalled();
  table.refused = ({ build_id }) => build_id === '17';
  expect(await saveToAccount('ann', build('17')).sent).toEqual({ status: 'synced', unsent: 1 });
  expect(await removeBuild('ann', '17').sent).toEqual(synced);
});

test('of 500 builds no content is compared, and only what changed elsewhere is read and written', async () => {
  const many = Array.from({ length: 500 }, (_, n) => build(String(n)));
  for (const [index, one] of many.entries()) {
    const { user_id: _user, ...change } = rowOf('ann', {
      id: 'a',
      buildId: one.id,
      name: one.name,
      createdAt: new Date(index).toISOString(),
      components: one.components,
    });
    await table.put([change]);
  }
  const write = jest.spyOn(Storage.prototype, 'setItem');
  const compared = jest.spyOn(canonical, 'canonicalJson');
  expect(await syncAccountBuilds('ann')).toEqual(synced);
  expect(names()).toHaveLength(500);
  expect(write).toHaveBeenCalledTimes(1);
  expect(await syncAccountBuilds('ann')).toEqual(synced);
  expect(write).toHaveBeenCalledTimes(1);
  expect(put).not.toHaveBeenCalled();
  expect(compared).not.toHaveBeenCalled();
});

test('many builds go in several requests', async () => {
  table.setPresent(false);
  for (let id = 1; id <= 45; id += 1) await saveToAccount('ann', build(String(id))).sent;
  table.setPresent(true);
  put.mockClear();
  expect(await syncAccountBuilds('ann')).toEqual(synced);
  expect(put.mock.calls.map(([rows]) => rows.length)).toEqual([20, 20, 5]);
  expect(table.rows.size).toBe(45);
});

test('a clock that runs ahead is put right, and does not beat later changes for ever', async () => {
  const real = fakeTable(() => Date.now() - 3_600_000);
  put.mockImplementation(real.put);
  fetched.mockImplementation(real.fetch);
  await saveToAccount('ann', build('17')).sent;
  await saveToAccount('ann', build('17', 'Renamed')).sent;
  expect(list()).toMatchObject([{ changedAt: '2026-11-21T09:00:00.000Z' }]);
});

test('what is changed while a sync runs is not undone by its answer', async () => {
  put.mockImplementationOnce(async (rows) => {
    jest.advanceTimersByTime(5);
    meanwhile = saveToAccount('ann', build('17', 'Meanwhile')).sent;
    return table.put(rows);
  });
  let meanwhile: Promise<unknown> = Promise.resolve();
  await saveToAccount('ann', build('17')).sent;
  await meanwhile;
  expect(names()).toEqual(['Meanwhile']);
  expect([...table.rows.values()]).toMatchObject([{ name: 'Meanwhile' }]);
});

test('a database field that is not known here survives, and one that is known here survives the database', async () => {
  localStorage.setItem(
    'saved-builds-ann',
    JSON.stringify([
      { id: 'a', buildId: '17', name: 'One', createdAt: '2026-11-01T00:00:00.000Z', components: {}, colour: 'red' },
      { broken: true },
    ]),
  );
  await syncAccountBuilds('ann');
  await syncAccountBuilds('ann');
  expect(list()).toMatchObject([{ name: 'One', colour: 'red' }]);
  expect(JSON.parse(localStorage.getItem('saved-builds-ann') ?? '')).toContainEqual({ broken: true });
});

test('an answer that comes while somebody else is signed in is dropped', async () => {
  await saveToAccount('ann', build('17')).sent;
  localStorage.clear();
  fetched.mockImplementationOnce(async () => {
    pageOf('bob');
    return table.fetch();
  });
  expect(await syncAccountBuilds('ann')).toEqual({
    status: 'away',
    message: 'You are not signed in any more. Sign in and try again.',
  });
  expect(localStorage.getItem('saved-builds-ann')).toBeNull();
  put.mockClear();
  expect(await saveToAccount('ann', build('18')).sent).toMatchObject({ status: 'away' });
  expect(put).not.toHaveBeenCalled();
});

test('without services everything stays here and nothing is asked', async () => {
  initConfig(testConfig);
  const change = saveToAccount('ann', build('17'));
  expect(await change.sent).toEqual({ status: 'local', unsent: 0 });
  expect(await syncAccountBuilds('ann')).toEqual({ status: 'local', unsent: 0 });
  expect(names()).toEqual(['Build #17']);
  expect(fetched).not.toHaveBeenCalled();
});

test('a damaged list is kept aside and comes back from the database', async () => {
  await saveToAccount('ann', build('17')).sent;
  localStorage.setItem('saved-builds-ann', '{');
  expect(await syncAccountBuilds('ann')).toEqual(synced);
  expect(names()).toEqual(['Build #17']);
  expect(
    Object.keys(localStorage)
      .filter((key) => key.startsWith('saved-builds-ann.corrupt-'))
      .map((key) => localStorage.getItem(key)),
  ).toEqual(['{']);
});

test('a browser that keeps nothing says so', async () => {
  await saveToAccount('ann', build('17')).sent;
  localStorage.clear();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await syncAccountBuilds('ann')).toEqual({ status: 'unwritable', reason: 'full' });
  const change = saveToAccount('ann', build('18'));
  expect(change.ok).toBe(false);
  expect(await change.sent).toMatchObject({ status: 'away' });
});

test('signed out, nothing is asked', async () => {
  setAuthState(settled(null));
  expect(await syncAccountBuilds('ann')).toMatchObject({ status: 'away' });
  expect(fetched).not.toHaveBeenCalled();
});
