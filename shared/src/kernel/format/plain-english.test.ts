import fc from 'fast-check';
import { dayText, dollarText, listed, monthText, numberText } from './plain-english';

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });

test('dollars are written as the browser would', () => {
  const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  fc.assert(
    fc.property(cents, (amount) => {
      expect(dollarText(amount / 100, 2)).toBe(exact.format(amount / 100));
      // Below half a dollar the browser writes a debt of nothing: -$0.
      if (Math.abs(amount) >= 50 || amount >= 0) expect(dollarText(amount / 100, 0)).toBe(whole.format(amount / 100));
    }),
  );
});

test.each([0, 1, 2, 3])('numbers with at most %i decimals are written as the browser would', (digits) => {
  const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: digits });
  const fromTenThousand = new Intl.NumberFormat('en-US', { maximumFractionDigits: digits, useGrouping: 'min2' });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: 0, max: 4 }), (number, decimals) => {
      const value = number / 10 ** decimals;
      expect(numberText(value, digits)).toBe(plain.format(value));
      expect(numberText(value, digits, 10_000)).toBe(fromTenThousand.format(value));
    }),
  );
});

test('less than a millionth is nothing, and a debt keeps its sign', () => {
  expect(numberText(1e-9)).toBe('0');
  expect(numberText(-1_234.5)).toBe('-1,234.5');
});

test('lists are written as the browser would', () => {
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 6 }), (names) => expect(listed(names)).toBe(list.format(names))),
  );
});

test('days and months are written as the browser would', () => {
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const dates = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      expect(dayText(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())).toBe(day.format(date));
      expect(monthText(date.getUTCFullYear(), date.getUTCMonth())).toBe(month.format(date));
    }),
  );
});
