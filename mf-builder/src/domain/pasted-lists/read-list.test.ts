import fc from 'fast-check';
import { readList } from './read-list';

const read = (text: string) =>
  readList(text).lines.map(({ name, type, quantity, price }) => [type, quantity, name, price?.amount]);

test('type, quantity, name and price come out of one line, in many spellings', () => {
  expect(read('CPU: AMD Ryzen 5 7600  ($189.99 @ Amazon)')).toEqual([['cpu', 1, 'AMD Ryzen 5 7600', 189.99]]);
  expect(read('2x Crucial BX500 1TB SSD - 58,90 €')).toEqual([['storage', 2, 'Crucial BX500 1TB SSD', 58.9]]);
  expect(read('**Netzteil** | [Corsair RM750e](https://shop.example/1) | EUR 1.099,00')).toEqual([
    ['psu', 1, 'Corsair RM750e', 1099],
  ]);
  expect(read('Fans: Arctic P12 (x3)')).toEqual([['caseFan', 3, 'Arctic P12', undefined]]);
  expect(read('RAM 2 x 16 GB DDR5-6000')).toEqual([['ram', 1, '2 x 16 GB DDR5-6000', undefined]]);
});

test('a currency is kept with its price, and without one there is none', () => {
  const [franc, plain] = readList('PSU: One thing, CHF 129.-\nPSU\tAnother thing\t99.99').lines;
  expect(franc?.price).toEqual({ amount: 129, currency: 'CHF', text: 'CHF 129.-' });
  expect(plain?.price).toEqual({ amount: 99.99, currency: undefined, text: '99.99' });
});

test('an address, and that a part is owned, are kept apart from the name', () => {
  expect(readList('Case: Fractal Terra https://shop.example/a?b=1 (owned)').lines[0]).toMatchObject({
    name: 'Fractal Terra',
    address: 'https://shop.example/a?b=1',
    owned: true,
  });
});

test('type above the name, price below it', () => {
  expect(read('Processor\nIntel Core i5-14600K\nPrice $214.99\nBuy')).toEqual([
    ['cpu', 1, 'Intel Core i5-14600K', 214.99],
  ]);
});

test('what people write around their lists is a note, and so are sums', () => {
  const list = readList('Hi, I want to build this PC for my son.\nGPU: RTX 5070\nTotal: $549.99\nShipping: free');
  expect(list.lines.map(({ name }) => name)).toEqual(['RTX 5070']);
  expect(list.notes).toEqual(['Hi, I want to build this PC for my son.', 'Total: $549.99', 'Shipping: free']);
});

test('markup is no part of a name, and underscores inside one are', () => {
  expect(read('[b]SSD:[/b] [url=https://a.example]WD_BLACK SN850X 2TB[/url]')[0]?.[2]).toBe('WD_BLACK SN850X 2TB');
  expect(read('<li><b>GPU</b>: AMD Radeon&trade; RX 9070 &lt;XT&gt;</li>')[0]?.[2]).toBe('AMD Radeon RX 9070 <XT>');
  expect(read('* __CPU__: *Ryzen* `7600`')[0]?.[2]).toBe('Ryzen 7600');
});

test('a word for a type alone, a line of dashes and an empty text name nothing', () => {
  expect(readList('CPU\n-----\n\n| | |').lines).toEqual([]);
  expect(readList('').lines).toEqual([]);
});

test('any text gets an answer, with quantities that a build takes and names that have letters or digits', () => {
  const mark = fc.constantFrom(
    '|',
    '\t',
    '[b]',
    '<td>',
    '\n',
    ' x ',
    '$',
    '2x',
    ': ',
    'CPU',
    '€',
    '(',
    ')',
    '&#',
    '*',
    '\\',
  );
  const text = fc.array(fc.oneof(mark, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 40 });
  fc.assert(
    fc.property(text, (pieces) => {
      for (const { name, quantity, price } of readList(pieces.join('')).lines) {
        expect(name).toMatch(/[\p{L}\p{N}]{2}/u);
        expect(name.length).toBeLessThanOrEqual(200);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(32);
        expect(price?.amount ?? 0).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 500 },
  );
});
