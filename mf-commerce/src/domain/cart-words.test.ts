import type { BuildComponents } from '@rig4u/shared/builds';
import { someAccessories } from '../../checks/some-accessories';
import { cartContents } from './cart-contents';
import { cartWords } from './cart-words';

const part = (id: string, retailerSku?: string) => ({
  id,
  name: `The ${id}`,
  price: 100,
  ...(retailerSku !== undefined && { retailerSku }),
});
const words = (components: BuildComponents, accessories = someAccessories(0, true)) =>
  cartWords(cartContents(components, accessories)).join(' ');
const cpu = part('cpu', 'N82E16819113793');
const gpu = part('gpu', 'N82E16814126798');
const cooling = part('cooler');
const owned = { ...part('case'), owned: true };

test.each<[string, BuildComponents, string]>([
  ['all', { cpu, gpu }, 'Both parts go into the cart.'],
  ['all but one', { cpu, gpu, cooling }, '2 of 3 parts go into the cart. Not among them: CPU Cooler.'],
  [
    'none',
    { cooling, psu: part('psu') },
    '0 of 2 parts go into the cart. Not among them: Power Supply and CPU Cooler.',
  ],
  ['a single one', { cpu }, '1 of 1 part goes into the cart.'],
  ['what is owned is not missing', { cpu, gpu, case: owned }, 'Both parts go into the cart. You own: Case.'],
  ['all owned', { case: owned }, 'You own all parts of this build.'],
  ['no part', {}, ''],
])('%s', (_, components, said) => {
  expect(words(components)).toBe(said);
});

test('several of a kind are named once, with how many', () => {
  const storage = [
    { part: part('drive'), quantity: 1 },
    { part: part('disk'), quantity: 3 },
  ];
  expect(words({ cpu, storage })).toBe('1 of 3 parts go into the cart. Not among them: 2 × Storage.');
});

test('accessories are counted beside the parts, and named', () => {
  const [without] = someAccessories(1, false);
  const accessories = [...someAccessories(1, true), ...(without ? [without] : [])];
  expect(words({ cpu, gpu }, accessories)).toBe(
    `Both parts and 1 of 2 accessories go into the cart. Not among them: ${without?.name}.`,
  );
  expect(words({ case: owned }, someAccessories(1, true))).toBe('1 of 1 accessory goes into the cart. You own: Case.');
});

test('where more than one is meant, the quantity is to be set', () => {
  const ram = [{ part: part('kit', 'N82E16820000001'), quantity: 2 }];
  expect(words({ cpu, ram })).toBe(
    'Both parts go into the cart. Only one The kit is added: set the quantity to 2 in the cart.',
  );
});
