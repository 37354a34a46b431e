/** @jest-environment node */
import { allParts } from '../catalogue-files';
import { readNewPrices } from './read-new-prices';

const parts = allParts();
const today = '2026-11-22';
const read = (...lines: string[]) => readNewPrices(lines.join('\n'), parts, today);
const part = (id: string) => {
  const found = parts.find((one) => one.id === id);
  if (!found) throw new Error(`the catalogue has no ${id}`);
  return found;
};
const cpu = part('cpu1');
const free = parts.find(({ type, price }) => type === 'os' && price === 0);

test('a list in any order of columns, quoted or not, is read', () => {
  const prices = [
    { id: 'cpu1', price: cpu.price, date: '2026-11-01' },
    { id: free?.id, price: 0, date: '2026-10-01' },
  ];
  expect(read('id,price,date', `cpu1,${cpu.price},2026-11-01`, `${free?.id},0,2026-10-01`)).toEqual({
    ok: true,
    prices,
  });
  expect(
    read('\ufeffdate, id,price\r', `2026-11-01,"cpu1",${cpu.price}\r`, '\r', `2026-10-01,${free?.id},0.00`),
  ).toEqual({ ok: true, prices });
});

test('today’s own prices are all taken', () => {
  const lines = parts.map(({ id, price, priceDate }) => `${id},${price},${priceDate}`);
  expect(read('id,price,date', ...lines)).toMatchObject({ ok: true, prices: { length: parts.length } });
});

test.each([
  ['an unknown part', 'cpu99,5,2026-11-01', /^there is no part "cpu99": take an id/],
  ['a word for a price', 'cpu1,free,2026-11-01', /^"free" is no price above zero/],
  ['a negative price', 'cpu1,-85,2026-11-01', /^"-85" is no price above zero/],
  ['nothing for a part that is sold', 'cpu1,0,2026-11-01', /^"0" is no price above zero/],
  ['parts of a cent', 'cpu1,84.999,2026-11-01', /^"84.999" is no price above zero/],
  ['a price of another class', 'cpu1,850,2026-11-01', /^\$850 for Ryzen 5 5500 is not within \$56.00 and \$112.00/],
  ['a price for what is free', `${free?.id},5,2026-11-01`, /is not within \$0.00 and \$0.00/],
  ['a day that is none', 'cpu1,85,2026-13-01', /^"2026-13-01" is not the first of a month/],
  ['a day within a month', 'cpu1,85,2026-11-02', /^"2026-11-02" is not the first of a month/],
  ['a day to come', 'cpu1,85,2026-12-01', /^2026-12-01 is still to come/],
  ['a day before the price that stands', 'cpu1,85,2025-01-01', /^2025-01-01 is older than the price that stands/],
  ['a missing cell', 'cpu1,85', /^2 cells instead of 3/],
  ['a cell too many', 'cpu1,1,299.00,2026-11-01', /^4 cells instead of 3/],
])('%s is refused by its line, and nothing is taken', (_, row, message) => {
  const good = `cpu2,${part('cpu2').price},2026-11-01`;
  expect(read('id,price,date', good, '', row)).toEqual({
    ok: false,
    errors: [{ line: 4, message: expect.stringMatching(message) }],
  });
});

test('every refused line is named; a second price of a part too', () => {
  const row = `cpu1,${cpu.price},2026-11-01`;
  expect(read('id,price,date', row, 'cpu99,5,2026-11-01', row)).toEqual({
    ok: false,
    errors: [
      { line: 3, message: expect.stringMatching(/^there is no part/) },
      { line: 4, message: '"cpu1" has a price on line 2 already: keep one' },
    ],
  });
});

test.each(['', 'hello', 'id,price', 'id,price,date,name', 'id;price;date', 'id,price,price'])(
  'columns "%s" are refused',
  (head) => {
    expect(read(head, 'cpu1,85,2026-11-01')).toMatchObject({
      ok: false,
      errors: [{ message: expect.stringContaining('the columns have to be') }],
    });
  },
);

test('columns alone are refused', () => {
  expect(read('id,price,date')).toMatchObject({ ok: false, errors: [{ message: /no price follows/ }] });
});
