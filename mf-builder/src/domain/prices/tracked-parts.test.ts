import { newlyReached, reachedText, trackedParts } from './tracked-parts';

const target = (name: string, price: number) => ({ name, price, since: '2026-11-01' });
const targets = { gpu1: target('Zeta card', 500), cpu1: target('Beta chip', 90), mine: target('Alpha thing', 20) };
const catalogue = [
  { id: 'gpu1', price: 550, priceDate: '2025-09-01' },
  { id: 'cpu1', price: 85, priceDate: '2025-09-01' },
];
const listed = (id: string) => catalogue.find((part) => part.id === id);
const imported = (price: number) => [{ date: '2026-11-02', price }];

test('what reached its target comes first, then by name; a price may be unknown', () => {
  const history = { cpu1: imported(85) };
  expect(trackedParts(targets, listed, history).map(({ id, reached, latest }) => [id, reached, latest?.price])).toEqual(
    [
      ['cpu1', true, 85],
      ['mine', false, undefined],
      ['gpu1', false, 550],
    ],
  );
});

test('no price of the catalogue reaches a target, and a renewal of the catalogue is no news: nobody saw it', () => {
  const reached = (part: object, history = {}) =>
    newlyReached(targets, (id) => (id === 'cpu1' ? { id, price: 85, ...part } : undefined), {}, history);
  expect(trackedParts(targets, listed, {}).filter((part) => part.reached)).toEqual([]);
  expect(reached({ priceDate: '2026-12-01' })).toEqual([]);
  expect(reached({ priceDate: '2026-12-01', estimatedFrom: { price: 100, date: '2025-08-01' } })).toEqual([]);
});

test('a seen price reaches a target as long as the catalogue knows no newer one, and at once', () => {
  const part = { id: 'cpu1', price: 200, priceDate: '2026-01-01', estimatedFrom: { price: 50, date: '2025-08-01' } };
  const reachedAt = (date: string) =>
    trackedParts(targets, (id) => (id === 'cpu1' ? part : undefined), { cpu1: [{ date, price: 90 }] })
      .filter(({ reached }) => reached)
      .map(({ id }) => id);
  expect([reachedAt('2025-12-31'), reachedAt('2026-01-01'), reachedAt('2026-02-01')]).toEqual([[], ['cpu1'], ['cpu1']]);
});

test('an imported price counts, also of a part that the catalogue does not have', () => {
  const history = { gpu1: imported(499), mine: imported(20), cpu1: imported(95) };
  expect(trackedParts(targets, listed, history).map(({ id, reached }) => [id, reached])).toEqual([
    ['mine', true],
    ['gpu1', true],
    ['cpu1', false],
  ]);
});

test('news is only what was not reached before', () => {
  const after = { gpu1: imported(499), mine: imported(19) };
  expect(newlyReached(targets, listed, {}, after).map(({ id }) => id)).toEqual(['mine', 'gpu1']);
  expect(newlyReached(targets, listed, after, after)).toEqual([]);
  expect(newlyReached({}, listed, {}, after)).toEqual([]);
});

test('it is said with names', () => {
  const [first, second] = newlyReached(targets, listed, {}, { gpu1: imported(499), mine: imported(19) });
  if (!first || !second) throw new Error('nothing was reached');
  expect(reachedText([])).toBe('');
  expect(reachedText([first])).toBe('1 part reached your target price: Alpha thing.');
  expect(reachedText([first, second])).toBe('2 parts reached your target price: Alpha thing and Zeta card.');
});
