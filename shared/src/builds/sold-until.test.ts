import { soldLine, soldText, type StoredPart } from '.';

const card = { id: 'soundCard7', brand: 'ASUS', name: 'Xonar SE', price: 44.99, soldUntil: '2026-06' };
const cpu: StoredPart = { id: 'cpu1', brand: 'AMD', name: 'Ryzen 5 5500', price: 84.99 };

test('a part that is sold no more says until when; one on sale says nothing', () => {
  expect(soldText(card)).toBe('Sold until June 2026.');
  expect(soldText(cpu)).toBeUndefined();
  expect(soldText({ soldUntil: '2026-12' })).toBe('Sold until December 2026.');
});

test.each(['', 'soon', '2026-13', '2026-06-01', '\u202e2026-06'])(
  'nothing is said of a month that is none: %j',
  (soldUntil) => {
    expect(soldText({ soldUntil })).toBeUndefined();
    expect(soldLine({ cpu: { ...cpu, soldUntil } })).toBeUndefined();
  },
);

test('a build names what may have to be bought used, and nothing that is owned', () => {
  expect(soldLine({ cpu })).toBeUndefined();
  expect(soldLine({ cpu, soundCard: card })).toBe(
    'ASUS Xonar SE was sold until June 2026. It may have to be bought used.',
  );
  expect(soldLine({ cpu: { ...cpu, soldUntil: '2025-08' }, soundCard: card })).toBe(
    'AMD Ryzen 5 5500 was sold until August 2025. ASUS Xonar SE was sold until June 2026. They may have to be bought used.',
  );
  expect(soldLine({ cpu, soundCard: { ...card, owned: true } })).toBeUndefined();
});
