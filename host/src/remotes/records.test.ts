import { createHash, webcrypto } from 'node:crypto';
import type { NamedRelease, PageIndex, Release } from '@rig4u/shared/contracts';
import { createRecords } from './records';

const record = (version = '1.0.0'): Release => ({
  id: `mf_guides_${version}`,
  version,
  entry: { src: '/remotes/mf-guides/1.0.0/remoteEntry.js', integrity: `sha384-${'a'.repeat(64)}` },
  screens: [],
  needs: {},
});
/** A release as a registry names it: by the hash of its record. */
const nameOf = (release: Release, algorithm = 'sha256'): NamedRelease => {
  const hash = createHash(algorithm)
    .update(`${JSON.stringify(release)}\n`)
    .digest('base64');
  return [release.version, `${algorithm}-${hash}`];
};
const named = nameOf(record());
const index: PageIndex = {
  schema: 2,
  epoch: 1,
  revision: 1,
  host: { version: '1.0.0', shared: {} },
  remotes: { 'mf-guides': { paths: ['/guides'], live: named } },
};
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});
let onTestEnd: () => void = () => undefined;
afterEach(() => onTestEnd());
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
  const release = nameOf(record('1.1.0'));
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
  const odd = { ...record(), entry: { src: '/x.js' } };
  expect(await createRecords({ part: 'mf-guides', record: odd }, index, ask).of('mf-guides', named)).toEqual(record());
});

test('a record of the page that the registry does not name is never used: it is asked for, with the hash', async () => {
  const forged = { ...record(), entry: { src: '/evil.js', integrity: record().entry.integrity } };
  const ask = asking().mockRejectedValue(new TypeError('Failed to fetch'));
  const records = createRecords({ part: 'mf-guides', record: forged }, index, ask);
  for (const _try of [1, 2]) await expect(records.of('mf-guides', named)).rejects.toThrow('Failed to fetch');
  expect(ask).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ integrity: named[1] }));
  const tried = nameOf(record('1.1.0'));
  const rolled = {
    ...index,
    remotes: { 'mf-guides': { paths: [], live: named, rollout: { release: tried, percent: 1 } } },
  };
  const carried = { part: 'mf-guides', record: record(), tried: forged };
  await expect(createRecords(carried, rolled, ask).of('mf-guides', tried)).rejects.toThrow('Failed to fetch');
});

test('one that an early registry names by the longer hash needs no request either', async () => {
  const ask = asking();
  const long = nameOf(record(), 'sha384');
  const early = { ...index, remotes: { 'mf-guides': { paths: ['/guides'], live: long } } };
  expect(await createRecords({ part: 'mf-guides', record: record() }, early, ask).of('mf-guides', long)).toEqual(
    record(),
  );
  expect(ask).not.toHaveBeenCalled();
});

test('where the browser has no hashes the record is asked for', async () => {
  const withHashes = globalThis.crypto;
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  onTestEnd = () => Object.defineProperty(globalThis, 'crypto', { value: withHashes, configurable: true });
  const ask = asking().mockResolvedValueOnce(answer(record()));
  expect(await createRecords({ part: 'mf-guides', record: record() }, index, ask).of('mf-guides', named)).toEqual(
    record(),
  );
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a mended record of the same version is another one', async () => {
  const mended: NamedRelease = ['1.0.0', `sha256-${'b'.repeat(43)}=`];
  const ask = asking().mockResolvedValueOnce(answer({ ...record(), id: 'mended' }));
  const records = createRecords({ part: 'mf-guides', record: record() }, index, ask);
  expect(await records.of('mf-guides', mended)).toMatchObject({ id: 'mended' });
});
