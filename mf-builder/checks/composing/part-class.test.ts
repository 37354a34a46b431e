import { classOf, outOfClass } from './part-class';

/** Twenty prices of a type. */
const prices = Array.from({ length: 20 }, (_, place) => ({ price: 10 + place }));
const classes = (type: 'cpu' | 'gpu' | 'case', times = 1) =>
  prices.map(({ price }) =>
    classOf(
      { type, price: price * times },
      prices.map((one) => ({ price: one.price * times })),
    ),
  );

test('the class of a part follows from its place among the prices of its type; looks have none', () => {
  expect(classes('cpu')).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]);
  expect(classes('gpu').filter((of) => of === 5)).toHaveLength(2);
  expect(new Set(classes('case'))).toEqual(new Set([undefined]));
});

test('a market that rises as a whole moves no part into another class', () => {
  expect(classes('gpu', 4.4)).toEqual(classes('gpu'));
});

test('a part two classes from the middle of the others is out of class, one class is not', () => {
  const part = (type: 'cpu' | 'gpu' | 'psu' | 'motherboard' | 'case', priceClass?: number) =>
    priceClass === undefined ? { type } : { type, priceClass };
  const [cpu, board, psu, box] = [part('cpu', 3), part('motherboard', 3), part('psu', 3), part('case')];
  expect(outOfClass([cpu, board, psu, box, part('gpu', 4)])).toEqual([]);
  const tooMuch = part('gpu', 5);
  expect(outOfClass([cpu, board, psu, box, tooMuch])).toEqual([tooMuch]);
  const tooLittle = part('gpu', 1);
  expect(outOfClass([cpu, board, psu, box, tooLittle])).toEqual([tooLittle]);
  expect(outOfClass([tooLittle])).toEqual([]);
  const [strong, weak] = [part('cpu', 4), part('gpu', 2)];
  expect(outOfClass([strong, board, psu, weak])).toEqual([weak]);
});
