import { largestShareText } from './money-share';

const part = (id: string, price: number) => ({ id, name: id, price });

test('the kind of part that takes the most money, with all its lines together', () => {
  const parts = {
    gpu: part('card', 500),
    storage: [
      { part: part('one', 200), quantity: 2 },
      { part: part('two', 150), quantity: 1 },
    ],
    cpu: part('chip', 60),
  };
  expect(largestShareText({ parts, price: 1110 })).toBe('Storage: 50 % of $1,110');
});

test('nothing is said of a build that costs nothing', () => {
  expect(largestShareText({ parts: {}, price: 0 })).toBe('');
  expect(largestShareText({ parts: { cpu: { ...part('chip', 50), owned: true } }, price: 0 })).toBe('');
});
