import fc from 'fast-check';
import { readPriceList, type Known } from './price-list';

const known: Known = {
  partId: ({ id, retailerSku }) =>
    id === 'cpu1' || retailerSku === 'N82E1' ? 'cpu1' : id === 'a, "b"' ? 'odd' : undefined,
  today: '2026-11-21',
};
const read = (text: string) => readPriceList(text, known);
const messageOf = (text: string) => {
  const list = read(text);
  return list.ok ? 'read' : list.message;
};
const good = { id: 'cpu1', price: 84.99, date: '2026-11-02' };

test('CSV by id or retailer number, in any order of columns, with any of the usual separators', () => {
  for (const text of [
    'id,price,date\ncpu1,84.99,2026-11-02',
    '\ufeffDate;Name;SKU;Price\r\n2026-11-02;x;N82E1;$84.99\r\n\r\n',
    '"price"\t"retailerSku"\t"date"\n"84.99"\t"N82E1"\t"2026-11-02"\n',
  ]) {
    expect(read(text)).toEqual({ ok: true, prices: [good], errors: [] });
  }
  expect(read('id,price,date\n"a, ""b""","1,299.00",2026-11-02')).toEqual({
    ok: true,
    prices: [{ id: 'odd', price: 1299, date: '2026-11-02' }],
    errors: [],
  });
});

test('JSON, as a list or under "prices"', () => {
  const rows = [
    { id: 'cpu1', price: 84.99, date: '2026-11-02' },
    { retailerSku: 'N82E1', price: '84.99', date: '2026-11-02', more: true },
  ];
  expect(read(JSON.stringify(rows))).toEqual({ ok: true, prices: [good, good], errors: [] });
  expect(read(JSON.stringify({ prices: rows }))).toEqual({ ok: true, prices: [good, good], errors: [] });
});

test('a row that cannot be read is said with its line; the others are kept', () => {
  const list = read(
    [
      'id,price,date',
      'cpu1,84.99,2026-11-02',
      'cpu99,5,2026-11-02',
      ',5,2026-11-02',
      'cpu1,free,2026-11-02',
      'cpu1,,2026-11-02',
      'cpu1,-5,2026-11-02',
      '"cpu1\n",84.99,2026-11-02',
      'cpu1,5,2026-02-30',
      'cpu1,5,',
      'cpu1,5,2026-11-22',
      'cpu1,"1.299,00",2026-11-02',
    ].join('\n'),
  );
  expect(list).toEqual({
    ok: true,
    prices: [good, good],
    errors: [
      { line: 3, message: 'there is no part "cpu99" in the catalogue or in your builds' },
      { line: 4, message: 'names no part: give its "id" or "retailerSku"' },
      { line: 5, message: 'has "free" as its price: write US dollars such as 84.99, up to 1,000,000' },
      { line: 6, message: 'has no price' },
      { line: 7, message: 'has "-5" as its price: write US dollars such as 84.99, up to 1,000,000' },
      { line: 10, message: 'has "2026-02-30" as its date: write it as year-month-day, such as 2026-11-02' },
      { line: 11, message: 'has no date' },
      { line: 12, message: 'has a date that is still to come, 2026-11-22' },
      { line: 13, message: 'has "1.299,00" as its price: write US dollars such as 84.99, up to 1,000,000' },
    ],
  });
  expect(read('[{"id":"cpu1"},7,null]')).toMatchObject({ prices: [], errors: [{ line: 1 }, { line: 2 }, { line: 3 }] });
});

test('a list that is none is said', () => {
  expect(messageOf(' ')).toMatch(/^There is nothing in this list/);
  expect(messageOf('hello\nworld')).toMatch(/^The first line has to name the columns/);
  expect(messageOf('id,price,date\n')).toMatch(/^There are no prices in this list/);
  expect(messageOf('[{]')).toMatch(/^This looks like JSON but cannot be read/);
  expect(messageOf('{"a":1}')).toMatch(/^A JSON price list is a list of objects/);
  expect(messageOf('x'.repeat(1_000_001))).toMatch(/^This list is larger than 1,000,000 characters/);
  expect(messageOf(`id,price,date\n${'a,1,b\n'.repeat(20_001)}`)).toMatch(/^This list has more than 20,000 rows/);
});

test('any text gets an answer, and what is read is a price', () => {
  const row = fc.tuple(fc.constantFrom('cpu1', 'x', ''), fc.string(), fc.string()).map((fields) => fields.join(','));
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(row).map((rows) => ['id,price,date', ...rows].join('\n')),
    fc.json(),
  );
  fc.assert(
    fc.property(text, (any) => {
      const list = read(any);
      if (!list.ok) expect(list.message.length).toBeGreaterThan(10);
      else
        for (const one of list.prices)
          expect(one).toEqual({
            id: 'cpu1',
            price: expect.any(Number),
            date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          });
    }),
    { numRuns: 2_000 },
  );
});
