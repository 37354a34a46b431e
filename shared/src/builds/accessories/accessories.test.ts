import {
  accessories,
  accessoryById,
  accessoryCategories,
  accessoryCategoryNames,
  accessoryThemes,
  accessoryTotal,
  brandOf,
  groupByCategory,
  parseAccessories,
  priceText,
  recommendedFor,
  useCases,
} from '.';
import { artFor } from '../../look/art';

const named = (name: string, brand?: string) => brandOf({ name, brand });

test(spec('3.12', 'each category has at least six items and a drawing'), () => {
  expect(accessoryCategories.map(({ category }) => category)).toEqual([...accessoryCategoryNames]);
  for (const { category, art } of accessoryCategories) {
    expect(accessories.filter((item) => item.category === category).length).toBeGreaterThanOrEqual(6);
    expect(artFor(art)).toBe(art);
  }
});

test(spec('9.26', 'ids and names are there once, prices go from 39 to 1599 dollars, a few items have none'), () => {
  expect(new Set(accessories.map(({ id }) => id)).size).toBe(accessories.length);
  expect(new Set(accessories.map(({ name }) => name)).size).toBe(accessories.length);
  const unpriced = accessories.filter(({ price }) => price === undefined);
  expect(unpriced.map(({ id }) => id)).toEqual([
    'grovemade-desk-shelf',
    'herman-miller-aeron',
    'herman-miller-eames-aluminum',
    'anglepoise-original-1227',
  ]);
});

test('a product page belongs to the item number', () => {
  const numbered = accessories.filter(({ retailerSku }) => retailerSku !== undefined);
  expect(numbered.length).toBeGreaterThan(30);
  for (const { retailerSku, productUrl } of numbered)
    expect(productUrl).toBe(`https://www.newegg.com/p/${retailerSku}`);
  expect(new Set(numbered.map(({ retailerSku }) => retailerSku)).size).toBe(numbered.length);
});

test(spec('3.10', 'a wrong file is refused with the place of the mistake'), () => {
  const [item] = accessories;
  expect(() => parseAccessories('mouse', [{ ...item, price: 12 }])).toThrow(
    'The accessories of category mouse are not readable: 0.price:',
  );
  expect(() => parseAccessories('mouse', [{ ...item, retailerSku: 'N82E16826153371R' }])).toThrow('0.retailerSku');
  expect(() => parseAccessories('mouse', [{ ...item, imageUrl: 'http://photos.example/a.jpg' }])).toThrow('0.imageUrl');
  expect(() => parseAccessories('mouse', 'nothing')).toThrow('the list');
});

test(spec('3.11', 'brand: its own, a known one that begins the name, the first word, Generic'), () => {
  expect(named('Alienware AW3423DW', 'Dell')).toBe('Dell');
  expect(named('CORSAIR MM700 RGB')).toBe('Corsair');
  expect(named('Herman Miller Aeron')).toBe('Herman Miller');
  expect(named('Bluebird Stand')).toBe('Bluebird');
  expect(named('  Nobody Knows It')).toBe('Nobody');
  expect(named('   ')).toBe('Generic');
});

test(spec('3.13 3.14', 'each use case with each look has items of several categories'), () => {
  for (const useCase of useCases)
    for (const theme of accessoryThemes) {
      const found = recommendedFor(accessories, useCase, theme);
      expect(found.length).toBeGreaterThanOrEqual(4);
      expect(groupByCategory(found).length).toBeGreaterThanOrEqual(3);
      expect(found.every((item) => item.compatibility.includes(useCase) && item.theme.includes(theme))).toBe(true);
    }
});

test(spec('3.29', 'recommended items come first; a look that accessories do not have leaves the use case'), () => {
  const found = recommendedFor(accessories, 'gaming', 'rgb').map(({ recommended }) => recommended);
  expect(found).toEqual([...found].toSorted((a, b) => Number(b) - Number(a)));
  expect(recommendedFor(accessories, 'gaming', 'compact')).toHaveLength(
    accessories.filter((item) => item.compatibility.includes('gaming')).length,
  );
  expect(recommendedFor(accessories, 'trading', 'rgb')).toEqual([]);
});

test(spec('3.12 3.29', 'groups stand in the order of the categories and hold every item once'), () => {
  const groups = groupByCategory([...accessories].reverse());
  expect(groups.map(({ label }) => label)).toEqual([
    'Monitors',
    'Keyboards',
    'Mice',
    'Headsets',
    'Speakers',
    'Webcams',
    'Microphones',
    'Desk accessories',
    'Chairs',
    'Desks',
    'Lighting',
  ]);
  expect(groups.flatMap(({ items }) => items)).toHaveLength(accessories.length);
  expect(groupByCategory([])).toEqual([]);
});

test(spec('3.15 8.34', 'an item without a price says so and adds nothing to the total'), () => {
  const aeron = accessoryById('herman-miller-aeron');
  const monitor = accessoryById('lg-27gr83q');
  if (!aeron || !monitor) throw new Error('The items of this test are gone from the data.');
  expect(priceText(aeron)).toBe('Price N/A');
  expect(priceText(monitor)).toBe('$350');
  expect(accessoryTotal([aeron, monitor])).toBe(349.99);
  expect(accessoryById('constructor')).toBeUndefined();
});
