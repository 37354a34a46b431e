import type { Accessory } from './schema';

/** Brands as they begin a product's name. Those of several words are why the first word alone is not enough. */
const knownBrands = [
  '8BitDo',
  'Anglepoise',
  'Anker',
  'AOC',
  'Arozzi',
  'ASUS',
  'Audeze',
  'Audio-Technica',
  'Audioengine',
  'BenQ',
  'Blue',
  'CalDigit',
  'Cooler Master',
  'Corsair',
  'Creative',
  'Das Keyboard',
  'Dell',
  'Dyson',
  'Edifier',
  'Elgato',
  'Ergotron',
  'Eureka Ergonomic',
  'FlexiSpot',
  'Gigabyte',
  'Glorious',
  'Govee',
  'Grovemade',
  'Herman Miller',
  'HyperX',
  'IKEA',
  'Insta360',
  'Jabra',
  'Keychron',
  'Koss',
  'LG',
  'Logitech',
  'Marshall',
  'Microsoft',
  'MSI',
  'Nanoleaf',
  'NZXT',
  'Philips',
  'Razer',
  'ROCCAT',
  'RODE',
  'Samsung',
  'Secretlab',
  'Sennheiser',
  'Shure',
  'Sony',
  'Steelcase',
  'SteelSeries',
  'TourBox',
  'Twelve South',
  'UPLIFT',
  'ViewSonic',
  'West Elm',
] as const;

const beginsWith = (name: string, brand: string): boolean =>
  `${name} `.toLowerCase().startsWith(`${brand.toLowerCase()} `);

/** The item's brand; where it has none a known brand that begins its name, else the name's first word, else 'Generic'. */
export const brandOf = ({ brand, name }: Pick<Accessory, 'name'> & { brand?: string | undefined }): string =>
  brand?.trim() ||
  knownBrands.find((known) => beginsWith(name.trim(), known)) ||
  name.trim().split(/\s+/)[0] ||
  'Generic';
