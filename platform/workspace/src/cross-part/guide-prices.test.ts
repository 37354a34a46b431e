import { builtIn } from '../../../../mf-builder/src/catalogue/source';
import { guides } from '../../../../mf-guides/checks/guides';

const text = guides
  .map(({ content }) => content)
  .join('\n')
  .replaceAll(/\s+/g, ' ');

/** The middle one of some prices. */
const median = (prices: readonly number[]): number => prices.toSorted((a, b) => a - b)[prices.length >> 1] ?? NaN;

test('a hard disk has the lowest price per terabyte', async () => {
  expect(text).toContain('A hard disk reads 150 to 280 MB/s and is slow with small files, but it has the lowest price');
  const drives = await builtIn.load('storage');
  const perTerabyte = (kind: 'HDD' | 'SSD') =>
    drives.filter(({ specs }) => specs.type === kind).map(({ price, specs }) => price / specs.capacity);
  expect(Math.max(...perTerabyte('HDD'))).toBeLessThan(Math.min(...perTerabyte('SSD')));
});

test('a PCIe 5.0 drive costs more than a PCIe 4.0 drive of its size', async () => {
  expect(text).toContain('Pay for the faster one if you often move very large files');
  const drives = await builtIn.load('storage');
  const prices = (gen: number) =>
    drives.filter(({ specs }) => specs.pcieGen === gen && specs.capacity === 2000).map(({ price }) => price);
  expect(Math.min(...prices(5))).toBeGreaterThan(Math.max(...prices(4)));
});

test('an air cooler with two towers usually costs less than a liquid one', async () => {
  expect(text).toContain('A good air cooler with two towers is enough for most processors, usually costs less');
  const coolers = await builtIn.load('cooling');
  const towers = coolers.filter(({ specs }) => specs.features?.includes('dual tower')).map(({ price }) => price);
  const liquid = coolers.filter(({ specs }) => specs.type === 'liquid').map(({ price }) => price);
  expect([towers.length > 3, liquid.length > 3]).toEqual([true, true]);
  expect(median(towers)).toBeLessThan(median(liquid));
});

test('16 GB of DDR5 as two modules cost less than 32 GB', async () => {
  expect(text).toContain('16 GB as two modules leaves more of it for the card');
  const kits = await builtIn.load('ram');
  const least = (capacity: number) =>
    Math.min(
      ...kits
        .filter(({ specs }) => specs.ramType === 'DDR5' && specs.modules === 2 && specs.capacity === capacity)
        .map(({ price }) => price),
    );
  expect(least(16)).toBeLessThan(0.8 * least(32));
});
