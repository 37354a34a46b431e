const part = (name: string) => ({ id: name, name: `${name} with a rather long name, 3rd edition`, price: 129.99 });
/** Seven parts by name and price alone, as a visitor may have them. */
export const components = Object.fromEntries(
  ['cpu', 'motherboard', 'gpu', 'ram', 'storage', 'case', 'psu'].map((type) => [type, part(type)]),
);
/** Two parts of which one does not fit the other. */
export const clashing = {
  cpu: {
    id: 'cpu0',
    type: 'cpu',
    name: 'A processor',
    price: 99,
    specs: { socket: 'LGA1700', tdpW: 65, maxPowerW: 117 },
  },
  motherboard: {
    id: 'motherboard0',
    type: 'motherboard',
    name: 'A board',
    price: 99,
    specs: { socket: 'AM5', chipset: 'B650', formFactor: 'ATX' },
  },
};
/** A card that is too long for its case. */
export const cased = {
  ...clashing,
  case: {
    ...part('A case'),
    type: 'case',
    specs: { formFactor: 'ATX Mid Tower', dimensions: [469, 215, 447], motherboards: ['ATX'], gpuMaxMm: 355, slots: 7 },
  },
  gpu: { ...part('A card'), type: 'gpu', specs: { lengthMm: 400, heightMm: 130, slots: 2 } },
};
const saved = (id: string, name: string, parts: object) => ({
  id,
  name,
  date: '2026-11-02T10:00:00.000Z',
  components: parts,
  totalPrice: 909.93,
});
/** Two saved builds, under the key that the browser keeps them by. */
export const saved_pc_builds = [saved('1', 'Build #1', components), saved('2', 'Build #2', components)];
/** Two that differ: the second one has parts that do not fit, and lacks some. */
export const twoUnlike = [
  saved('1', 'Build #1', components),
  saved('9', 'The other one, with a rather long name', cased),
];
/** A whole PC of some years ago, behind the `#` of an address. */
export const ownedLink = '#b=EC_gAAcpSlFlAMmh';
