import type { PastedExample } from './example';

/** Short ones, each with something of its own. */
export const shortPosts: readonly PastedExample[] = [
  {
    shape: 'quantities in every spelling',
    text: `2x Crucial BX500 1TB\nARCTIC P14 PWM PST x3\nNoctua NF-P12 redux-1700 PWM (x2)\n2 × Corsair Vengeance LPX 16GB (2x8GB) DDR4-3200 CL16\nSeagate IronWolf 8TB, qty 4`,
    means: ['storage15', 'caseFan10', 'caseFan3', 'ram1', 'storage20'],
  },
  {
    shape: 'types in brackets',
    text: `[CPU] AMD Ryzen 5 9600X\n[GPU] ASUS Dual GeForce RTX 5060 Ti 16GB GDDR7 OC\n(PSU) MSI MAG A850GLS PCIE5\n(Case) Thermaltake The Tower 300`,
    means: ['cpu8', 'gpu12', 'psu10', 'case7'],
  },
  {
    shape: 'equals signs and arrows',
    text: `CPU = Intel Core Ultra 9 285K\nMOBO = MSI MAG Z890 TOMAHAWK WIFI\nPSU -> MSI MAG A1000GLS PCIE5\nAIO => NZXT Kraken Plus 240 RGB (2025)`,
    means: ['cpu20', 'motherboard20', 'psu13', 'cooling15'],
  },
  {
    shape: 'everything in capitals',
    text: `CPU: AMD RYZEN 5 5600\nGPU: ZOTAC GAMING GEFORCE RTX 5060 SOLO 8GB\nSSD: CRUCIAL P310 2TB\nPSU: CORSAIR RM650E (2025)`,
    means: ['cpu2', 'gpu8', 'storage8', 'psu5'],
  },
  {
    shape: 'hyphens left out',
    text: `Noctua NHD15 G2\nIntel i5 14600K\nASRock B650M HDV M.2\nNoctua NF A12x25 G2\nLogitech MX Master3S`,
    means: ['cooling13', 'cpu16', 'motherboard5', 'caseFan1', 'mouse9'],
  },
  {
    shape: 'units apart',
    text: `Samsung 990 EVO Plus 1 TB\nKingston FURY Beast 16 GB (2 x 8 GB) DDR4 3200 MHz CL16\nThermaltake Toughpower GF A3 850 Watt\nThermal Grizzly Kryonaut 5,5 g`,
    means: ['storage5', 'ram2', 'psu8', 'thermalPaste9'],
  },
  {
    shape: 'used parts with prices',
    text: `Selling my old PC parts:\n- Ryzen 5 5600G $80 obo\n- ASRock Radeon RX 7600 Challenger 8GB OC $180 shipped\n- be quiet! Shadow Rock LP $25\nLocal pickup preferred`,
    means: ['cpu3', 'gpu5', 'cooling3'],
  },
  {
    shape: 'addresses behind names',
    text: `CPU: AMD Ryzen 7 7800X3D https://shop.example/p/1?x=1&y=2\nCase: Lian Li A3-mATX (https://shop.example/p/2)\n<https://shop.example/list>`,
    means: ['cpu6', 'case4'],
  },
];
