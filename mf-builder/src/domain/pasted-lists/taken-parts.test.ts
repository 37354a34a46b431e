import type { Part } from '../../catalogue/schema';
import type { LineMatch } from './match-line';
import { componentsOf, firstChoice, secondOnes, type ChosenLine } from './taken-parts';

const fan: Part = {
  id: 'caseFan1',
  type: 'caseFan',
  brand: 'Noctua',
  name: 'NF-A12',
  price: 30,
  priceDate: '2026-01-01',
  specs: { sizeMm: 120, qty: 1 },
};
const line = { text: 'a line', name: 'A thing', typed: true, quantity: 1, owned: false, loose: false } as const;
const match = (more: Partial<LineMatch> = {}): LineMatch => ({ line, alternatives: [], sure: true, ...more });
const chosen = (one: LineMatch): ChosenLine => ({ match: one, choice: firstChoice(one) });

test('a match is taken; one that is likely another part is not, and the list’s words are', () => {
  expect(firstChoice(match({ match: fan })).take).toBe('listed');
  expect(firstChoice(match({ match: fan, sure: false, doubt: { kind: 'less', part: [] } })).take).toBe('listed');
  expect(firstChoice(match({ match: fan, sure: false, doubt: { kind: 'maker' } })).take).toBe('own');
  expect(firstChoice(match({ match: fan, sure: false, doubt: { kind: 'number', list: 'a', part: 'b' } })).take).toBe(
    'own',
  );
  expect(firstChoice(match()).take).toBe('own');
});

test('a price in dollars is taken over, and one in another currency is asked', () => {
  const priced = (currency: string | undefined) =>
    firstChoice(match({ line: { ...line, price: { amount: 12.5, currency, text: '12.50' } } })).price;
  expect([priced('USD'), priced(undefined), priced('EUR')]).toEqual(['12.50', '12.50', '']);
});

test('quantities are added up, own parts have ids of their own, and a part without a type is left out', () => {
  const fans = chosen(match({ match: fan, line: { ...line, type: 'caseFan', quantity: 2 } }));
  const own = chosen(
    match({ line: { ...line, type: 'storage', owned: true, price: { amount: 9, currency: 'USD', text: '$9' } } }),
  );
  expect(componentsOf([fans, own, fans, own, chosen(match())], 1_000)).toEqual({
    caseFan: [{ part: fan, quantity: 4 }],
    storage: [
      {
        part: { id: 'own-storage-1001', type: 'storage', name: 'A thing', price: 9, owned: true, specs: {} },
        quantity: 1,
      },
      {
        part: { id: 'own-storage-1003', type: 'storage', name: 'A thing', price: 9, owned: true, specs: {} },
        quantity: 1,
      },
    ],
  });
});

test('where a build holds one part, the first is taken and the others are named', () => {
  const [first, second] = ['One', 'Two'].map((name) =>
    chosen(match({ line: { ...line, name, type: 'cpu', quantity: 3 } })),
  );
  if (!first || !second) throw new Error('two lines were made');
  expect([...secondOnes([first, second])]).toEqual([second]);
  expect(componentsOf([first, second], 5)).toEqual({
    cpu: { id: 'own-cpu-5', type: 'cpu', name: 'One', price: 0, specs: {} },
  });
});
