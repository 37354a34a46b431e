import { moreCents, sumsApart } from './sums-apart';

const cpu = { id: 'cpu1', name: 'Processor', price: 240 };
const card = { id: 'gpu~1', name: 'Card', price: 0, unpriced: true };
const other = { ...card, id: 'gpu~2' };
const fan = { id: 'caseFan~7', name: 'Fan', price: 0, unpriced: true };
const fans = (quantity: number) => [{ part: fan, quantity }];

test('pieces without a price that both have cancel out, those that one has more of stay', () => {
  const line = { part: cpu, quantity: 1 };
  expect(sumsApart([line, ...fans(3)], fans(1))).toEqual([
    { cents: 24_000, unpriced: 2 },
    { cents: 0, unpriced: 0 },
  ]);
  expect(sumsApart([...fans(1), ...fans(1)], fans(2))).toEqual([
    { cents: 0, unpriced: 0 },
    { cents: 0, unpriced: 0 },
  ]);
});

test('what a change costs is known where the parts without a price stay', () => {
  expect(moreCents({ cpu, gpu: card }, { cpu: { ...cpu, price: 300 }, gpu: card })).toBe(6_000);
  expect(moreCents({ cpu, gpu: { ...card, owned: true } }, { gpu: { ...other, owned: true } })).toBe(-24_000);
});

test.each([
  ['one for another', { gpu: card }, { gpu: other }],
  ['one that goes', { gpu: card }, { cpu }],
  ['one that comes', { cpu }, { gpu: card }],
  ['one more', { caseFan: fans(2) }, { caseFan: fans(3) }],
])('what a change costs is not known of parts without a price: %s', (_, before, after) => {
  expect(moreCents(before, after)).toBeUndefined();
});
