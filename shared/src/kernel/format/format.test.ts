import fc from 'fast-check';
import { exactDollars, factSharesText, formatDate, formatMonth, sumDollars, wholeDollars } from '.';

test(spec('5.9 9.31', 'dollars: whole in lists, with cents in the picker'), () => {
  expect(wholeDollars(1499)).toBe('$1,499');
  expect(wholeDollars(1499.5)).toBe('$1,500');
  expect(exactDollars(1499)).toBe('$1,499.00');
  expect(exactDollars(0.1 + 0.2)).toBe('$0.30');
});

test('a sum of amounts is exact to the cent', () => {
  expect(sumDollars([0.1, 0.2])).toBe(0.3);
  expect(sumDollars([])).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000)), (cents) => {
      expect(sumDollars(cents.map((amount) => amount / 100))).toBe(
        cents.reduce((sum, amount) => sum + amount, 0) / 100,
      );
    }),
  );
});

test('dates are short and American; what is no date stays as it is', () => {
  expect(formatDate('2026-11-02T12:00:00.000Z')).toBe('Nov 2, 2026');
  expect(formatDate('some day')).toBe('some day');
  expect(formatMonth('2026-11-01')).toBe('November 2026');
  expect(formatMonth('soon')).toBe('soon');
});

test('the shares of sources are said in whole per cent, and a trace as less than one', () => {
  expect(factSharesText({ opendb: 2000, maker: 3, recalled: 997 })).toBe(
    'Of the 3,000 facts in the catalogue, 67 % come from BuildCores OpenDB, less than 1 % from pages of makers and 33 % from ' +
      'general knowledge.',
  );
  expect(factSharesText({ opendb: 1, maker: 0, recalled: 1 })).toContain('0 % from pages of makers');
});
