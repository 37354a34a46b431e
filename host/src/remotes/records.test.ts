import type { NamedRelease, PageIndex, Release } from '@rig4u/shared/contracts';
import { createRecords } from './records';

const named: NamedRelease = ['1.0.0', `sha256-${'a'.repeat(43)}=`];
const record = (version = '1.0.0'): Release => ({
  id: `mf_guides_${version}`,
  version,
  entry: { src: '/remotes/mf-guides/1.0.0/remoteEntry.js', integrity: `sha384-${'a'.repeat(64)}` },
  screens: [],
  needs: {},
});
const index: PageIndex = {
  schema: 2,
  epoch: 1,
  revision: 1,
  host: { version: '1.0.0', shared: {} },
  remotes: { 'mf-guides': { paths: ['/guides'], live: named } },
};
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const asking = () => jest.fn<Promise<Response>, Parameters<typeof fetch>>();

test('the record that the page carries needs no request', async () => {
  const ask = asking();
  expect(await createRecords({ part: 'mf-guides', record: record() }, index, ask).of('mf-guides', named)).toEqual(
    record(),
  );
  expect(ask).not.toHaveBeenCalled();
});

test('neither does the record of the release that is rolled out', async () => {
  const ask = asking();
  const release: NamedRelease = ['1.1.0', `sha256-${'b'.repeat(43)}=`];
  const rolled = {
    ...index,
    remotes: { 'mf-guides': { paths: ['/guides'], live: named, rollout: { release, percent: 1 } } },
  };
  const carried = { part: 'mf-guides', record: record(), tried: record('1.1.0') };
  expect(await createRecords(carried, rolled, ask).of('mf-guides', release)).toEqual(record('1.1.0'));
  expect(ask).not.toHaveBeenCalled();
});

test('another one is fetched once, with the hash that the registry names', async () => {
  const ask = asking().mockResolvedValueOnce(answer(record()));
  const records = createRecords(undefined, index, ask);
  expect(await Promise.all([records.of('mf-guides', named), records.of('mf-guides', named)])).toEqual([
    record(),
    record(),
  ]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledWith(
    '/remotes/mf-guides/1.0.0/release.json',
    expect.objectContaining({ integrity: named[1] }),
  );
});

test('one that failed is asked for again, past what the browser keeps', async () => {
  const ask = asking()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(answer('gone', 404))
    .mockResolvedValueOnce(answer(record()));
  const records = createRecords(undefined, index, ask);
  await expect(records.of('mf-guides', named)).rejects.toThrow('Failed to fetch');
  await expect(records.of('mf-guides', named)).rejects.toThrow(
    'The record of mf-guides@1.0.0 did not arrive: status 404',
  );
  expect(await records.of('mf-guides', named)).toEqual(record());
  expect(ask).toHaveBeenLastCalledWith(expect.any(String), expect.objectContaining({ cache: 'reload' }));
});

test('a record of the page that cannot be used is asked for instead', async () => {
  const ask = asking().mockResolvedValueOnce(answer(record()));
  const records = createRecords({ part: 'mf-guides', record: { ...record(), entry: { src: '/x.js' } } }, index, ask);
  await expect(records.of('mf-guides', named)).rejects.toThrow(/record is not usable: .*integrity/);
  expect(await records.of('mf-guides', named)).toEqual(record());
});

test('a mended record of the same version is another one', async () => {
  const mended: NamedRelease = ['1.0.0', `sha256-${'b'.repeat(43)}=`];
  const ask = asking().mockResolvedValueOnce(answer({ ...record(), id: 'mended' }));
  const records = createRecords({ part: 'mf-guides', record: record() }, index, ask);
  expect(await records.of('mf-guides', mended)).toMatchObject({ id: 'mended' });
});
