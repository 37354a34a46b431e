import { readType } from '../../../market/src/pack/read';
import { packType } from '../../../market/src/pack/pack';
import { builtIn } from '../../catalogue/source';
import { onePerProduct, productsOf } from './twins';

interface Stated {
  name: string;
  facts: { [fact: string]: unknown };
  doubted?: string[];
  colors?: string[];
}

const card = { chip: 'GeForce RTX 5070', memory: 12, vramType: 'GDDR7', lengthMm: 304 };

/** Which records are one, each group by the names that its rows stand for. */
const standingFor = (records: readonly Stated[]) => {
  const parts = records.map((record, at) => ({ n: at + 1, brand: 'MSI', doubted: [], ...record }));
  return [...productsOf('gpu', readType(JSON.parse(JSON.stringify(packType(parts))))).standing];
};

test.each<[string, Stated, Stated]>([
  ['a name', { name: 'VENTUS 2X', facts: card }, { name: 'VENTUS 2X', facts: card }],
  ['a word of memory', { name: 'VENTUS 2X 12GB', facts: card }, { name: 'VENTUS 2X 12GB GDDR7', facts: card }],
  [
    'the place of the chip',
    { name: 'GeForce RTX 5070 VENTUS 2X', facts: card },
    { name: 'VENTUS 2X GeForce RTX 5070 12 GB', facts: card },
  ],
  ['a fact less', { name: 'VENTUS 2X', facts: card }, { name: 'VENTUS 2X', facts: { ...card, lengthMm: undefined } }],
  [
    'a fact that may be wrong',
    { name: 'VENTUS 2X', facts: card },
    { name: 'VENTUS 2X', facts: { ...card, slots: 3, lengthMm: 310 }, doubted: ['lengthMm'] },
  ],
])('records that share all but %s are one product', (_, one, other) => {
  expect(new Set(standingFor([one, other])).size).toBe(1);
});

test.each<[string, Stated, Stated]>([
  ['a word that states no fact', { name: 'VENTUS 2X', facts: card }, { name: 'VENTUS 2X OC', facts: card }],
  [
    'a word of a fact that one of them does not state',
    { name: 'VENTUS 2X', facts: { ...card, vramType: undefined } },
    { name: 'VENTUS 2X GDDR7', facts: card },
  ],
  ['a fact', { name: 'VENTUS 2X', facts: card }, { name: 'VENTUS 2X', facts: { ...card, lengthMm: 310 } }],
  [
    'a colour',
    { name: 'VENTUS 2X', facts: card, colors: ['Black'] },
    { name: 'VENTUS 2X', facts: card, colors: ['White'] },
  ],
])('records with another %s are two', (_, one, other) => {
  expect(standingFor([one, other])).toEqual([0, 1]);
});

test('the record that states most stands for its product, in the place of the first that is found', () => {
  const records = [
    { name: 'VENTUS 2X 12GB', facts: { ...card, lengthMm: undefined } },
    { name: 'VENTUS 2X 12GB GDDR7', facts: card },
    { name: 'GAMING TRIO', facts: card },
  ];
  const parts = records.map((record, at) => ({ n: at + 1, brand: 'MSI', doubted: [], ...record }));
  const products = productsOf('gpu', readType(JSON.parse(JSON.stringify(packType(parts)))));
  expect(onePerProduct([0, 2, 1], products)).toEqual([1, 2]);
  expect(onePerProduct([0, 2], products)).toEqual([0, 2]);
});

test('a record is the twin of a part of the catalogue with the same facts', async () => {
  const [part] = await builtIn.load('thermalPaste');
  if (!part) throw new Error('The catalogue has no paste.');
  const { brand, specs, name } = part;
  const parts = [
    { n: 1, brand, name, facts: { ...specs }, doubted: [] },
    { n: 2, brand, name: `${name} XL`, facts: { ...specs }, doubted: [] },
  ];
  const shelf = readType(JSON.parse(JSON.stringify(packType(parts))));
  expect(productsOf('thermalPaste', shelf).twinsOf(part)).toEqual([0]);
});
