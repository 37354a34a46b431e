/** @jest-environment node */
import { packPartNumbers } from './pack';
import { partNumbersOf } from './part-numbers';
import { readPartNumbers } from './read';

const of = (said: object, n = 1) => partNumbersOf({ id: 'bc:1', name: 'Rig', brand: 'Sample', ...said }, n);

test('what a record says of it, each number once and on one line', () => {
  const url = 'https://www.sample.test/rig-5?c=1#specs';
  expect(of({ mpn: ['R5-B', 'R5\n W', 'R5-B', ' '], neweggSku: 'N82E16800000001', url })).toEqual({
    ...{ n: 1, maker: ['R5-B', 'R5 W'], newegg: 'N82E16800000001', page: url },
  });
  expect(of({ url: ' https://sample.test\n' })).toEqual({ n: 1, maker: [], page: 'https://sample.test' });
  expect(of({})).toEqual({ n: 1, maker: [] });
});

test.each([
  'asdasd',
  'gigabyte.com/Motherboard/X870E',
  'http://sample.test/rig',
  'https://www.google.com/search?q=rig',
  'https://google.com/search?q=rig',
  'https://sample.test/a b',
  'javascript:alert(1)',
])('"%s" is no page of a maker', (url) => {
  expect(of({ url })).toEqual({ n: 1, maker: [] });
});

test('numbers come back, and find their parts however they are written', () => {
  const parts = [
    of({ mpn: ['BX80684-I78700K', 'CM8068403358220'], neweggSku: 'N82E16819117827' }, 7),
    of({}, 3),
    of({ mpn: ['CM 8068403358220', 'Ш-7100'], url: 'https://www.sample.test/' }, 12),
  ];
  const list = readPartNumbers(JSON.parse(JSON.stringify(packPartNumbers(parts))));
  expect([7, 3, 12].map(list.of)).toEqual(parts);
  expect(list.of(1)).toBeUndefined();
  expect(list.find('bx80684 i78700k')).toEqual([7]);
  expect(list.find('CM8068403358220')).toEqual([7, 12]);
  expect(list.find('n82e16819117827')).toEqual([7]);
  expect(list.find('ш7100')).toEqual([12]);
  expect(list.find('unknown')).toEqual([]);
});

test('what is too short, has no digit or is shared by many parts names none', () => {
  const mpn = ['OC', '16', 'WHITE', 'REV10', '--'];
  const list = readPartNumbers(packPartNumbers(Array.from({ length: 9 }, (_, n) => n + 1).map((n) => of({ mpn }, n))));
  expect(['oc', '16', 'white', 'rev-1.0', '--', ''].map(list.find)).toEqual([[], [], [], [], [], []]);
});

test('a type without parts is read; what is none is refused', () => {
  expect(readPartNumbers(packPartNumbers([])).of(1)).toBeUndefined();
  expect(() => readPartNumbers({ steps: [1] })).toThrow('notice');
});
