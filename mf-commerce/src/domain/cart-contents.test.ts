import type { BuildComponents } from '@rig4u/shared/builds';
import fc from 'fast-check';
import { cartLink } from './newegg-cart-link';
import { cartContents } from './cart-contents';
import { someAccessories } from '../../checks/some-accessories';

const retailer = {
  name: 'Newegg',
  homeUrl: 'https://www.newegg.com/',
  cartUrl: 'https://secure.newegg.com/Shopping/AddtoCart.aspx',
};
const cpu = { id: 'cpu1', name: 'Ryzen 7', brand: 'AMD', price: 329, retailerSku: 'N82E16819113793' };
const gpu = { id: 'gpu1', name: 'GeForce', price: 599, retailerSku: '9SIAZTUKS26076' };
const plain = { id: 'case1', name: 'A case', price: 99 };
const address = (components: BuildComponents, accessories = someAccessories(0, false)) =>
  cartLink(retailer, cartContents(components, accessories));

test.each([
  [0, 'PLACEHOLDER-BASE-BUILD'],
  [1, 'PLACEHOLDER-BASE-BUILD,PLACEHOLDER-ACCESSORY-1'],
  [2, 'PLACEHOLDER-BASE-BUILD,PLACEHOLDER-ACCESSORY-1,PLACEHOLDER-ACCESSORY-2'],
  [5, 'PLACEHOLDER-BASE-BUILD,PLACEHOLDER-ACCESSORY-1,PLACEHOLDER-ACCESSORY-2'],
])(spec('7.26', 'a build without numbers and %i accessories without numbers'), (count, list) => {
  expect(address({ case: plain }, someAccessories(count, false))).toBe(
    `https://secure.newegg.com/Shopping/AddtoCart.aspx?Submit=ADD&ItemList=${list}`,
  );
});

test(spec('7.26', 'parts go by their own numbers, in the order of the list; those without one are left out'), () => {
  expect(address({ gpu, case: plain, cpu })).toBe(
    'https://secure.newegg.com/Shopping/AddtoCart.aspx?Submit=ADD&ItemList=N82E16819113793,9SIAZTUKS26076',
  );
  expect(cartContents({ gpu, case: plain, cpu }, [])).toMatchObject({
    samples: [],
    parts: { carried: 2, of: 3 },
    missing: [{ name: 'A case', kind: 'Case' }],
    owned: [],
  });
  expect(cartContents({ cpu }, []).items).toEqual([
    { number: 'N82E16819113793', names: ['AMD Ryzen 7'], quantity: 1, oneSeller: false },
  ]);
});

test('accessories go by their own numbers too, a stand-in only for those without', () => {
  const numbered = someAccessories(2, true);
  expect(cartContents({ cpu }, numbered).list).toEqual([
    'N82E16819113793',
    ...numbered.map((item) => item.retailerSku),
  ]);
  const [without] = someAccessories(1, false);
  const mixed = cartContents({ cpu }, without ? [...numbered, without] : []);
  expect(mixed.list).toEqual([
    'N82E16819113793',
    ...numbered.map((item) => item.retailerSku),
    'PLACEHOLDER-ACCESSORY-1',
  ]);
  expect(mixed.accessories).toEqual({ carried: 2, of: 3 });
  expect(mixed.missing).toEqual([{ name: without?.name, kind: without?.name }]);
});

test('each number once, with how many are meant', () => {
  const components = {
    ram: [
      { part: { ...plain, id: 'ram1', name: 'Kit', retailerSku: 'N82E16820000001' }, quantity: 2 },
      { part: { ...plain, id: 'ram2', name: 'Kit', retailerSku: 'N82E16820000001' }, quantity: 1 },
    ],
  };
  expect(cartContents(components, [])).toMatchObject({
    items: [{ number: 'N82E16820000001', names: ['Kit'], quantity: 3, oneSeller: false }],
    list: ['N82E16820000001'],
  });
});

test('the listing of a single seller is told from an item of the retailer', () => {
  expect(cartContents({ cpu, gpu }, []).items.map(({ number, oneSeller }) => [number, oneSeller])).toEqual([
    ['N82E16819113793', false],
    ['9SIAZTUKS26076', true],
  ]);
});

test('what is owned stays out, and is no reason for a stand-in', () => {
  const owned = { ...cpu, owned: true };
  expect(cartContents({ cpu: owned, gpu }, [])).toMatchObject({
    list: ['9SIAZTUKS26076'],
    parts: { carried: 1, of: 1 },
    missing: [],
    owned: [{ name: 'AMD Ryzen 7', kind: 'CPU' }],
  });
  expect(cartContents({ cpu: owned }, []).list).toEqual([]);
  expect(cartContents({ cpu: owned, case: plain }, []).list).toEqual(['PLACEHOLDER-BASE-BUILD']);
});

test.each(['N82E16819113793R', '', 'a&Submit=BUY', 'N1,N2', 'n82e168', 'N82%2C1', '<b>', 'N82 E16'])(
  '%j is not used as a number',
  (retailerSku) => {
    expect(cartContents({ cpu: { ...cpu, retailerSku } }, [])).toMatchObject({
      items: [],
      list: ['PLACEHOLDER-BASE-BUILD'],
      missing: [{ name: 'AMD Ryzen 7', kind: 'CPU' }],
    });
  },
);

test(spec('7.27', 'no build, or nothing to buy, leads to the home page'), () => {
  expect(cartLink(retailer, undefined)).toBe('https://www.newegg.com/');
  expect(address({})).toBe('https://www.newegg.com/');
  expect(address({ cpu: { ...cpu, owned: true } })).toBe('https://www.newegg.com/');
});

test('a cart address that has parameters of its own keeps them', () => {
  const own = { ...retailer, cartUrl: 'https://shop.example/cart?store=1&ItemList=old&Submit=x' };
  expect(cartLink(own, cartContents({ cpu }, []))).toBe(
    'https://shop.example/cart?store=1&Submit=ADD&ItemList=N82E16819113793',
  );
});

test(spec('7.25', 'whatever a part claims as its number, the address has the two parameters and no other'), () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (retailerSku) => {
      const { searchParams, hash, origin } = new URL(address({ cpu: { ...cpu, retailerSku } }));
      expect([...searchParams.keys()]).toEqual(['Submit', 'ItemList']);
      expect([hash, origin, searchParams.get('ItemList')?.split(',').length]).toEqual([
        '',
        'https://secure.newegg.com',
        1,
      ]);
    }),
  );
});
