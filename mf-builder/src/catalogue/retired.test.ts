import { loadByIds } from './load-types';
import { loadRetired } from './retired';
import { catalogueTypes } from './schema';
import { builtIn } from './source';

test('a retired part has an id that no listed part has, and none twice', async () => {
  const lists = await Promise.all(catalogueTypes.map((type) => builtIn.load(type)));
  const listed = new Set(lists.flat().map(({ id }) => id));
  const retired = (await loadRetired()).map(({ id }) => id);
  expect(retired.length).toBeGreaterThan(0);
  expect(new Set(retired).size).toBe(retired.length);
  expect(retired.filter((id) => listed.has(id))).toEqual([]);
});

test('an id of a retired part resolves beside the listed ones; others of the retired are not offered', async () => {
  const partsOf = await loadByIds(['cpu11', 'ram1']);
  expect(partsOf('cpu').map(({ id }) => id)).toContain('cpu11');
  expect(partsOf('cpu')).toHaveLength(21);
  expect(partsOf('ram')).toHaveLength(20);
  expect(partsOf('gpu')).toEqual([]);
});

test('without a retired id the list is the listed one', async () => {
  expect((await loadByIds(['cpu1']))('cpu')).toBe(await builtIn.load('cpu'));
});

test('an id that nobody ever had is in no list', async () => {
  const partsOf = await loadByIds(['cpu9000', 'nothing7']);
  expect(partsOf('cpu')).toHaveLength(20);
});

test('a part was sold at least until the month in which a price of it was seen', async () => {
  const lists = await Promise.all(catalogueTypes.map((type) => builtIn.load(type)));
  const ended = [...lists.flat(), ...(await loadRetired())].filter(({ soldUntil }) => soldUntil !== undefined);
  expect(ended.length).toBeGreaterThan(0);
  for (const { id, soldUntil, priceDate, estimatedFrom } of ended)
    expect([id, (soldUntil ?? '') >= (estimatedFrom?.date ?? priceDate).slice(0, 7)]).toEqual([id, true]);
});
