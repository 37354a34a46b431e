import type { Part } from '../../catalogue/schema';
import { doubtText } from './doubt-text';
import { matchList } from './match-list';
import { readList } from './read-list';

const dated = { priceDate: '2026-01-01' };
const gpu = (id: string, brand: string, name: string, memory: number): Part => ({
  ...dated,
  id,
  type: 'gpu',
  brand,
  name,
  price: 500,
  specs: { memory, coreClock: 2000, ports: [] },
});
const ram = (id: string, name: string, capacity: number): Part => ({
  ...dated,
  id,
  type: 'ram',
  brand: 'Corsair',
  name,
  price: 90,
  specs: { capacity, speed: 6000, timing: '30-36-36-76' },
});
const parts: readonly Part[] = [
  gpu('gpu1', 'MSI', 'GeForce RTX 5070 12G VENTUS 2X OC', 12),
  gpu('gpu2', 'Sapphire', 'PULSE Radeon RX 9070 XT 16GB', 16),
  ram('ram1', 'Vengeance 32GB (2x16GB) DDR5-6000 CL30', 32),
  ram('ram2', 'Vengeance RGB 32GB (2x16GB) DDR5-6000 CL30', 32),
  {
    ...dated,
    id: 'case1',
    type: 'case',
    brand: 'Fractal Design',
    name: 'North',
    price: 139,
    specs: { formFactor: 'ATX Mid Tower', dimensions: [469, 215, 447], features: [] },
  },
];
const matched = (line: string) => {
  const [found] = matchList(readList(line), parts).matches;
  return {
    id: found?.match?.id,
    sure: found?.sure,
    says: found && doubtText(found),
    others: found?.alternatives.map(({ id }) => id),
  };
};

test('a part with all its words is found, in any order and spelling', () => {
  expect(matched('GPU: MSI VENTUS 2X OC GeForce RTX 5070 12 GB Video Card')).toMatchObject({ id: 'gpu1', sure: true });
  expect(matched('Corsair Vengeance 32 GB (2 x 16 GB) DDR5-6000 CL30 Memory')).toMatchObject({
    id: 'ram1',
    sure: true,
    others: ['ram2'],
  });
});

test('another number of the model is unsure, and says both', () => {
  expect(matched('GPU: MSI GeForce RTX 5070 Ti 12G VENTUS 2X OC')).toMatchObject({
    id: 'gpu1',
    sure: false,
    says: 'Your list says 5070 Ti, this part is 5070.',
  });
  expect(matched('Corsair Vengeance 16GB (2x8GB) DDR5-6000 CL30')).toMatchObject({ id: 'ram1', sure: false });
  expect(matched('Corsair Vengeance 32GB (2x16GB) DDR5-6000 CL36').says).toBe(
    'Your list says CL36, this part is CL30.',
  );
});

test('another maker, more words, fewer words and changed letters are unsure, each for its reason', () => {
  expect(matched('GPU: XFX Radeon RX 9070 XT 16GB').says).toBe('Your list names another maker.');
  expect(matched('Case: Fractal Design North XL').says).toBe('Your list also says “xl”.');
  expect(matched('GPU: MSI RTX 5070').says).toBe('Your list does not say “12 GB”, “ventus”, “2x”.');
  expect(matched('RAM: Corsair Vengaence RGB 32GB (2x16GB) DDR5-6000 CL30')).toMatchObject({
    id: 'ram2',
    sure: false,
    says: 'It fits only with a letter changed.',
  });
  expect(matched('Monitor: Fractal Design North').says).toBe('Your list calls it Monitor.');
});

test('what is not in the catalogue has no match, and sizes alone name nothing', () => {
  expect(matched('CPU: AMD Ryzen 7 7800X3D')).toMatchObject({ id: undefined, sure: false });
  expect(matched('RAM: 32GB DDR5 6000')).toMatchObject({ id: undefined });
});

test('a card that is not listed is no processor of its number', () => {
  const [first] = parts;
  if (!first) throw new Error('There is no part.');
  const processor: Part = {
    id: 'cpu5',
    type: 'cpu',
    brand: 'AMD',
    name: 'Ryzen 5 7600',
    price: 190,
    priceDate: first.priceDate,
    specs: { cores: 6, threads: 12, speed: 5.1 },
  };
  const of = (text: string) => matchList(readList(text), [...parts, processor]).matches[0]?.match?.id;
  expect(of('GPU: AMD Radeon RX 7600')).toBeUndefined();
  expect(of('GPU: AMD Ryzen 5 7600')).toBe('cpu5');
});

test('a line that nothing tells to be a part is a note, unless it is one of the catalogue', () => {
  expect(matchList(readList('Fractal Design North\nBlue Monday'), parts)).toMatchObject({
    matches: [{ match: { id: 'case1' } }],
    notes: ['Blue Monday'],
  });
});
