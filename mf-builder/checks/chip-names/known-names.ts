import { knownCards } from './known-cards';

export type Kind = 'cpu' | 'gpu';

/** A name as a site or a system writes it, and the measured chip that it means. */
type Known = readonly [name: string, chip: string];

const processors: readonly Known[] = [
  // PCPartPicker
  ['AMD Ryzen 5 3600 3.6 GHz 6-Core Processor', 'Ryzen 5 3600'],
  ['Intel Core i5-12400F 2.5 GHz 6-Core Processor', 'Core i5-12400F'],
  ['AMD Ryzen 5 3600 3.6 GHz 6-Core OEM/Tray Processor', 'Ryzen 5 3600'],
  ['Intel Core i7-6700K 4 GHz Quad-Core Processor', 'Core i7-6700K'],
  // Newegg
  [
    'AMD Ryzen 5 3600 - Ryzen 5 Matisse (Zen 2) 6-Core 3.6 GHz Socket AM4 65W Desktop Processor - 100-100000031BOX',
    'Ryzen 5 3600',
  ],
  [
    'Intel Core i7-14700K - Core i7 14th Gen 20-Core (8P+12E) LGA 1700 125W Intel UHD Graphics 770 Processor - BX8071514700K',
    'Core i7-14700K',
  ],
  [
    'AMD Ryzen 7 7800X3D - Ryzen 7 7000 Series 8-Core 4.2 GHz Socket AM5 120W AMD Radeon Graphics Desktop Processor',
    'Ryzen 7 7800X3D',
  ],
  [
    'Intel Core i9-9900K Coffee Lake 8-Core, 16-Thread, 3.6 GHz (5.0 GHz Turbo) LGA 1151 (300 Series) 95W',
    'Core i9-9900K',
  ],
  // Amazon
  ['AMD Ryzen 5 5600G 6-Core 12-Thread Unlocked Desktop Processor with Radeon Graphics', 'Ryzen 5 5600G'],
  ['AMD Ryzen 7 5800X 8-core, 16-Thread Unlocked Desktop Processor (4.7 GHz Max Boost)', 'Ryzen 7 5800X'],
  [
    'Intel® Core™ i5-14600K Desktop Processor 14 cores (6 P-cores + 8 E-cores) with Integrated Graphics',
    'Core i5-14600K',
  ],
  ['Intel® Core™ Ultra 7 Desktop Processor 265K 20 cores (8 P-cores + 12 E-cores) up to 5.5 GHz', 'Core Ultra 7 265K'],
  ['Intel Core i9 (14th Gen) i9-14900K Tetracosa-core [24 Core] 3.20 GHz Processor', 'Core i9-14900K'],
  ['Intel Core i7 (13th Gen) 13700KF 16 Core 3.40 GHz', 'Core i7-13700KF'],
  // Geizhals, Alternate, Mindfactory
  ['AMD Ryzen 5 3600, 6C/12T, 3.60-4.20GHz, boxed', 'Ryzen 5 3600'],
  ['AMD Ryzen 9 5900X, 12C/24T, 3.70-4.80GHz, boxed ohne Kühler (100-100000061WOF)', 'Ryzen 9 5900X'],
  ['Intel Core i5-13600K, 14C (6P+8E)/20T, 3.50-5.10GHz, boxed ohne Kühler (BX8071513600K)', 'Core i5-13600K'],
  ['Intel Core i7-8700 Kühler boxed', 'Core i7-8700'],
  ['AMD Ryzen™ 5 3600, Prozessor', 'Ryzen 5 3600'],
  ['Intel® Core™ i5-12400, Prozessor FC-LGA4, "Alder Lake", boxed', 'Core i5-12400'],
  ['AMD Ryzen 7 2700X 8x 3.70GHz So.AM4 BOX', 'Ryzen 7 2700X'],
  ['Intel Core i7 8700K 6x 3.70GHz So.1151 WOF', 'Core i7-8700K'],
  ['AMD Ryzen 5 7600, S AM5, tray', 'Ryzen 5 7600'],
  // LDLC
  ['AMD Ryzen 5 3600 Wraith Stealth (3.6 GHz / 4.2 GHz)', 'Ryzen 5 3600'],
  ['AMD Ryzen 5 3600 (3.6 GHz / 4.2 GHz) 100-100000031BOX', 'Ryzen 5 3600'],
  ['Intel Core i5-12400F (2.5 GHz / 4.4 GHz)', 'Core i5-12400F'],
  // Windows, CPU-Z, DxDiag
  ['AMD Ryzen 5 3600 6-Core Processor             (12 CPUs), ~3.6GHz', 'Ryzen 5 3600'],
  ['Intel(R) Core(TM) i7-8700K CPU @ 3.70GHz (12 CPUs), ~3.7GHz', 'Core i7-8700K'],
  ['13th Gen Intel(R) Core(TM) i5-13600K (20 CPUs), ~3.5GHz', 'Core i5-13600K'],
  ['AMD Ryzen 5 3600 Code Name Matisse Max TDP 65 W Package Socket AM4 (1331)', 'Ryzen 5 3600'],
  // /proc/cpuinfo, neofetch, inxi
  ['13th Gen Intel(R) Core(TM) i5-13600K', 'Core i5-13600K'],
  ['Intel(R) Core(TM) i7 CPU         920  @ 2.67GHz', 'Core i7-920'],
  ['Intel(R) Core(TM) Ultra 9 285K', 'Core Ultra 9 285K'],
  ['Intel(R) Xeon(R) CPU E5-2680 v4 @ 2.40GHz', 'Xeon E5-2680 v4'],
  ['Intel(R) Xeon(R) CPU E5-1620 0 @ 3.60GHz', 'Xeon E5-1620'],
  ['AMD FX(tm)-8350 Eight-Core Processor', 'FX-8350'],
  ['AMD A8-9600 RADEON R7, 10 COMPUTE CORES 4C+6G', 'A8-9600'],
  ['AMD Athlon(tm) X4 860K Quad Core Processor', 'Athlon X4 860K'],
  ['AMD Ryzen 5 PRO 2400GE w/ Radeon Vega Graphics', 'Ryzen 5 PRO 2400GE'],
  ['AMD Ryzen Threadripper PRO 9995WX 96-Cores', 'Ryzen Threadripper PRO 9995WX'],
  ['AMD Ryzen 9 5900X (24) @ 4.47 GHz', 'Ryzen 9 5900X'],
  ['Intel i7-8700K (12) @ 4.700GHz', 'Core i7-8700K'],
  [
    '6-core model: AMD Ryzen 5 3600 bits: 64 type: MT MCP arch: Zen 2 L3: 32 MiB speed (MHz): avg: 2196 min/max: 2200/4208',
    'Ryzen 5 3600',
  ],
  // By hand
  ['ryzen 5 3600 x', 'Ryzen 5 3600X'],
  ['AMD Ryzen 5 3600 XT 6-Core', 'Ryzen 5 3600XT'],
  ['Ryzen 7 5800X 3D', 'Ryzen 7 5800X3D'],
  ['Core i9 14900 KS', 'Core i9-14900KS'],
  ['i7 8700', 'Core i7-8700'],
  ['Threadripper 2990WX', 'Ryzen Threadripper 2990WX'],
];

export const knownNames: readonly (readonly [kind: Kind, name: string, chip: string])[] = [
  ...processors.map(([name, chip]) => ['cpu', name, chip] as const),
  ...knownCards.map(([name, chip]) => ['gpu', name, chip] as const),
];
