import { classOf, outOfClass } from './part-class';

test('the class of a part follows from its price; looks have none', () => {
  expect([10999, 11000, 44999, 45000].map((cents) => classOf('cpu', cents))).toEqual([1, 2, 4, 5]);
  expect([classOf('case', 17999), classOf('cooling', 6999), classOf('gpu', 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a part two classes from the middle of the others is out of class, one class is not', () => {
  const part = (type: 'cpu' | 'gpu' | 'psu' | 'motherboard' | 'case', dollars: number) => ({
    type,
    dearest: 100 * dollars,
  });
  const [cpu, board, psu, box] = [part('cpu', 190), part('motherboard', 170), part('psu', 100), part('case', 500)];
  expect(outOfClass([cpu, board, psu, box, part('gpu', 550)])).toEqual([]);
  const tooMuch = part('gpu', 900);
  expect(outOfClass([cpu, board, psu, box, tooMuch])).toEqual([tooMuch]);
  const tooLittle = part('gpu', 100);
  expect(outOfClass([cpu, board, psu, box, tooLittle])).toEqual([tooLittle]);
  expect(outOfClass([tooLittle])).toEqual([]);
  const strong = part('cpu', 300);
  const weak = part('gpu', 260);
  expect(outOfClass([strong, board, psu, weak])).toEqual([weak]);
});
