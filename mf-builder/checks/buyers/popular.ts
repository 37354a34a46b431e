import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { packedFolder } from '../../market/src/packed/folder';
import { readPartNumbers } from '../../market/src/part-numbers/read';
import { storedPart } from '../../src/catalogue/market/stored-part';
import { checkedLine } from '../../src/domain/compatibility/checked-build';
import { marketShelf } from '../either-shelf';
import { type BoughtType, fullShelf, type Page, type Shelf, shelfFrom } from './shelf';

/** Brands that every large shop has, by type; of a type that is not named any counts. */
const brands: Readonly<Partial<Record<BoughtType, string>>> = {
  motherboard: 'ASUS, MSI, Gigabyte, ASRock',
  gpu: 'ASUS, MSI, Gigabyte, Zotac, PNY, XFX, Sapphire, PowerColor, ASRock, Sparkle, Intel',
  ram: 'G.Skill, Corsair, Kingston, TEAMGROUP, Crucial, Patriot',
  storage:
    'Samsung, Western Digital, Crucial, Kingston, Corsair, Seagate, SK Hynix, Solidigm, Lexar, TEAMGROUP, MSI, Sabrent',
  psu:
    'Corsair, SeaSonic, be quiet!, MSI, EVGA, Thermaltake, Cooler Master, Super Flower, NZXT, ASUS, Gigabyte, Lian Li, Montech, SilverStone, ' +
    'FSP Group, DeepCool, Fractal Design, Phanteks, ASRock',
  caseFan:
    'Noctua, ARCTIC, be quiet!, Corsair, Lian Li, NZXT, Phanteks, Fractal Design, Cooler Master, Thermaltake, Thermalright, Montech',
  monitor: 'LG, Samsung, Dell, ASUS, Acer, Gigabyte, MSI, AOC, BenQ, ViewSonic, Alienware',
};

/** What people buy new for a PC of today: platforms, chips and sizes on sale. */
const ofToday: { readonly [T in BoughtType]?: (part: Page<T>) => boolean } = {
  cpu: ({ name, specs }) =>
    ['AM4', 'AM5', 'LGA1700', 'LGA1851'].includes(specs.socket ?? '') &&
    /Ryzen [3579] [5-9]\d{3}|Core i[3579][ -]1[2-4]\d{3}|Core Ultra [579] 2\d\d/.test(name) &&
    !/OEM|Tray/.test(name),
  motherboard: ({ specs }) =>
    /^(A520|B550|X570S?|A620A?|B650E?|B840|B850|X670E?|X870E?|H610|B660|B760|Z690|Z790|H810|B860|Z890)$/.test(
      specs.chipset ?? '',
    ),
  gpu: ({ specs }) => /^(GeForce RTX [45]0|Radeon RX [79]\d{3}|Arc B)/.test(specs.chip ?? ''),
  ram: ({ specs }) =>
    (specs.ramType === 'DDR5' || (specs.ramType === 'DDR4' && (specs.speed ?? 0) >= 3000)) &&
    specs.modules === 2 &&
    (specs.capacity ?? 0) >= 16 &&
    specs.sodimm !== true &&
    specs.registered !== true,
  storage: ({ specs }) => specs.nvme === true && specs.formFactor === 'M.2-2280' && (specs.capacity ?? 0) >= 500,
  psu: ({ specs }) => (specs.power ?? 0) >= 550 && /^(ATX|SFX|SFX-L)$/.test(specs.formFactor ?? ''),
  os: ({ name }) => name.includes('Windows 11'),
  caseFan: ({ specs }) => [120, 140].includes(specs.sizeMm ?? 0),
};

/** The cases and coolers that were written down as the best known before anything was known of them, by type. */
const bestKnown = v.parse(
  v.record(v.string(), v.record(v.string(), v.array(v.string()))),
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../market/keepers/models.json'), 'utf8')),
);

const numbersOf = (type: BoughtType) =>
  readPartNumbers(JSON.parse(readFileSync(path.join(packedFolder, `market-part-numbers-${type}.json`), 'utf8')));

/**
 * The popular parts of the market of a type: cases and coolers that are of a best-known model; of other types what has an item number at the
 * shop that the source names, is of a brand that every shop has, and is for a PC of today.
 */
const popularOf = <T extends BoughtType>(type: T): readonly Page<T>[] => {
  const shelf = marketShelf(type);
  const numbers = numbersOf(type);
  const known = bestKnown[type] && new Set(Object.values(bestKnown[type]).flat());
  const sold = brands[type]?.split(', ');
  const isOfToday = ofToday[type];
  return Array.from({ length: shelf.count }, (_, row) => shelf.partAt(row)).flatMap((part) => {
    const stored = storedPart(type, part);
    const page = checkedLine(type, { part: stored, quantity: 1 });
    const popular = known
      ? known.has(stored.id)
      : numbers.of(part.n)?.newegg !== undefined && sold?.includes(part.brand) !== false;
    return popular && isOfToday?.(page) !== false ? [page] : [];
  });
};

/** The popular parts of the market, and the catalogue's supplies with a battery, of which the market has none. After `renewPacked`. */
export const popularShelf = (): Shelf => {
  const { ups } = fullShelf();
  return { ...shelfFrom((type) => (type === 'ups' ? [] : popularOf(type))), ups };
};
