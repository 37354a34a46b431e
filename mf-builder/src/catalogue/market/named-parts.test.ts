/** @jest-environment node */
import { hasNoPrice, storedPart as schema } from '@rig4u/shared/builds';
import * as v from 'valibot';
import { readNumbers } from '../../../market/src/numbers/files';
import { loadByIds } from '../load-types';
import { catalogueTypes } from '../schema';
import { builtIn } from '../source';
import { loadMarket } from './load-market';
import { loadNamed } from './named-parts';

test('parts of both shelves are found by their ids, those of the market without a price', async () => {
  const partsOf = await loadByIds(['cpu1', 'gpu~123', 'gpu~1', 'ram11', 'case~7']);
  expect(partsOf('cpu')).toEqual(await builtIn.load('cpu'));
  const shelf = await loadMarket('gpu');
  const cards = partsOf('gpu');
  expect(cards.map(({ id }) => id)).toEqual(['gpu~123', 'gpu~1']);
  for (const [at, n] of [123, 1].entries()) {
    const card = cards[at];
    const row = shelf.rowOf(n) ?? -1;
    expect(card).toMatchObject({ type: 'gpu', name: shelf.nameAt(row), specs: shelf.partAt(row).facts });
    expect(card && hasNoPrice(card)).toBe(true);
    expect(v.parse(schema, JSON.parse(JSON.stringify(card)))).toEqual(card);
  }
  expect(partsOf('case').map(({ id }) => id)).toEqual(['case~7']);
  expect(partsOf('psu')).toEqual([]);
});

test('what may be wrong of a part goes with it', async () => {
  const shelf = await loadMarket('motherboard');
  const row =
    Array.from({ length: shelf.count }, (_, at) => at).find((at) => shelf.partAt(at).doubted.length > 1) ?? -1;
  const [board] = await loadNamed([`motherboard~${shelf.numberAt(row)}`]);
  const { doubted, probable, derived } = shelf.partAt(row);
  expect(board?.doubted).toEqual([...doubted, ...probable].toSorted());
  expect(board?.derived).toEqual(derived.toSorted());
});

test('what is probable of a part is also doubted: a release that does not know the one lets nothing rest on it', async () => {
  const shelf = await loadMarket('motherboard');
  const row = Array.from({ length: shelf.count }, (_, at) => at).find((at) => shelf.isProbable(at, 'frontUsbC')) ?? -1;
  const [board] = await loadNamed([`motherboard~${shelf.numberAt(row)}`]);
  expect(board?.probable).toEqual(['frontUsbC']);
  expect(board?.doubted).toContain('frontUsbC');
});

test('numbers that no list has, and ids of no market, are in no list', async () => {
  expect(await loadNamed(['gpu~65535', 'ups~1', 'gpu1', 'nothing~1'])).toEqual([]);
});

test('every number that was ever given is on its shelf: what an edition drops has to stay readable by name', async () => {
  for (const type of catalogueTypes) {
    const shelf = await loadMarket(type);
    const lost = readNumbers(type).flatMap((id, at) =>
      shelf.rowOf(at + 1) === undefined ? [`${type}~${at + 1} (${id})`] : [],
    );
    expect(lost).toEqual([]);
  }
});
