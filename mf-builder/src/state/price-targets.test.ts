import { priceTargets, setPriceTarget } from './price-targets';

const key = 'rig4u-price-targets';
const target = { name: 'Card', price: 500, since: '2026-11-01' };

test('a target is set, changed and removed; the others stay', () => {
  setPriceTarget('gpu1', target);
  setPriceTarget('cpu1', target);
  setPriceTarget('gpu1', { ...target, price: 450 });
  expect(priceTargets.read().value.parts).toEqual({ gpu1: { ...target, price: 450 }, cpu1: target });
  setPriceTarget('gpu1', undefined);
  expect(priceTargets.read().value.parts).toEqual({ cpu1: target });
});

test('fields that a later version adds survive', () => {
  const later = { parts: { gpu1: { ...target, told: true } }, more: 1 };
  localStorage.setItem(key, JSON.stringify(later));
  setPriceTarget('cpu1', target);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ ...later, parts: { ...later.parts, cpu1: target } });
});

test.each([
  { parts: { gpu1: { ...target, price: 0 } } },
  { parts: { gpu1: { ...target, price: '500' } } },
  { parts: { gpu1: { ...target, since: 'soon' } } },
  [],
])('what is no list of targets is read as none: %j', (stored) => {
  localStorage.setItem(key, JSON.stringify(stored));
  expect(Object.keys(priceTargets.read().value.parts)).toEqual([]);
});
